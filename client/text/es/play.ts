/** What the screens of a running game share: the clock, the ships’ commanders, the board. */
import type { Ship } from '../../../shared/board/board.ts';
import { ships } from './common.ts';
import { capital } from './words.ts';

// ── The clock ───────────────────────────────────────────────────────────────────────────────────

/** "1:05". */
export const clockFace = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`);
const secondsOf = (count: number) => (count === 1 ? '1 segundo' : `${count} segundos`);
export const timeLeft = (seconds: number) => {
  if (seconds < 60) return `Tiempo restante: ${secondsOf(seconds)}`;
  const whole = `Tiempo restante: ${minutes(Math.floor(seconds / 60))}`;
  return seconds % 60 === 0 ? whole : `${whole} y ${secondsOf(seconds % 60)}`;
};
export const timeShort = 'Queda poco tiempo.';
export const timeUp = '¡Tiempo!';

// ── Whose ship ──────────────────────────────────────────────────────────────────────────────────

export const fleet = 'Los barcos y quién los lleva';
export const owned = (name: string) => `de ${name}`;
export const yours = 'Tuyo';
export const anybodys = 'De todos';
export const shipOf = (ship: Ship, whose: string | null, state: string) =>
  whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`;

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const zoom = 'Ampliar el tablero';

// ── The keyboard ────────────────────────────────────────────────────────────────────────────────

export const keys = {
  title: 'Teclado',
  on: 'Teclas sueltas',
  onDoes: 'Desactívalas si interfieren con otro programa.',
  numberPad: 'El teclado numérico hace lo mismo.',
  elsewhere: 'Las letras son las de un teclado inglés: en el tuyo valen las teclas en los mismos lugares.',
  steer: 'El rumbo del barco elegido, según la posición de las teclas.',
  drive: 'Adónde se empuja el barco en la mano, según la posición de las teclas.',
  nextShip: 'Elegir el barco siguiente',
  board: 'Al tablero',
  orders: 'A la orden o a la última respuesta',
  tokens: 'A los recordatorios',
  journal: 'Al diario',
  moveGuess: 'Tomar en la mano la conjetura del barco elegido',
  tiles: 'A tus losetas',
  log: 'A las órdenes y respuestas',
  cover: 'Tapar o destapar el tablero',
  always: [
    { key: '← ↑ ↓ →', does: 'En el tablero: de casilla en casilla' },
    { key: 'Intro', does: 'Pulsar, o elegir la casilla' },
    { key: 'Esc', does: 'Atrás, o soltar lo que hay en la mano' },
    { key: '?', does: 'Esta lista' },
  ],
};
