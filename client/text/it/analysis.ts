/** The game looked at afterwards: what could be known, what decided it, and how well each side played. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, tiles } from './common.ts';
import { capital, list, theRed, toTheRed, toward } from './ships.ts';

const squares = (count: number) => (count === 1 ? 'una casella' : `${count} caselle`);
const IN_STORM: Readonly<Record<Storm, string>> = {
  red: 'nella tempesta rossa',
  green: 'nella tempesta verde',
  white: 'nella tempesta bianca',
  yellow: 'nella tempesta gialla',
  great: 'nella Grande Tempesta',
};
const THE_STORM: Readonly<Record<Storm, string>> = {
  red: 'La tempesta rossa',
  green: 'La tempesta verde',
  white: 'La tempesta bianca',
  yellow: 'La tempesta gialla',
  great: 'La Grande Tempesta',
};
const OF: Readonly<Record<Ship, string>> = {
  red: 'della rossa',
  green: 'della verde',
  white: 'della bianca',
  yellow: 'della gialla',
};
const The = (ship: Ship) => capital(theRed[ship]);

// ── The page ────────────────────────────────────────────────────────────────────────────────────

export const title = 'La partita rivista';
export const working = (now: number, all: number) => `Calcolo in corso: ${now} di ${all}`;
export const failed = 'Non è stato possibile analizzare questa partita.';
export const inexact =
  'Qui sembra possibile più di quanto lo fosse: i Navigatori hanno sentito troppo per calcolarlo tutto.';

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
export const open = (count: number) => (count === 1 ? 'certa' : `${count} caselle`);
export const home = 'a casa';

export const stepper = 'Momento della partita';
export const previous = 'Un passo indietro';
export const next = 'Un passo avanti';
export const previousRound = 'Round precedente';
export const nextRound = 'Round seguente';

export const tabs = { moments: 'Momenti', graph: 'Dubbio', scores: 'Voti' };
export const tabsLabel = 'Che cosa mostrare';

export const playOn = (number: number) => `Riprendi dal round ${number}`;
export const playOnHint = 'Gli stessi avversari riprendono da lì. Questa partita resta com’era.';

// ── Moments ─────────────────────────────────────────────────────────────────────────────────────

export const decided = 'Che cosa ha deciso';
export const others = 'Altri momenti';
export const none = 'In questa partita nessun momento spicca sugli altri.';
export const round = (number: number) => `Round ${number}`;
export const beginning = 'L’inizio';

/** What a moment was, in one line. */
export const storm = (tile: Storm | null, lost: readonly Ship[]) => {
  if (lost.length === 0) return `${tile ? THE_STORM[tile] : 'Il vortice'} ha colpito forte`;
  const participle = lost.length === 1 ? 'persa' : 'perse';
  return `${capital(list(lost.map((ship) => theRed[ship])))} ${participle} ${tile ? IN_STORM[tile] : 'nel vortice'}`;
};
export const survey = (ship: Ship, wasLost: boolean) =>
  wasLost ? `${The(ship)} è ritrovata` : `La risposta ${OF[ship]} ha detto molto`;
export const order = (ship: Ship, heading: Heading) => `${The(ship)} non doveva navigare ${toward[heading]}`;
export const certain = {
  'off the board': (ship: Ship, square: string) => `${The(ship)}, certa in ${square}, è uscita dal tabellone`,
  'past the Sacred Island': (ship: Ship, square: string) =>
    `${The(ship)}, certa in ${square}, ha mancato l’Isola Sacra`,
  away: (ship: Ship, square: string) => `${The(ship)}, certa in ${square}, si è allontanata da casa`,
  'no nearer': (ship: Ship, square: string) => `${The(ship)}, certa in ${square}, non si è avvicinata`,
} as const;
export const weak = (tile: Storm) => `${THE_STORM[tile]} poteva fare di più`;

/** What there is to say of it. */
export const hid = (before: number, after: number) =>
  `Prima le navi potevano essere in tutto su ${squares(before)}, dopo su ${squares(after)}.`;
export const lost = (ship: Ship, count: number, until: number | null) =>
  until === null
    ? `Dopo la sua risposta ${theRed[ship]} poteva ancora essere su ${squares(count)}. Non è più stata certa.`
    : `Dopo la sua risposta ${theRed[ship]} poteva ancora essere su ${squares(count)}. È stata di nuovo certa nel round ${until}.`;
export const told = (before: number, after: number) =>
  `Prima dell’ordine poteva essere su ${squares(before)}, dopo la risposta su ${squares(after)}.`;
export const lostFor = (count: number) =>
  count === 0
    ? 'Era persa da questo round.'
    : count === 1
      ? 'Era persa da un round.'
      : `Era persa da ${count} round.`;
export const thought = (ship: Ship, square: string) => `I Navigatori credevano ${theRed[ship]} in ${square}.`;
export const instead = (heading: Heading, ordered: Heading) =>
  `Meglio ${toward[heading]} che ${toward[ordered]}.`;
export const homeChances = (better: string, ordered: string) =>
  `Probabilità di arrivare a casa: ${better} invece di ${ordered}.`;
export const wouldArrive = 'Sarebbe arrivata subito.';
export const wouldBe = (count: number) => `Con la sua risposta sarebbe rimasta su ${squares(count)}.`;
export const betterDrive = (tile: Storm, ship: Ship, heading: Heading) =>
  `Più forte: ${tiles[tile]}, ${theRed[ship]} ${toward[heading]}.`;
export const playedDrive = (ship: Ship, heading: Heading) =>
  `È stato giocato: ${theRed[ship]} ${toward[heading]}.`;
export const winning = (before: string, after: string) =>
  `Probabilità di vittoria dei Navigatori: ${before}, poi ${after}.`;
export const cost = (points: string) => `È costato ai Navigatori ${points} punti di probabilità di vittoria.`;
export const gave = (points: string) => `Ha dato ai Navigatori ${points} punti di probabilità di vittoria.`;

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
export const chanceHome = (percent: string) => `arriva a casa: ${percent}`;
export const chanceWin = (percent: string) => `vincono i Navigatori: ${percent}`;
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
