/** Poseidon's screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, SeaMonster, Storm, Tile } from '../../../shared/game/game.ts';
import type { Heading, Square } from '../../../shared/board/squares.ts';
import { headings, ships, square, tiles } from './common.ts';
import { roseLetters } from './game.ts';
import { capital, theMonster, theRed, theShip } from './ships.ts';

// ── Whose turn ──────────────────────────────────────────────────────────────────────────────────

export const screen = 'Lo schermo di Poseidone';
export const controls = 'La tua mano e il diario';
export const title = (yours: boolean) => (yours ? 'Tocca a te · Odyssey' : 'Poseidone · Odyssey');
/** Sea monsters that are still in the hand may make the game longer, or not. */
export const beforeFirstRound = 'Prima del primo round';
export const stormsLeft = (count: number) =>
  count === 0 ? 'Tempeste finite' : count === 1 ? 'Ancora 1 tempesta' : `Ancora ${count} tempeste`;

// ── The cover ───────────────────────────────────────────────────────────────────────────────────

export const cover = 'Copri il tabellone';
export const lift = 'Scopri il mare';
export const covered = 'Il mare è coperto';
export const liftHint = 'Tocca un punto qualsiasi quando nessuno guarda.';

// ── The hand ────────────────────────────────────────────────────────────────────────────────────

export const chooseTile = 'Scegli la tessera da giocare.';
export const faceDownNote = 'Coperta per loro: i Navigatori vedono che arriva una tempesta, non quale.';
export const whyBarred = (tile: Tile, why: string) => `${tiles[tile]}: ${why}`;

// ── A storm in the making ───────────────────────────────────────────────────────────────────────

export const drive = (ship: Ship, owner: string | null) =>
  `Spingi ${theShip[ship]}${owner === null ? '' : ` di ${owner}`}: tocca una casella accanto, o una direzione.`;
export const ready = (storm: Storm) =>
  storm === 'great'
    ? 'Sono state spinte tutte. Cambia qualcosa, o scatenala.'
    : 'Cambia, o scatena la tempesta.';
export const movesNothing = (storm: Storm) =>
  storm === 'great'
    ? 'Ogni nave è in salvo sull’Isola Sacra: questa tempesta non sposta nulla.'
    : `${capital(theShip[storm])} è in salvo sull’Isola Sacra: questa tempesta non sposta nulla, ed è spesa.`;
export const shipsHit = 'Le navi che spinge';
export const shipToDrive = (ship: Ship, to: Square | undefined, heading: Heading | undefined) =>
  to && heading
    ? `${capital(ships[ship])}: ${headings[heading]}, in ${square(to)}`
    : `${capital(ships[ship])}: non ancora spinta`;
export const notYet = 'da fare';
export const shortPush = (to: Square, heading: Heading) => `${roseLetters[heading]} → ${square(to)}`;
export const rose = (ship: Ship) => `Spingi ${theShip[ship]}`;
export const roseHeading = (heading: Heading, to: Square | undefined) =>
  to ? `${capital(headings[heading])}, in ${square(to)}` : capital(headings[heading]);
export const otherTile = 'Altra tessera';
export const unleashing = 'Il mare si gonfia…';
export const draftFaceDown = 'Coperta per loro';

// ── A storm for the next turn ───────────────────────────────────────────────────────────────────

/** Prepared while the Navigators order: it stays on this device until his turn. */
export const prepared = {
  start: 'Prepara la prossima tempesta',
  label: 'La tua prossima tempesta',
  choose: 'Scegli la tessera per il tuo prossimo turno.',
  tile: (tile: Tile) => `Preparato: ${tiles[tile]}`,
  whole: 'Tutto è pronto per il tuo turno. Fino ad allora puoi cambiarlo.',
  aside: 'Metti da parte',
  stands: 'Come l’hai preparato.',
  /** What has become impossible meanwhile. */
  dropped: {
    storm: (ship: Ship) => `${capital(theShip[ship])} è arrivata: la sua tempesta non muoverebbe più nulla.`,
    home: (ship: Ship) => `${capital(theShip[ship])} è arrivata: non la raggiungi più.`,
    there: (ship: Ship, to: Square) =>
      `${capital(theShip[ship])} ha navigato fino a ${square(to)}: spingila su un’altra casella.`,
    push: (ship: Ship, to: Square) =>
      `${capital(theShip[ship])} ha navigato: ${square(to)} non le è più accanto.`,
  },
};
export const foreseenHint = 'Tocca una casella e leggi qui che cosa riferirebbe la nave da lì.';
/** Before what a ship would report from a square. */
export const foreseen = (ship: Ship, at: Square) => `Da ${square(at)}, ${theShip[ship]} riferirebbe:`;

// ── Sea monsters ────────────────────────────────────────────────────────────────────────────────

export const monsterAt = (monster: SeaMonster, ship: Ship | null) =>
  ship
    ? `In questo round ${theShip[ship]} non navigherà: lotta con ${theMonster[monster]}, e sta solo di vedetta.`
    : `Quale nave deve trattenere ${theMonster[monster]} in questo round? Toccala.`;
export const preyHint = 'Tocca una nave e leggi qui che cosa riferirebbe.';
export const prey = 'Nave da trattenere';
export const preyShip = (ship: Ship, at: Square) => `${capital(ships[ship])}, in ${square(at)}`;
export const sendMonster = (monster: SeaMonster) => `Manda ${theMonster[monster]}`;

// ── A caught ship ───────────────────────────────────────────────────────────────────────────────

export const caught = (ship: Ship) =>
  `${capital(theShip[ship])} è finita in un vortice. Scagliala di una casella: tocca la casella o una direzione.`;
export const readyCaught = 'Cambia, o scaglia la nave.';
export const hurl = (ship: Ship) => `Scaglia ${theShip[ship]}`;

// ── Maelstroms and fog banks ────────────────────────────────────────────────────────────────────

export const dangers: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'Vortice',
  fogBank: 'Banco di nebbia',
};
export const dangersToPlace = 'Tessere da piazzare';
export const placeDanger: Readonly<Record<MarkerKind, string>> = {
  maelstrom:
    'Tocca una casella segnata per il vortice: mare aperto, non accanto a un’isola di partenza o all’Isola Sacra.',
  fogBank:
    'Tocca una casella segnata per il banco di nebbia: ovunque, ma non su un’isola di partenza o sull’Isola Sacra, né accanto.',
};
export const dangersReady =
  'È tutto piazzato. Tocca una tessera per spostarla, o lascia così per tutta la partita.';
export const atRandom = 'A caso';
export const placeThem = (count: number) => (count === 1 ? 'Scegli questa casella' : 'Scegli queste caselle');

// ── Waiting and watching ────────────────────────────────────────────────────────────────────────

export const lighthousesWait = (count: number) =>
  count === 1
    ? 'I Navigatori scelgono dove costruire il faro. Lo vedrai sul tuo tabellone.'
    : 'I Navigatori scelgono dove costruire i fari. Li vedrai sul tuo tabellone.';
export const nobodyThere = 'Al momento nessun Navigatore è in linea. La partita li aspetta.';
export const shipsNow = 'Le navi';
export type ShipState = 'arrived' | 'caught' | 'held' | 'stepped' | 'to sail' | 'at sea';
export const shipStates: Readonly<Record<ShipState, string>> = {
  arrived: 'in salvo',
  caught: 'presa',
  held: 'bloccata',
  stepped: 'mossa',
  'to sail': 'pronta',
  'at sea': 'in mare',
};
export const shipNow = (ship: Ship, at: Square, whose: string | null, state: string) =>
  [`${capital(ships[ship])} in ${square(at)}`, ...(whose === null ? [] : [whose]), state].join(', ');

// ── The log ─────────────────────────────────────────────────────────────────────────────────────

export const log = 'Ordini e risposte';
export const logEmpty = 'Qui comparirà ogni ordine, con ciò che la nave riferisce.';
export const logWaiting = 'Ancora nessun ordine.';
export const logRound = (number: number) => `Round ${number}`;
export const logTile = (tile: Tile, against: Ship | null, faceDown: boolean) => {
  const played = against ? `${tiles[tile]} contro ${theRed[against]}` : tiles[tile];
  return faceDown ? `${played}, coperta per loro` : played;
};
