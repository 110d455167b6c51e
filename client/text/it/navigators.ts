/** The Navigators' screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Lamp, MarkerKind, Phase, SeaMonster } from '../../../shared/game/game.ts';
import { ships, square } from './common.ts';
import { markers } from './chart.ts';
import {
  capital,
  ofTheShip,
  remain,
  reminder,
  theMonster,
  theRed,
  theShip,
  to,
  either,
  list,
} from './ships.ts';

// ── Whose turn it is ────────────────────────────────────────────────────────────────────────────

export const pageTitle = (title: string) => `${title} · Odyssey`;
export const yoursToSail = (yours: number, all: number) =>
  yours === 1 ? `1 tua da muovere, ${all} in tutto` : `${yours} tue da muovere, ${all} in tutto`;
/** While Poseidon is at it: what he does, and what can be done meanwhile. */
export const waiting: Readonly<Partial<Record<Phase, { title: string; text: string }>>> = {
  dangers: {
    title: 'Nasconde vortici e banchi di nebbia',
    text: 'Dovrai trovarli. Le tue navi sono alle loro isole di partenza.',
  },
  poseidon: {
    title: 'Sta scegliendo la tempesta',
    text: 'Cambia la carta come vuoi, o tocca una nave per prepararne l’ordine.',
  },
};
/** @param count how many can sail, besides one that a sea monster holds */
export const stillToSail = (count: number, held: boolean) => {
  if (held && count === 0) return '1 nave bloccata';
  const ships = count === 1 ? '1 nave ancora da muovere' : `${count} navi ancora da muovere`;
  return held ? `${ships}, 1 bloccata` : ships;
};

// ── The crew ────────────────────────────────────────────────────────────────────────────────────

export const crew = 'Navi';

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────

export const chooseFirst = 'Scegli una nave';
export const chooseFirstHint =
  'Toccala sulla carta o qui sopra. Nell’ordine che vuoi: ciò che vede una nave può aiutare la prossima.';
/** The ships that have not had their step yet, of those that this device may order. */
export const chooseNext = (ships: readonly Ship[]) =>
  `Continua con ${either(ships.map((ship) => theRed[ship]))}`;
/** The game is won, and a fourth ship is at sea. */
export const chooseFourth = (ship: Ship) => `Avete vinto. Torna a casa anche ${theRed[ship]}?`;
export const whereTo = (ship: Ship) => `Dove va ${theRed[ship]}?`;
export const pickHeading = 'Scegli la rotta';
export const cantTakeBack = 'Un ordine non si ritira.';
/** Its order is on its way, and not answered yet. */
export const castOff = (ship: Ship) => `${capital(theRed[ship])} è salpata…`;
/**
 * @param square where a heading leads; null: off the chart
 * @param certain the guess is known to be right
 */
export const leadsTo = (square: string | null, certain: boolean) => {
  const where = square === null ? 'Fuori dalla carta' : `In ${square}`;
  const led = certain ? `${where}.` : `${where}, se la tua ipotesi è giusta.`;
  if (square !== null) return led;
  return certain ? `${led} Resta e si guarda intorno.` : `${led} Allora resta e si guarda intorno.`;
};
/** A sea monster holds the ship that is chosen. */
export const held = {
  title: (ship: Ship, monster: SeaMonster) => `${capital(theMonster[monster])} trattiene ${theShip[ship]}`,
  text: 'Non può navigare, ma può dirti che cosa vede.',
  /** Beside those that are still to sail. */
  too: (ship: Ship) => `${capital(theRed[ship])} è trattenuta, ma può dirti che cosa vede.`,
};
export const survey = 'Stai di vedetta';
export const isSafe = (ship: Ship) => `${capital(theShip[ship])} è in salvo sull’Isola Sacra.`;
export const notYours = (ship: Ship, owner: string) => `${capital(theShip[ship])} la comanda ${owner}.`;
export const yourShip = 'La tua nave';
export const anybodysShip = 'Questa nave la può muovere chiunque';
export const handOver = (name: string) => `Nave di ${name}: passa il dispositivo ${to(name)}`;
export const moveGuess = 'Cambia l’ipotesi';
export const moveGuessOf = (ship: Ship) => `Cambia l’ipotesi ${ofTheShip[ship]}`;
export const earlierIn = (round: number) => `Prima, nel round ${round}`;

/** An order that is thought of before it can be given: it stays on this device. */
export const prepared = {
  note: 'Preparato. L’ordine lo dai tu, passata la tempesta.',
  since: 'L’hai preparato prima della tempesta.',
  /** On a ship's button: its heading as on the rose. */
  state: (letter: string) => `${letter} deciso`,
  dropped: (ship: Ship, why: string) => `Il tuo ordine per ${theRed[ship]} non vale più. ${why}`,
};

// ── The chart ───────────────────────────────────────────────────────────────────────────────────

const remindersOf: Readonly<Record<Ship, string>> = {
  red: 'promemoria rossi',
  green: 'promemoria verdi',
  white: 'promemoria bianchi',
  yellow: 'promemoria gialli',
};
const markersOf: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'Segnalini vortice',
  fogBank: 'Segnalini nebbia',
};

export const chart = 'La tua carta: ipotesi e promemoria';
export const trayWithMarkers = 'Promemoria e segnalini';
export const reminderHeap = (ship: Ship, count: number) => `${capital(remindersOf[ship])}, ${remain(count)}`;
export const markerHeap = (kind: MarkerKind, count: number) => `${markersOf[kind]}, ${remain(count)}`;
export const inHand = {
  ship: (ship: Ship) => `${capital(ships[ship])} in mano: tocca la sua casella.`,
  reminder: (ship: Ship) => `${capital(reminder[ship])} in mano: tocca una casella.`,
  marker: (kind: MarkerKind) => `${capital(markers[kind])} in mano: tocca una casella.`,
};
export const leaveIt = 'Lascia';
export const takeOff = 'Togli';
export const done = 'Fatto';
const clearOf: Readonly<Record<Ship, string>> = {
  red: 'Via i rossi',
  green: 'Via i verdi',
  white: 'Via i bianchi',
  yellow: 'Via i gialli',
};
export const clear = (ship: Ship) => clearOf[ship];
export const clearReminders = (ship: Ship) => `Togli i ${remindersOf[ship]}`;
export const trayHint = 'Trascinali sulla carta, oppure toccane uno e poi una casella.';
/** Where the oracle says all that can be known. */
export const layingHint = 'Scegli una nave e l’oracolo potrà mettere i suoi promemoria.';
export const fromMemory = 'Si gioca a memoria: niente promemoria.';
/** What this device did to the chart. */
export const undo = 'Annulla';
export const redo = 'Ripeti';
/** Where a token went, as it is spoken. */
export const backInTray = 'di nuovo nel vassoio';
export const overtaken = (count: number) =>
  count === 1
    ? 'Un pezzo è stato mosso nel frattempo e resta.'
    : `${count} pezzi sono stati mossi nel frattempo e restano.`;

/** Squares that somebody strikes out for a ship, for themselves. */
export const notHere = {
  /** On its button; `start` says it in full. */
  name: 'Cancella',
  start: (ship: Ship) => `Cancella caselle per ${theRed[ship]}`,
  striking: (ship: Ship) => `Tocca le caselle dove ${theRed[ship]} non è. Le croci le vedi solo tu.`,
  mark: (ship: Ship) => `${capital(theRed[ship])}: non qui`,
  spoken: (ship: Ship) => `cancellata per ${theRed[ship]}`,
  /** After a key: the square, and how it stands now. */
  said: (ship: Ship, square: string, struck: boolean) =>
    `${square}: ${struck ? 'cancellata' : 'di nuovo possibile'} per ${theRed[ship]}`,
};
/** A guess that a storm has put in doubt. */
export const doubt = { takeOff: 'Togli il «?»' };

// ── Reminders that sail along with their ship ───────────────────────────────────────────────────

export const along = {
  can: (count: number) =>
    count === 1 ? 'Un promemoria può seguire la nave.' : `${count} promemoria possono seguire la nave.`,
  sail: 'Fai seguire',
  sailed: (count: number) =>
    count === 1 ? 'Un promemoria ha seguito la nave.' : `${count} promemoria hanno seguito la nave.`,
  astray: (squares: readonly Square[]) =>
    squares.length === 1
      ? `${list(squares.map(square))} non può essere giusto dopo questo ordine.`
      : `${list(squares.map(square))} non possono essere giusti dopo questo ordine.`,
  takeOff: (count: number) => (count === 1 ? 'Toglilo' : `Togline ${count}`),
  always: 'Sempre, su questo dispositivo',
  leaving: (count: number) =>
    count === 1 ? 'Da un promemoria uscirebbe dalla carta.' : `Da ${count} promemoria uscirebbe dalla carta.`,
};

// ── Lighthouses ─────────────────────────────────────────────────────────────────────────────────

export const placing = {
  header: (count: number) => (count === 1 ? 'Piazza il faro' : 'Piazza i fari'),
  title: (count: number) => (count === 1 ? 'Piazza il tuo faro' : 'Piazza i tuoi due fari'),
  text: (count: number) =>
    count === 1
      ? 'Una nave accanto al faro o sopra te lo dirà: così saprai dov’è. Lo vedrà anche Poseidone.'
      : 'Una nave accanto a un faro o sopra te lo dirà. Solo sulla sua casella dice la luce: gialla o rossa. Li vedrà anche Poseidone.',
  chart: (count: number) =>
    count === 1 ? 'La carta: scegli la casella per il faro' : 'La carta: scegli le caselle per i fari',
  /** The lighthouses to place, as a group. */
  towers: (count: number) => (count === 1 ? 'Il faro' : 'I fari'),
  /** The lamp of the one in hand; 'unlit': there is but one. */
  tap: (lamp: Lamp | 'unlit') => {
    if (lamp === 'unlit') return 'Tocca una casella segnata.';
    return `Tocca una casella segnata per la luce ${lamp === 'red' ? 'rossa' : 'gialla'}.`;
  },
  stand: (count: number) =>
    count === 1
      ? 'Per spostarlo, tocca il faro e poi un’altra casella.'
      : 'Ci sono tutti e due. Per spostarne uno, toccalo e poi tocca un’altra casella.',
  notYet: 'non ancora posato',
  /** Before what a ship on its square would report. */
  here: 'Una nave qui riferisce:',
  random: 'Piazza a caso',
  again: (count: number) => (count === 1 ? 'Un’altra a caso' : 'Altre a caso'),
  buildHere: 'Costruisci',
  propose: 'Proponi queste caselle',
  agree: 'Ci sto',
  agreed: 'Ci sta',
  thinking: 'Ci pensa',
  youAgreed: 'Tu ci stai. Si aspettano gli altri.',
  proposed: 'È una proposta per tutti. Quando tutti ci stanno, si costruisce.',
  change: 'Sposta un faro per proporre un cambio.',
  who: 'Chi ci sta',
  squareFree: 'può ospitare un faro',
  lamp: { yellow: 'luce gialla', red: 'luce rossa', unlit: 'faro' },
};

// ── Fellow Navigators on other devices ──────────────────────────────────────────────────────────

export const signals = 'Fai un segnale';
export const point = 'Indica una casella';
export const pointHint = 'Oppure tieni premuta una casella della carta.';
export const pointing = 'Tocca la casella che intendi: l’equipaggio la vede.';
