/** The game looked at afterwards: what could be known, what decided it, and how well each side played. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings } from './common.ts';
import { theOne, toTheOne } from './words.ts';

const squares = (count: number) => (count === 1 ? 'una casilla' : `${count} casillas`);

// ── The page ────────────────────────────────────────────────────────────────────────────────────

export const title = 'La partida, vista después';
export const working = (now: number, all: number) => `Calculando: ${now} de ${all}`;
export const failed = 'No se ha podido analizar esta partida.';
export const inexact =
  'Aquí parece posible más de lo que lo era: lo que oyeron los Navegantes era demasiado para calcularlo.';

export const result: Readonly<Record<Side, (home: number, round: number) => string>> = {
  poseidon: (count, round) =>
    `Ganó Poseidón: ${count} de 4 barcos en casa en la ronda ${round}, hacían falta tres.`,
  navigators: (count, round) => `Ganaron los Navegantes: ${count} de 4 barcos en casa en la ronda ${round}.`,
};
export const brokenOff = (round: number) => `Esta partida se interrumpió en la ronda ${round}.`;
export const cameHome = (ships: readonly { ship: Ship; round: number }[]) =>
  `En casa: ${ships.map(({ ship, round }) => `${theOne[ship]} en la ronda ${round}`).join(', ')}.`;
export const fellShort = (ships: readonly { ship: Ship; squares: number }[]) =>
  `No llegaron: ${ships.map(({ ship, squares: count }) => `${theOne[ship]}, a ${squares(count)}`).join('; ')}.`;

export const seenBy = 'Vista por';
export const views: Readonly<Record<Side | 'open', string>> = {
  open: 'Todo',
  navigators: 'Navegantes',
  poseidon: 'Poseidón',
};
export const oracle = 'Oráculo';
export const oracleDoes = 'Sombrear dónde podía estar cada barco';
export const shipsLabel = 'Barcos que mostrar';
export const boardLabel: Readonly<Record<Side | 'open', string>> = {
  open: 'Los barcos de verdad, las conjeturas y lo que se podía saber',
  navigators: 'Las conjeturas y lo que se podía saber',
  poseidon: 'Los barcos de verdad',
};
export const trueShip = (ship: Ship) => `${colours[ship]}, de verdad`;
export const guessShip = (ship: Ship) => `${colours[ship]}, según la conjetura`;
export const could = (ship: Ship, percent: string) => `${theOne[ship]} posible: ${percent}`;
/** Beside a ship's name: on how many squares it could be. */
export const open = (count: number) => (count === 1 ? '1 casilla' : `${count} casillas`);
export const home = 'en casa';

export const closer = 'Mirar de cerca';
/** What the signs on the board mean. */
export const legend = {
  played: 'lo que se jugó',
  better: 'lo que habría sido mejor',
  betterForPoseidon: 'lo que habría sido mejor para Poseidón',
  corners: 'las casillas de cada barco, en su propia esquina',
  truth: 'el barco de verdad',
  guess: 'la conjetura',
  others: 'los otros barcos',
  shade: 'donde podía estar, y con qué probabilidad',
  home: 'casa, la Isla Sagrada',
  likeliest: 'la casilla más probable',
};
/** Which moment the board shows. */
export const justBefore = 'Justo antes de la jugada';
export const justAfter = 'Justo después de la jugada';

export const stepper = 'Momento de la partida';
export const previous = 'Un paso atrás';
export const next = 'Un paso adelante';
export const previousRound = 'Ronda anterior';
export const nextRound = 'Ronda siguiente';

export const playOn = (number: number) => `Seguir desde la ronda ${number}`;
export const playOnHint = 'Los mismos rivales siguen desde ahí. Esta partida queda como fue.';

// ── Moments ─────────────────────────────────────────────────────────────────────────────────────

export const decided = 'Lo que la decidió';
export const won = 'Lo que dio la victoria';
/** Where no moment changed much. */
export const helpedMost = 'Lo que más ayudó';
export const chanceWhat = 'Qué es la probabilidad de victoria';
export const chanceMeans =
  'La probabilidad de victoria es una estimación: con los barcos donde están de verdad, y tantas órdenes y tormentas por venir, los Navegantes ganan tantas partidas de cada cien. Antes de una orden cuenta con lo que se suele ordenar; con la acertada puede ser mayor.';
export const noMistake =
  'Ninguna orden estuvo lejos de la mejor, por lo que se podía saber. Fueron las tormentas de Poseidón, y la suerte.';
export const neverBelow = (percent: string) =>
  `Los Navegantes nunca la dejaron escapar: su probabilidad de victoria nunca bajó de ${percent}. Estos momentos fueron los que más ayudaron.`;
export const moments = 'Momentos';
export const others = 'Otros momentos';
export const none = 'En esta partida no destaca ningún momento.';
export const round = (number: number) => `Ronda ${number}`;
export const beginning = 'El comienzo';

// ── Questions ───────────────────────────────────────────────────────────────────────────────────

export const ask = 'Pregúntame';
export const askDoes = 'Encontrar antes la mejor orden o tormenta, y verla después';
export const askOrder = (ship: Ship) => `¿Qué habrías ordenado ${toTheOne[ship]}?`;
export const askStorm = '¿Qué barco habrías empujado, y adónde?';
export const askHint = 'El tablero muestra cómo estaba justo antes.';
export const shipToDrive = 'Barco que empujar';
export const yours = (heading: Heading) => `Tú: al ${headings[heading]}`;
export const verdicts = {
  best: 'Eso es: no había nada mejor.',
  near: 'Bien: casi nada era mejor.',
  better: 'Mejor que en la partida, pero se podía más.',
  worse: 'No era eso.',
};
/** After what was answered, what was played and what was best. */
export const chanceHome = (yours: string, done: string, best: string) =>
  `Probabilidad del barco de llegar a casa: ${yours} (lo jugado: ${done}, lo mejor: ${best}).`;
export const chanceWin = (yours: string, done: string, best: string) =>
  `Probabilidad de victoria de los Navegantes: ${yours} (lo jugado: ${done}, lo mejor: ${best}).`;
export const tryAgain = 'Otra vez';
export const show = 'Enséñamelo';

// ── Doubt ───────────────────────────────────────────────────────────────────────────────────────

export const graph = 'Cuánto no se sabía, ronda a ronda';
export const graphHint = 'Cuanto más alta la línea, menos se podía saber de ese barco. Toca para ir allí.';
export const measure = 'Medido en';
export const measures = { squares: 'Casillas', bits: 'Bits', winning: 'Victoria' };
export const bitsHint = 'Un bit es una mitad: tres bits son ocho casillas igual de probables.';
export const winningHint =
  'Qué probable es que ganen los Navegantes, con los barcos donde están de verdad. Es una estimación.';
export const asTable = 'Como tabla';
export const whole = 'Ganan los Navegantes';

// ── Scores ──────────────────────────────────────────────────────────────────────────────────────

export const scores = 'Qué tal se jugó';
export const deduction = 'Deducción';
export const confusion = 'Confusión';
export const scoreOf = (points: number) => `${points} de 100`;
export const nothingToJudge = 'nada que valorar';
export const deductionText = (orders: number) =>
  `La nota de los Navegantes, según las órdenes a barcos de los que se dudó: ${orders}. Una conjetura cuenta entera si, con lo que se podía saber, ninguna estaba de media más cerca del barco. Una casilla de más cuenta la mitad; dos, un tercio. La suerte no cuenta.`;
export const confusionText = (storms: number) =>
  `La nota de Poseidón, según sus tormentas: ${storms}. De cada una: cuánto ocultó los barcos empujados ante su siguiente informe, entre lo peor (0) y lo mejor (100) que podía jugar.`;
export const noPoints = 'Las dos son una distinción. No dan puntos.';
export const reckoned = 'Cómo se calcula';
export const reckonedText = [
  'El oráculo sabe lo que se dijo a los Navegantes, y nada más. Una casilla que no sombrea era imposible.',
  'Para las probabilidades supone que Poseidón empuja cada barco igual de a menudo a cada casilla permitida.',
  'La mejor orden es la que da más probabilidad de llegar a casa: casillas por recorrer, órdenes y tormentas que quedan, y la duda que deja el informe del propio barco. Los demás barcos a la vista no cuentan.',
];
