/** The daily voyage. */

export const title = 'El viaje del día';
export const lead = 'Cada día, el mismo mar y las mismas tormentas para todo el mundo.';
export const today = 'Hoy';
export const steers = (name: string) => `${name} dirige las tormentas, y los cuatro barcos son tuyos.`;
export const begin = 'Zarpar';
export const goOn = 'Seguir';
export const catchUp = 'Hacerlo ahora';
export const late = 'Hecho más tarde';
export const lateHint = 'Un viaje hecho más tarde no cuenta para la racha.';
export const alone = 'Jugar en solitario';

// ── What came of it ─────────────────────────────────────────────────────────────────────────────

export const won = 'Ganado';
export const lost = 'Perdido';
const HOME = [
  'Ningún barco en casa',
  'Un barco en casa',
  'Dos barcos en casa',
  'Tres barcos en casa',
  'Los cuatro barcos en casa',
];
export const home = (ships: number, round: number) =>
  `${HOME[ships] ?? ''} ${round === 1 ? 'tras una ronda' : `tras ${round} rondas`}`;
export const score = (score: number) => `Deducción: ${score} de 100`;
export const noScore = 'Analiza la partida en la crónica y se calculará tu puntuación.';
export const look = 'A la crónica';
/** What the signs of the rounds mean. */
export const marks = 'Ola: una ronda. Ancla: un barco en casa.';

// ── To share ────────────────────────────────────────────────────────────────────────────────────

export const result = 'El resultado en texto';
export const resultHint = 'El resultado no desvela nada del viaje.';
export const shareTitle = (date: string, board: string) => `Odyssey, ${date} · Tablero ${board}`;
export const shareScore = (score: number) => `Deducción ${score}`;
export const copy = 'Copiar el resultado';
export const copied = 'El resultado está copiado.';
export const copyByHand = 'El resultado está marcado: cópialo a mano.';

// ── The calendar ────────────────────────────────────────────────────────────────────────────────

export const calendar = 'Los días';
export const before = 'El mes anterior';
export const after = 'El mes siguiente';
export const streak = (count: number) =>
  count === 0 ? 'Sin racha todavía' : count === 1 ? 'Un día seguido' : `${count} días seguidos`;
export const states = {
  won: 'ganado',
  lost: 'perdido',
  running: 'empezado',
  open: 'sin hacer',
};
