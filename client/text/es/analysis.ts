/** The game looked at afterwards: what could be known, what decided it, and how well each side played. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings, tiles } from './common.ts';
import { capital, list, ofTheOne, theOne, toTheOne } from './words.ts';

const squares = (count: number) => (count === 1 ? 'una casilla' : `${count} casillas`);
const IN_STORM: Readonly<Record<Storm, string>> = {
  red: 'en la tormenta roja',
  green: 'en la tormenta verde',
  white: 'en la tormenta blanca',
  yellow: 'en la tormenta amarilla',
  great: 'en la Gran Tormenta',
};
const THE_STORM: Readonly<Record<Storm, string>> = {
  red: 'La tormenta roja',
  green: 'La tormenta verde',
  white: 'La tormenta blanca',
  yellow: 'La tormenta amarilla',
  great: 'La Gran Tormenta',
};
const The = (ship: Ship) => capital(theOne[ship]);

// ── The page ────────────────────────────────────────────────────────────────────────────────────

export const title = 'La partida, vista después';
export const working = (now: number, all: number) => `Calculando: ${now} de ${all}`;
export const failed = 'No se ha podido analizar esta partida.';
export const inexact =
  'Aquí parece posible más de lo que lo era: lo que oyeron los Navegantes era demasiado para calcularlo.';

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
export const open = (count: number) => (count === 1 ? 'seguro' : `${count} casillas`);
export const home = 'en casa';

export const stepper = 'Momento de la partida';
export const previous = 'Un paso atrás';
export const next = 'Un paso adelante';
export const previousRound = 'Ronda anterior';
export const nextRound = 'Ronda siguiente';

export const tabs = { moments: 'Momentos', graph: 'Duda', scores: 'Notas' };
export const tabsLabel = 'Qué mostrar';

export const playOn = (number: number) => `Seguir desde la ronda ${number}`;
export const playOnHint = 'Los mismos rivales siguen desde ahí. Esta partida queda como fue.';

// ── Moments ─────────────────────────────────────────────────────────────────────────────────────

export const decided = 'Lo que la decidió';
export const others = 'Otros momentos';
export const none = 'En esta partida no destaca ningún momento.';
export const round = (number: number) => `Ronda ${number}`;
export const beginning = 'El comienzo';

/** What a moment was, in one line. */
export const storm = (tile: Storm | null, lost: readonly Ship[]) => {
  if (lost.length === 0) return `${tile ? THE_STORM[tile] : 'El remolino'} golpeó fuerte`;
  const participle = lost.length === 1 ? 'perdido' : 'perdidos';
  return `${capital(list(lost.map((ship) => theOne[ship])))}, ${participle} ${tile ? IN_STORM[tile] : 'en el remolino'}`;
};
export const survey = (ship: Ship, wasLost: boolean) =>
  wasLost ? `${The(ship)} aparece de nuevo` : `El informe ${ofTheOne[ship]} reveló mucho`;
export const order = (ship: Ship, heading: Heading) =>
  `${The(ship)} no debió navegar al ${headings[heading]}`;
export const certain = {
  'off the board': (ship: Ship, square: string) => `${The(ship)}, seguro en ${square}, se salió del tablero`,
  'past the Sacred Island': (ship: Ship, square: string) =>
    `${The(ship)}, seguro en ${square}, pasó de largo la Isla Sagrada`,
  away: (ship: Ship, square: string) => `${The(ship)}, seguro en ${square}, se alejó de casa`,
  'no nearer': (ship: Ship, square: string) => `${The(ship)}, seguro en ${square}, no se acercó`,
} as const;
export const weak = (tile: Storm) => `${THE_STORM[tile]} podía hacer más`;

/** What there is to say of it. */
export const hid = (before: number, after: number) =>
  `Antes los barcos podían estar en ${squares(before)} en total; después, en ${squares(after)}.`;
export const lost = (ship: Ship, count: number, until: number | null) =>
  until === null
    ? `Tras su informe, ${theOne[ship]} aún podía estar en ${squares(count)}. Ya nunca fue seguro.`
    : `Tras su informe, ${theOne[ship]} aún podía estar en ${squares(count)}. No volvió a ser seguro hasta la ronda ${until}.`;
export const told = (before: number, after: number) =>
  `Antes de la orden podía estar en ${squares(before)}; tras el informe, en ${squares(after)}.`;
export const lostFor = (count: number) =>
  count === 0
    ? 'Estaba perdido desde esta ronda.'
    : count === 1
      ? 'Llevaba perdido una ronda.'
      : `Llevaba perdido ${count} rondas.`;
export const thought = (ship: Ship, square: string) =>
  `Los Navegantes situaban ${theOne[ship]} en ${square}.`;
export const instead = (heading: Heading, ordered: Heading) =>
  `Mejor al ${headings[heading]} que al ${headings[ordered]}.`;
export const homeChances = (better: string, ordered: string) =>
  `Probabilidad de llegar a casa: ${better} en vez de ${ordered}.`;
export const wouldArrive = 'Habría llegado enseguida.';
export const wouldBe = (count: number) => `Su informe habría dejado ${squares(count)}.`;
export const betterDrive = (tile: Storm, ship: Ship, heading: Heading) =>
  `Más fuerte: ${tiles[tile]}, ${theOne[ship]} al ${headings[heading]}.`;
export const playedDrive = (ship: Ship, heading: Heading) =>
  `Se jugó: ${theOne[ship]} al ${headings[heading]}.`;
export const winning = (before: string, after: string) =>
  `Probabilidad de victoria de los Navegantes: ${before}, luego ${after}.`;
export const cost = (points: string) =>
  `Costó a los Navegantes ${points} puntos de probabilidad de victoria.`;
export const gave = (points: string) => `Dio a los Navegantes ${points} puntos de probabilidad de victoria.`;

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
export const chanceHome = (percent: string) => `llega a casa: ${percent}`;
export const chanceWin = (percent: string) => `ganan los Navegantes: ${percent}`;
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
