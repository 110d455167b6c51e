/** The game looked at afterwards: what could be known, what decided it, and how well each side played. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours } from './common.ts';
import { theRed, toTheRed, toward } from './ships.ts';

const squares = (count: number) => (count === 1 ? 'una casella' : `${count} caselle`);

// ── The page ────────────────────────────────────────────────────────────────────────────────────

export const title = 'La partita rivista';
export const working = (now: number, all: number) => `Calcolo in corso: ${now} di ${all}`;
export const failed = 'Non è stato possibile analizzare questa partita.';
export const inexact =
  'Qui sembra possibile più di quanto lo fosse: i Navigatori hanno sentito troppo per calcolarlo tutto.';

export const result: Readonly<Record<Side, (home: number, round: number) => string>> = {
  poseidon: (count, round) =>
    `Ha vinto Poseidone: ${count} navi su 4 a casa entro il round ${round}, ne servivano tre.`,
  navigators: (count, round) =>
    `Hanno vinto i Navigatori: ${count} navi su 4 a casa entro il round ${round}.`,
};
export const brokenOff = (round: number) => `Questa partita è stata interrotta nel round ${round}.`;
export const cameHome = (ships: readonly { ship: Ship; round: number }[]) =>
  `A casa: ${ships.map(({ ship, round }) => `${theRed[ship]} nel round ${round}`).join(', ')}.`;
export const fellShort = (ships: readonly { ship: Ship; squares: number }[]) =>
  `Non arrivate: ${ships.map(({ ship, squares: count }) => `${theRed[ship]}, a ${squares(count)}`).join('; ')}.`;

export const seenBy = 'Vista da';
export const views: Readonly<Record<Side | 'open', string>> = {
  open: 'Tutto',
  navigators: 'Navigatori',
  poseidon: 'Poseidone',
};
export const oracle = 'Oracolo';
export const oracleDoes = 'Ombreggia dove poteva essere ogni nave';
export const shipsLabel = 'Navi da mostrare';
export const boardLabel: Readonly<Record<Side | 'open', string>> = {
  open: 'Le vere navi, le ipotesi e ciò che si poteva sapere',
  navigators: 'Le ipotesi e ciò che si poteva sapere',
  poseidon: 'Le vere navi',
};
export const trueShip = (ship: Ship) => `${colours[ship]}, in verità`;
export const guessShip = (ship: Ship) => `${colours[ship]}, per ipotesi`;
export const could = (ship: Ship, percent: string) => `${theRed[ship]} possibile: ${percent}`;
/** Beside a ship's name: on how many squares it could be. */
export const open = (count: number) => (count === 1 ? '1 casella' : `${count} caselle`);
export const home = 'a casa';

export const closer = 'Guardare da vicino';
/** What the signs on the board mean. */
export const legend = {
  played: 'che cosa si è giocato',
  better: 'che cosa era meglio',
  betterForPoseidon: 'che cosa era meglio per Poseidone',
  corners: 'le caselle di ogni nave, nel suo angolo',
  truth: 'la vera nave',
  guess: 'l’ipotesi',
  others: 'le altre navi',
  shade: 'dove poteva essere, e con che probabilità',
  home: 'casa, l’Isola Sacra',
  likeliest: 'la casella più probabile',
};
/** Which moment the board shows. */
export const justBefore = 'Appena prima della mossa';
export const justAfter = 'Appena dopo la mossa';

export const stepper = 'Momento della partita';
export const previous = 'Un passo indietro';
export const next = 'Un passo avanti';
export const previousRound = 'Round precedente';
export const nextRound = 'Round seguente';

export const playOn = (number: number) => `Riprendi dal round ${number}`;
export const playOnHint = 'Gli stessi avversari riprendono da lì. Questa partita resta com’era.';

// ── Moments ─────────────────────────────────────────────────────────────────────────────────────

export const decided = 'Che cosa ha deciso';
export const won = 'Che cosa ha dato la vittoria';
/** Where no moment changed much. */
export const helpedMost = 'Che cosa ha aiutato di più';
export const chanceWhat = 'Che cos’è la probabilità di vittoria';
export const chanceMeans =
  'La probabilità di vittoria è una stima: con le navi dove sono davvero, e altrettanti ordini e tempeste a venire, i Navigatori vincono tante partite su cento. Prima di un ordine conta su ciò che si ordina di solito; con quello giusto può essere più alta.';
export const noMistake =
  'Nessun ordine era lontano dal migliore, per quel che si poteva sapere. Sono state le tempeste di Poseidone, e la sfortuna.';
export const neverBelow = (percent: string) =>
  `I Navigatori non se la sono mai lasciata sfuggire: la loro probabilità di vittoria non è mai scesa sotto il ${percent}. Questi momenti hanno aiutato di più.`;
export const moments = 'Momenti';
export const others = 'Altri momenti';
export const none = 'In questa partita nessun momento spicca sugli altri.';
export const round = (number: number) => `Round ${number}`;
export const beginning = 'L’inizio';

// ── Questions ───────────────────────────────────────────────────────────────────────────────────

export const ask = 'Chiedimelo';
export const askDoes = 'Prima trovi da te l’ordine o la tempesta migliore, poi la vedi';
export const askOrder = (ship: Ship) => `Che cosa avresti ordinato ${toTheRed[ship]}?`;
export const askStorm = 'Quale nave avresti spinto, e dove?';
export const askHint = 'Il tabellone mostra com’era appena prima.';
export const shipToDrive = 'Nave da spingere';
export const yours = (heading: Heading) => `Tu: ${toward[heading]}`;
export const verdicts = {
  best: 'Giusto: di meglio non c’era.',
  near: 'Bene: quasi nulla era meglio.',
  better: 'Meglio che nella partita, ma si poteva di più.',
  worse: 'Non era questo.',
};
/** After what was answered, what was played and what was best. */
export const chanceHome = (yours: string, done: string, best: string) =>
  `Probabilità della nave di arrivare a casa: ${yours} (giocato: ${done}, il meglio: ${best}).`;
export const chanceWin = (yours: string, done: string, best: string) =>
  `Probabilità di vittoria dei Navigatori: ${yours} (giocato: ${done}, il meglio: ${best}).`;
export const tryAgain = 'Riprova';
export const show = 'Fammi vedere';

// ── Doubt ───────────────────────────────────────────────────────────────────────────────────────

export const graph = 'Quanto non si sapeva, round per round';
export const graphHint = 'Più alta è la linea, meno si poteva sapere di quella nave. Tocca per andarci.';
export const measure = 'Misurato in';
export const measures = { squares: 'Caselle', bits: 'Bit', winning: 'Vittoria' };
export const bitsHint = 'Un bit è un dimezzamento: tre bit sono otto caselle, tutte ugualmente probabili.';
export const winningHint =
  'Quanto è probabile che vincano i Navigatori, con le navi dove sono davvero. È una stima.';
export const asTable = 'Come tabella';
export const whole = 'Vincono i Navigatori';

// ── Scores ──────────────────────────────────────────────────────────────────────────────────────

export const scores = 'Come avete giocato';
export const deduction = 'Deduzione';
export const confusion = 'Confusione';
export const scoreOf = (points: number) => `${points} su 100`;
export const nothingToJudge = 'nulla da valutare';
export const deductionText = (orders: number) =>
  `Il voto dei Navigatori, dagli ordini a navi su cui c’erano stati dubbi: ${orders}. Un’ipotesi vale tutto se, per quel che si poteva sapere, nessuna era in media più vicina alla nave. Una casella di troppo vale la metà, due un terzo. La fortuna non conta.`;
export const confusionText = (storms: number) =>
  `Il voto di Poseidone, dalle sue tempeste: ${storms}. Per ognuna: quanto ha nascosto le navi spinte alla loro prossima risposta, tra il peggio (0) e il meglio (100) che poteva giocare.`;
export const noPoints = 'Sono un riconoscimento. Non danno punti.';
export const reckoned = 'Come si calcola';
export const reckonedText = [
  'L’oracolo sa ciò che è stato detto ai Navigatori, e nient’altro. Una casella che non ombreggia era impossibile.',
  'Per le probabilità suppone che Poseidone spinga ogni nave su ogni casella permessa con la stessa frequenza.',
  'L’ordine migliore è quello con più probabilità di arrivare a casa: caselle da fare, ordini e tempeste che restano, e il dubbio che lascia la risposta della nave. Le altre navi in vista non contano.',
];
