/** The first page. */
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Odyssey: un juego de tormentas y conjeturas';
export const line = 'Alguien es Poseidón y desvía los barcos. Los demás deben encontrar el camino a casa.';

// ── A new table ─────────────────────────────────────────────────────────────────────────────────
export const makeHeading = 'Una mesa nueva';
export const make = 'Crear una mesa';
export const playAs = 'Juegas como';
export const change = 'Cambiar';

// ── A friend's table ────────────────────────────────────────────────────────────────────────────
export const joinHeading = 'La mesa de un amigo';
export const code = 'Código';
export const codeHint = 'Letras y cifras, de la pantalla de tu amigo';
export const join = 'Entrar';
export const notACode = (typed: string) =>
  typed === ''
    ? 'Escribe el código que muestra la pantalla de tu amigo.'
    : `«${typed}» no puede ser un código: tiene al menos cuatro caracteres, como M7KP o RH7 N2K.`;
export const severalCodes = (codes: readonly string[]) =>
  `Hay más de un código en el texto: ${codes.join(', ')}. Escribe solo el que quieres.`;
export const noSuchTable = (code: string) =>
  `No hay ninguna mesa ${code}. Compara el código con la pantalla de tu amigo.`;

// ── Tables known here ───────────────────────────────────────────────────────────────────────────
export const goOnHeading = 'Seguir jugando';
export const goOn = (code: string) => `Seguir en la mesa ${code}`;
export const state: Readonly<Record<Looked['game'], string>> = {
  none: 'En el puerto',
  running: 'Partida en curso',
  over: 'Lista para otra partida',
};
export const seat = (side: Side | null) =>
  side === null ? 'sin asiento' : side === 'poseidon' ? 'como Poseidón' : 'como Navegante';
export const company = (names: readonly string[]) => names.join(', ');
export const looking = 'Buscando…';
export const older = (count: number) =>
  count === 1 ? 'Una mesa más antigua' : `${count} mesas más antiguas`;

// ── For newcomers ───────────────────────────────────────────────────────────────────────────────
export const newHere = '¿Es tu primera vez?';
export const voyageNavigators = 'Aprender: Navegantes';
export const voyagePoseidon = 'Aprender: Poseidón';
export const puzzles = 'Enigmas';

// ── Alone ───────────────────────────────────────────────────────────────────────────────────────
export const alone = 'Jugar en solitario';
export const daily = 'El viaje del día';
