/** Gli enigmi: «Dove sono?» */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Level, PuzzleKind, Theme } from '../../../shared/puzzles/puzzle.ts';
import { square } from './common.ts';
import { capital, list, theRed } from './ships.ts';

export const title = 'Dove sono?';
export const line =
  'Le tempeste sono passate, le navi hanno riferito. Scopri dove sono: ogni enigma ha una sola soluzione, e si può dimostrare.';

// ── All of them ─────────────────────────────────────────────────────────────────────────────────

export const next = 'Prossimo enigma';
export const streak = (count: number) => `Di fila: ${count}`;
export const best = (count: number) => `Record: ${count}`;
export const done = (count: number, all: number) => `Fatti: ${count} di ${all}`;
export const kind = 'Domanda';
export const theme = 'Ragionamento';
export const level = 'Difficoltà';
export const any = 'Tutti';
export const kinds: Readonly<Record<PuzzleKind, string>> = {
  ships: 'Una casella ciascuna',
  squares: 'Tutte le caselle possibili',
};
export const levels: Readonly<Record<Level, string>> = {
  1: 'Facilissimo',
  2: 'Facile',
  3: 'Medio',
  4: 'Difficile',
  5: 'Difficilissimo',
};
export const themes: Readonly<Record<Theme, string>> = {
  islands: 'Isole contate',
  landfall: 'Su un’isola',
  coastline: 'La costa',
  deepSea: 'Acque profonde',
  shipsInSight: 'Navi in vista',
  landmark: 'Una nave come riferimento',
  greatStorm: 'Dopo una Grande Tempesta',
  faceDown: 'Tempeste coperte',
  edge: 'Oltre il bordo',
  longDoubt: 'Un lungo dubbio',
  monster: 'Trattenuta dal mostro',
  lighthouse: 'I fari',
  fog: 'Un banco di nebbia',
  caught: 'Presa da un vortice',
};
export const theList = 'Gli enigmi';
export const item = (board: string, level: string, result: string) =>
  `Tabellone ${board}, ${level}, ${result}`;
export const results = { open: 'da fare', clean: 'trovato', helped: 'trovato con aiuto', shown: 'mostrato' };
export const noneTitle = 'Nessun enigma così';
export const noneText = 'Non ce n’è nessuno. Chiedi di meno.';
export const allDone = 'Questi li hai fatti tutti.';
export const showAll = 'Mostra tutti gli enigmi';
export const missing = 'A questo indirizzo non c’è nessun enigma. Ecco gli altri.';

// ── One of them ─────────────────────────────────────────────────────────────────────────────────

export const all = 'Tutti gli enigmi';
export const question = (kind: PuzzleKind, ships: readonly Ship[]) => {
  const names = list(ships.map((ship) => theRed[ship]));
  if (kind === 'squares') return `Dove può essere ${names}?`;
  return ships.length === 1 ? `Dov’è ${names}?` : `Dove sono ${names}?`;
};
export const task = (kind: PuzzleKind, ships: number) => {
  if (kind === 'squares') return 'Leggi le risposte e tocca ogni casella in cui la nave può essere adesso.';
  return ships === 1
    ? 'Leggi le risposte e metti la nave dov’è adesso.'
    : 'Leggi le risposte e metti ogni nave dov’è adesso.';
};
export const beginning = 'Nell’anello tratteggiato: dov’era una nave all’inizio.';
export const others = 'Navigano anche altre navi. Quello che riferiscono qui non dice di più.';
export const log = 'Diario';
export const variant = (name: string) => `Variante: ${name}`;
export const place = (ship: Ship) => `Metti ${theRed[ship]}`;
export const pencil = 'Annota';
export const pencilDoes = 'Con un tocco segni le caselle che ritieni possibili.';
export const check = 'Controlla';
export const hint = (given: number, all: number) => `Indizio ${given} di ${all}`;
export const show = 'Mostrami';
export const share = 'Link';
export const shareTitle = 'Il link di questo enigma';
export const shareText = 'Dove sono? Un enigma di Odyssey.';

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const board = 'Il tabellone dell’enigma';
export const things = {
  beginning: (ship: Ship) => `${theRed[ship]} all’inizio`,
  answer: (ship: Ship) => `${theRed[ship]}, la tua risposta`,
  note: (ship: Ship) => `${theRed[ship]}, annotata`,
  lit: 'illuminata',
};

// ── Hints ───────────────────────────────────────────────────────────────────────────────────────

export const ways: Readonly<Record<Theme, string>> = {
  islands:
    'Prendi ogni casella in cui la tempesta può aver spinto la nave, esegui l’ordine da lì e conta le isole intorno.',
  landfall: 'Una nave su un’isola lo dice, e dice di che tipo è. Restano poche caselle.',
  coastline: 'Chi vede la costa è sul bordo. Chi non la vede non è in nessuna casella del bordo.',
  deepSea:
    'Le acque profonde si riferiscono solo dalla propria casella. Se non sono nominate, la nave non c’è.',
  shipsInSight: 'Due navi che si vedono sono al massimo a una casella. Così l’una dice qualcosa dell’altra.',
  landmark: 'Una delle navi è certa. Chi la vede, o non la vede, dice se le è vicino.',
  greatStorm:
    'Una Grande Tempesta sposta ogni nave di una casella. Poi ci sono fino a otto caselle da guardare.',
  faceDown:
    'Nessuno dice chi è stato colpito. Ogni nave forse è rimasta ferma, forse si è spostata di una casella.',
  edge: 'Un ordine oltre il bordo dice che la nave è su quel bordo, e lì resta.',
  longDoubt:
    'Tieni tutte le caselle possibili e portale avanti insieme. Una risposta successiva le distingue.',
  monster: 'Una nave trattenuta non si muove, ma riferisce. Riferisce dunque dalla stessa casella.',
  lighthouse: 'Dov’è il faro lo sanno tutti. Chi lo vede è in una casella accanto.',
  fog: 'Un banco di nebbia nasconde ciò che copre. Si vedono allora meno isole di quelle stampate.',
  caught: 'Una nave presa riferisce prima dal vortice. Poi è spinta una casella più in là.',
};
export const print = (round: number, ship: Ship) =>
  `Da quali caselle ${theRed[ship]} può aver riferito questo nel round ${round}? Sono illuminate quelle adatte secondo il tabellone stampato.`;
export const left = (round: number, ship: Ship, squares: readonly Square[]) =>
  `Dopo la risposta del round ${round}, ${theRed[ship]} può essere qui: ${names(squares)}.`;

// ── The verdict ─────────────────────────────────────────────────────────────────────────────────

export const right = 'Trovato!';
export const shown = 'Era così.';
/** What it meant for the streak: found, found with a hint, after a mistake, shown, or done before. */
export const counted = (how: 'clean' | 'hinted' | 'missed' | 'shown' | 'again', streak: number) =>
  ({
    clean: `Giusto al primo controllo: ora sono ${streak} di fila.`,
    hinted: `Con un indizio, quindi la serie resta a ${streak}.`,
    missed: 'Non al primo controllo, quindi la serie ricomincia.',
    shown: 'È stato mostrato, quindi la serie ricomincia.',
    again: 'Questo lo avevi già fatto: non conta di nuovo.',
  })[how];
export const more = 'Queste sono tutte possibili, ma ce ne sono altre.';
const names = (squares: readonly Square[]) => list(squares.map((one) => square(one).replace(' ', '\u00a0')));
export const wrong = (ship: Ship, at: Square) => `${capital(theRed[ship])} non è in ${names([at])}.`;
export const wrongNow = (round: number) => `La risposta del round ${round} non corrisponde a quella casella.`;
export const wrongOrder = (round: number) => `L’ordine del round ${round} non porta lì.`;
export const wrongBefore = (round: number, squares: readonly Square[]) =>
  squares.length <= 4
    ? `Allora nel round ${round} era qui: ${names(squares)}. La sua risposta non corrisponde.`
    : `La risposta del round ${round} non è possibile su nessuna via fin lì.`;
export const wrongBeginning = (from: Square) =>
  `All’inizio era in ${names([from])}. Gli ordini e le tempeste non possono averla portata lì.`;
/** `isLast`: the newest report alone rules it out, with where the ship began. */
export const wrongWay = (from: Square, round: number, isLast: boolean) =>
  isLast
    ? `All’inizio era in ${names([from])}. La risposta del round ${round} non è possibile su nessuna via da lì.`
    : `All’inizio era in ${names([from])}. Le risposte dal round ${round} in poi non sono possibili su nessuna via da lì.`;
export const wrongTogether = 'Le sue risposte lo permettono, senza le altre navi. Guarda chi vede chi.';
export const wrongOthers = 'Le sue risposte lo permettono, ma non insieme a quelle delle altre navi.';
export const proof = 'La dimostrazione';
export const proofBegins =
  'Tocca una riga: prima vedi le caselle dopo aver navigato, poi quelle che la risposta lascia.';
/** `sailed`: the ship had sailed before its report; `by`: another ship, whose report it was. */
export const step = (
  { round, sailed }: { round: number; sailed: boolean },
  by: Ship | null,
  before: number,
  after: readonly Square[],
) => {
  const now = after.length <= 6 ? names(after) : `${after.length} caselle`;
  return by === null
    ? `Round ${round}: ${before} caselle ${sailed ? 'dopo aver navigato' : 'prima della risposta'}; con la risposta, ${now}.`
    : `Round ${round}, da quello che riferisce ${theRed[by]}: prima ${before} caselle, poi ${now}.`;
};
