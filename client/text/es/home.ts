/** The first page, and the banner of the connection. */
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Odyssey: un juego de tormentas y conjeturas';
export const line = 'Alguien es Poseidón y desvía los barcos. Los demás deben encontrar el camino a casa.';

// ── A new table ─────────────────────────────────────────────────────────────────────────────────
export const makeHeading = 'Una mesa nueva';
export const make = 'Crear una mesa';
export const name = 'Tu nombre';
export const nameHint = 'Como lo verán los demás';
export const nameMissing = 'Escribe un nombre para que los demás sepan quién eres.';
export const nameTaken = 'Aquí ya hay alguien con ese nombre. Añade algo para que se os distinga.';
export const playAs = 'Juegas como';
export const change = 'Cambiar';

// ── A friend's table ────────────────────────────────────────────────────────────────────────────
export const joinHeading = 'La mesa de un amigo';
export const code = 'Código';
export const codeHint = 'Cuatro caracteres, de la pantalla de tu amigo';
export const join = 'Entrar';
export const notACode = (typed: string) =>
  typed === ''
    ? 'Escribe los cuatro caracteres que muestra la pantalla de tu amigo.'
    : `«${typed}» no puede ser un código: tiene cuatro caracteres, como M7KP.`;
export const noSuchTable = (code: string) =>
  `No hay ninguna mesa ${code}. Compara el código con la pantalla de tu amigo.`;
export const noAnswer = 'El servidor no responde. Prueba otra vez dentro de un momento.';

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

// ── Nowhere ─────────────────────────────────────────────────────────────────────────────────────
export const nowhereTitle = 'Fuera del mapa';
export const nowhereText =
  'En esta dirección no hay nada. El enlace de una mesa termina con sus cuatro caracteres.';
export const wayHome = 'A la portada';

// ── The connection ──────────────────────────────────────────────────────────────────────────────
export const connecting = 'Buscando el servidor…';
export const lost = 'Se ha perdido la conexión. Buscándola…';
export const outdated = 'Ha llegado una versión nueva de Odyssey.';
export const notLoaded = 'No se ha podido cargar una parte de la página.';
export const reload = 'Recargar';

// ── For newcomers, and this device ──────────────────────────────────────────────────────────────
export const newHere = '¿Es tu primera vez?';
export const voyageNavigators = 'Primer viaje: Navegantes';
export const voyagePoseidon = 'Primer viaje: Poseidón';
export const rules = 'Las reglas';
export const language = 'Idioma';
