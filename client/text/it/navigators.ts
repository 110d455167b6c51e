/** The Navigators' screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, Phase, SeaMonster, Tile } from '../../../shared/game/game.ts';
import type { Phrase } from '../../../shared/wire/signals.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, faceDownTile, headings, ships, tiles } from './common.ts';
import { capital, list, ofTheShip, theMonster, theRed, theShip, to, toward } from './ships.ts';

// ── Whose turn it is ────────────────────────────────────────────────────────────────────────────

export const turns: Readonly<Record<Phase, string>> = {
  lighthouses: 'Piazza i fari',
  dangers: 'Poseidone prepara il mare',
  poseidon: 'Tocca a Poseidone',
  navigators: 'Tocca a te',
  caught: 'Presa in un vortice',
  over: 'Partita finita',
};
export const othersTurn = 'Tocca all’equipaggio';
export const pageTitle = (title: string) => `${title} · Odyssey`;
export const yoursToSail = (yours: number, all: number) =>
  yours === 1 ? `1 tua da muovere, ${all} in tutto` : `${yours} tue da muovere, ${all} in tutto`;
export const waiting: Readonly<Partial<Record<Phase, string>>> = {
  dangers:
    'Nasconde vortici e banchi di nebbia che dovrai trovare. Le tue navi sono alle loro isole di partenza.',
  poseidon: 'Sta scegliendo la tempesta. La carta resta tua: cambiala come vuoi.',
};
export const beingPushed = (ship: Ship) => `Poseidone sta spingendo ${theShip[ship]} fuori dal vortice.`;
export const stillToSail = (count: number) =>
  count === 1 ? '1 nave ancora da muovere' : `${count} navi ancora da muovere`;

// ── News ────────────────────────────────────────────────────────────────────────────────────────

const driven: Readonly<Record<Ship, string>> = {
  red: 'Ha spinto la nave rossa su una casella accanto alla sua.',
  green: 'Ha spinto la nave verde su una casella accanto alla sua.',
  white: 'Ha spinto la nave bianca su una casella accanto alla sua.',
  yellow: 'Ha spinto la nave gialla su una casella accanto alla sua.',
};
export const allDriven = 'Ha spinto ogni nave in mare su una casella accanto alla sua.';
export const maybeDriven = 'Qualsiasi nave può essere stata spinta su una casella accanto alla sua.';
export const noneDriven = 'Quella nave è in salvo sull’Isola Sacra: la tempesta non ha spinto nulla.';
export const holds = (ship: Ship) => `Trattiene ${theShip[ship]}, che in questo round non può navigare.`;

/** What a tile has done, as far as the Navigators know. */
export function tileNews(tile: Tile | 'face-down', against: Ship | null, safe: boolean): string {
  if (tile === 'face-down') return maybeDriven;
  if (tile === 'great') return allDriven;
  if (tile === 'leviathan' || tile === 'kraken') return against ? holds(against) : '';
  return safe ? noneDriven : driven[tile];
}
export const tileName = (tile: Tile | 'face-down') => (tile === 'face-down' ? faceDownTile : tiles[tile]);
export const pushedOut = (ship: Ship) =>
  `Poseidone ha spinto ${theShip[ship]} di una casella fuori dal vortice.`;
export const lighthousesStand = 'I fari sono al loro posto.';

// ── The crew ────────────────────────────────────────────────────────────────────────────────────

const SPOKEN_ORDINALS = ['prima', 'seconda', 'terza', 'quarta'];
export const crew = 'Navi';
export const states = {
  ready: 'Pronta',
  held: 'Bloccata',
  done: (order: number) => `Mossa ${order}ª`,
  safe: 'In salvo',
  waiting: 'In mare',
  notYours: 'Pronta',
};
export const spokenStates = {
  ready: 'pronta a salpare',
  held: 'bloccata da un mostro marino',
  done: (order: number) => `mossa per ${SPOKEN_ORDINALS[order - 1] ?? `${order}ª`} in questo round`,
  safe: 'in salvo sull’Isola Sacra',
  waiting: 'in mare',
  notYours: 'la comanda un’altra persona',
};

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────

export const orders = 'Ordini';
export const chooseFirst = 'Scegli una nave';
export const chooseFirstHint =
  'Toccala sulla carta o qui sopra. Nell’ordine che vuoi: ciò che vede una nave può aiutare la prossima.';
export const chooseNext = 'Scegli la prossima nave';
export const whereTo = (ship: Ship) => `Dove va ${theRed[ship]}?`;
export const rose = 'Rotta';
export const roseLetters: Readonly<Record<Heading, string>> = {
  N: 'N',
  NE: 'NE',
  E: 'E',
  SE: 'SE',
  S: 'S',
  SW: 'SO',
  W: 'O',
  NW: 'NO',
};
export const headingButton = (heading: Heading, off: boolean) =>
  off ? `${headings[heading]}, fuori dalla carta secondo la tua ipotesi` : headings[heading];
export const pickHeading = 'Scegli la rotta';
export const sail = (ship: Ship, heading: Heading) => `${colours[ship]} ${toward[heading]}`;
export const cantTakeBack = 'Un ordine non si ritira.';
export const offChart =
  'Fuori dalla carta, se la tua ipotesi è giusta. Allora resta dov’è e si guarda intorno.';
export const toSquare = (square: string) => `In ${square}, se la tua ipotesi è giusta.`;
export const heldShip = (ship: Ship, monster: SeaMonster) =>
  `${capital(theMonster[monster])} trattiene ${theShip[ship]}. Non può navigare, ma può dirti che cosa vede.`;
export const survey = 'Stai di vedetta';
export const isSafe = (ship: Ship) => `${capital(theShip[ship])} è in salvo sull’Isola Sacra.`;
export const notYours = (ship: Ship, owner: string) => `${capital(theShip[ship])} la comanda ${owner}.`;
export const ownerAway = (owner: string) => `${owner} al momento non c’è: la partita aspetta.`;
/** Whose orders the crew's turn waits for. */
export const waitsFor = (those: readonly { name: string; ships: readonly Ship[] }[]) =>
  those
    .map(({ name, ships: theirs }) => `${name} muove ${list(theirs.map((ship) => theRed[ship]))}.`)
    .join(' ');
export const yourShip = 'La tua nave';
export const anybodysShip = 'Questa nave la può muovere chiunque';
export const handOver = (name: string) => `Nave di ${name}: passa il dispositivo ${to(name)}`;
export const moveGuess = 'Sposta l’ipotesi';
export const moveGuessOf = (ship: Ship) => `Sposta l’ipotesi ${ofTheShip[ship]}`;
export const earlierIn = (round: number) => `Prima, nel round ${round}`;

// ── The chart ───────────────────────────────────────────────────────────────────────────────────

const reminderOf: Readonly<Record<Ship, string>> = {
  red: 'promemoria rosso',
  green: 'promemoria verde',
  white: 'promemoria bianco',
  yellow: 'promemoria giallo',
};
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
const left = (count: number) => (count === 1 ? 'ne resta 1' : `ne restano ${count}`);
const leftOfAll = (count: number, all: number) => `${left(count)} di ${all}`;

export const chart = 'La tua carta: ipotesi e promemoria';
export const onChart = {
  ship: (ship: Ship) => `${ships[ship]}, ipotesi`,
  reminder: (ship: Ship) => reminderOf[ship],
  marker: (kind: MarkerKind) => markers[kind],
  lighthouse: 'faro',
  start: (ship: Ship) => `partenza ${ofTheShip[ship]}`,
};
export const markers: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'segnalino vortice',
  fogBank: 'segnalino nebbia',
};
export const tray = 'Promemoria';
export const trayWithMarkers = 'Promemoria e segnalini';
export const reminderHeap = (ship: Ship, count: number) => `${capital(remindersOf[ship])}, ${left(count)}`;
export const markerHeap = (kind: MarkerKind, count: number) => `${markersOf[kind]}, ${left(count)}`;
export const inHand = {
  ship: (ship: Ship) => `${capital(ships[ship])} in mano: tocca la sua casella.`,
  reminder: (ship: Ship) => `${capital(reminderOf[ship])} in mano: tocca una casella.`,
  marker: (kind: MarkerKind) => `${capital(markers[kind])} in mano: tocca una casella.`,
};
export const putDown = 'Posa';
export const takeBack = 'Riprendi';
const clearOf: Readonly<Record<Ship, string>> = {
  red: 'Via i rossi',
  green: 'Via i verdi',
  white: 'Via i bianchi',
  yellow: 'Via i gialli',
};
export const clear = (ship: Ship) => clearOf[ship];
export const clearReminders = (ship: Ship) => `Togli i ${remindersOf[ship]}`;
export const trayHint = 'Trascina sulla carta, oppure tocca e poi tocca una casella.';
export const fromMemory = 'Si gioca a memoria: niente promemoria.';

// ── Tabs and journal ────────────────────────────────────────────────────────────────────────────

export const tabs = { orders: 'Ordini', tray: 'Gettoni', journal: 'Diario' };
export const panels = 'Riquadri';
export const journal = 'Diario';
export const journalEmpty = 'Qui troverai la partita, round per round.';
export const round = (number: number) => `Round ${number}`;
export const ofMost = (most: number) => `di ${most}`;
export const notPlayedYet = 'Poseidone sta scegliendo';
export const storms = 'Tempeste';
export const leftOf = (count: number, all: number) => `${count} di ${all}`;
export const tileLeft = (tile: Tile, count: number, all: number) =>
  `${tiles[tile]}: ${leftOfAll(count, all)}`;
export const monsterLeft = (monster: SeaMonster, still: boolean) =>
  still ? `${tiles[monster]}: deve ancora arrivare` : `${tiles[monster]}: già giocato`;
export const faceDownLeft = (count: number, all: number) => `Tempeste coperte: ${leftOfAll(count, all)}`;

// ── Lighthouses ─────────────────────────────────────────────────────────────────────────────────

export const placing = {
  title: (count: number) => (count === 1 ? 'Piazza il tuo faro' : 'Piazza i tuoi due fari'),
  text: (count: number) =>
    count === 1
      ? 'Una nave accanto al faro o sopra te lo dirà: così saprai dov’è. Scegli una delle caselle segnate. Lo vedrà anche Poseidone.'
      : 'Una nave accanto a un faro o sopra te lo dirà. Solo sulla sua casella dice la luce: gialla o rossa. Scegli due delle caselle segnate. Li vedrà anche Poseidone.',
  chart: 'La carta: scegli le caselle per i fari',
  random: 'Piazza a caso',
  again: 'Altre a caso',
  buildHere: 'Costruisci',
  propose: 'Proponi queste caselle',
  agree: 'Ci sto',
  agreed: 'Ci sta',
  thinking: 'Ci pensa',
  youAgreed: 'Tu ci stai. Si aspettano gli altri.',
  proposed: 'È una proposta per tutti. Quando tutti ci stanno, si costruisce.',
  change: 'Tocca altre caselle per proporre un cambio.',
  who: 'Chi ci sta',
  squareFree: 'può ospitare un faro',
  lamp: { yellow: 'luce gialla', red: 'luce rossa', unlit: 'faro' },
};

// ── Fellow Navigators on other devices ──────────────────────────────────────────────────────────

export const signals = 'Fai un segnale';
export const point = 'Indica una casella';
export const pointHint = 'Oppure tieni il dito su una casella della carta.';
export const pointing = 'Tocca la casella che intendi: l’equipaggio la vede.';
export const phrases: Readonly<Record<Phrase, string>> = {
  'look-here': 'Guarda qui',
  'i-am-sure': 'Non ho dubbi',
  'i-am-not-sure': 'Ho dei dubbi',
  wait: 'Aspetta',
  'your-order': 'Tocca a te',
  agreed: 'D’accordo',
  'well-done': 'Ben fatto!',
  'we-are-lost': 'Siamo perduti!',
};
export const pointsAt = (name: string, square: string) => `${name} indica ${square}`;
export const signalled = 'Segnali dell’equipaggio';
