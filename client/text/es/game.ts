/** A running game, whoever looks at it: the ships, what happens to them, the clock, the keyboard. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Outcome, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings, ships } from './common.ts';
import { capital, letters, list, theOne, theShip } from './words.ts';

// ── Whose ship ──────────────────────────────────────────────────────────────────────────────────

export const fleet = 'Los barcos y quién los lleva';
export const owned = (name: string) => `de ${name}`;
export const yours = 'Tuyo';
export const anybodys = 'De todos';
export const shipOf = (ship: Ship, whose: string | null, state: string) =>
  whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`;
export const ownerAway = (owner: string) => `${owner} no está ahora: la partida espera.`;
const theOnes = (those: readonly Ship[]) => list(those.map((ship) => theOne[ship]));
/** How many of the ships that it takes to win. */
export const home = (ships: number, needed: number) => `${ships} de ${needed} en casa`;
/** Whose orders the crew's turn waits for. */
export const waitsFor = (those: readonly { name: string; ships: readonly Ship[] }[]) =>
  those.map(({ name, ships: theirs }) => `${name} lleva ${theOnes(theirs)}.`).join(' ');

// ── How a ship stands ───────────────────────────────────────────────────────────────────────────

const ORDINALS = ['1.º', '2.º', '3.º', '4.º'];
export const states = {
  ready: 'Por salir',
  held: 'Retenido',
  done: (order: number) => `Salió ${ORDINALS[order - 1] ?? order}`,
  safe: 'A salvo',
  atStart: 'Al inicio',
  waiting: 'En el mar',
  notYours: 'Por salir',
};
const SPOKEN_ORDINALS = ['primero', 'segundo', 'tercero', 'cuarto'];
export const spokenStates = {
  ready: 'aún por navegar',
  held: 'retenido por un monstruo marino',
  done: (order: number) => `salió ${SPOKEN_ORDINALS[order - 1] ?? order} en esta ronda`,
  safe: 'a salvo en la Isla Sagrada',
  atStart: 'en su isla de salida',
  waiting: 'en el mar',
  notYours: 'le da órdenes otra persona',
};

// ── Orders and storms ───────────────────────────────────────────────────────────────────────────

export const roseLetters: Readonly<Record<Heading, string>> = letters;
export const sail = (ship: Ship, heading: Heading) => `${colours[ship]}: ¡al ${headings[heading]}!`;
export const unleash = (storm: Storm) =>
  storm === 'great' ? 'Desatar la Gran Tormenta' : 'Desatar la tormenta';

// ── What happens ────────────────────────────────────────────────────────────────────────────────

/** As it is announced. */
export const roundAnnounced = (now: number) => `Ronda ${now}.`;
export const lighthousesStand = 'Los faros ya están en pie.';
/** Where the truth is shown: what a storm has done. */
export const driven = (pushes: readonly { ship: Ship; heading: Heading }[]) => {
  const phrases = pushes.map(({ ship, heading }, i) =>
    i === 0 ? `Empuja ${theOne[ship]} al ${headings[heading]}` : `${theOne[ship]} al ${headings[heading]}`,
  );
  return phrases.length === 0 ? 'No encuentra a nadie en el mar.' : `${list(phrases)}.`;
};
export const beingPushed = (ship: Ship) => `Poseidón está empujando ${theShip[ship]} fuera del remolino.`;
export const pushedOut = (ship: Ship) =>
  `Poseidón ha empujado ${theShip[ship]} una casilla fuera del remolino.`;
/** The third ship has arrived; the fourth may sail on. */
export const decided = 'Tres barcos están en casa: los Navegantes han ganado.';
const safe = [
  'Ningún barco está en la Isla Sagrada.',
  'Un barco está en la Isla Sagrada.',
  'Dos barcos están en la Isla Sagrada.',
  'Tres barcos están en la Isla Sagrada.',
  'Los cuatro barcos están en la Isla Sagrada.',
] as const;
/** Read aloud to everybody. */
export const verdict = ({ winner, arrived }: Outcome) =>
  `${safe[arrived.length]} ${winner === 'poseidon' ? 'Gana Poseidón.' : 'Ganan los Navegantes.'}`;

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

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const zoom = 'Ampliar el tablero';

// ── The keyboard ────────────────────────────────────────────────────────────────────────────────

export const keys = {
  title: 'Teclado',
  on: 'Teclas sueltas',
  onDoes: 'Desactívalas si interfieren con otro programa.',
  numberPad: 'El teclado numérico hace lo mismo.',
  elsewhere: 'Las letras son las de un teclado inglés: en el tuyo valen las teclas en los mismos lugares.',
  digits: 'Una letra que en tu teclado está ahí da el rumbo: pulsa entonces la cifra.',
  steer: 'El rumbo del barco elegido, según la posición de las teclas.',
  drive: 'Adónde se empuja el barco en la mano, según la posición de las teclas.',
  nextShip: 'Elegir el barco siguiente',
  board: 'Al tablero',
  orders: 'A la orden o a la última respuesta',
  tokens: 'A los recordatorios',
  journal: 'Al diario',
  moveGuess: 'Tomar en la mano la conjetura del barco elegido',
  look: 'Qué informaría un barco desde la casilla',
  strike: 'Tachar la casilla para el barco elegido',
  tiles: 'A tus losetas',
  log: 'A las órdenes y respuestas',
  cover: 'Tapar o destapar el tablero',
  chart: [
    { key: 'Ctrl+Z', does: 'Deshacer en el mapa' },
    { key: 'Ctrl+Mayús+Z', does: 'Volver a hacerlo' },
  ],
  always: [
    { key: '← ↑ ↓ →', does: 'En el tablero: de casilla en casilla' },
    { key: 'Intro', does: 'Pulsar, o elegir la casilla' },
    { key: 'Esc', does: 'Atrás, o soltar lo que hay en la mano' },
    { key: '?', does: 'Esta lista' },
  ],
};

// ── A game that is over is fetched ──────────────────────────────────────────────────────────────

export const fetching = 'Sacando del mar el rumbo verdadero…';
export const notFetched = 'No se ha podido recuperar el rumbo verdadero.';
export const fetchAgain = 'Reintentar';
