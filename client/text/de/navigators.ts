/** The Navigators' screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Lamp, MarkerKind, Phase, SeaMonster } from '../../../shared/game/game.ts';
import { colours, ships, square } from './common.ts';
import { markers } from './chart.ts';
import { capital, reminder, theMonster, theShip, either, list } from './words.ts';

// ── Whose turn it is ────────────────────────────────────────────────────────────────────────────

export const pageTitle = (title: string) => `${title} · Odyssey`;
export const yoursToSail = (yours: number, all: number) => `Noch ${all}, davon ${yours} deine`;
/** While Poseidon is at it: what he does, and what can be done meanwhile. */
export const waiting: Readonly<Partial<Record<Phase, { title: string; text: string }>>> = {
  dangers: {
    title: 'Er versteckt Strudel und Nebelbänke',
    text: 'Ihr müsst sie finden. Eure Schiffe liegen an ihren Startinseln.',
  },
  poseidon: {
    title: 'Er wählt seinen Sturm',
    text: 'Ändere die Karte, wie du magst, oder tippe auf ein Schiff und bereite seinen Befehl vor.',
  },
};
/** @param count how many can sail, besides one that a sea monster holds */
export const stillToSail = (count: number, held: boolean) => {
  if (held && count === 0) return '1 Schiff gehalten';
  const ships = count === 1 ? 'Noch 1 Schiff' : `Noch ${count} Schiffe`;
  return held ? `${ships}, 1 gehalten` : ships;
};

// ── The crew ────────────────────────────────────────────────────────────────────────────────────

export const crew = 'Schiffe';

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────

export const chooseFirst = 'Wähle ein Schiff';
export const chooseFirstHint =
  'Tippe es auf der Karte oder oben an. In beliebiger Reihenfolge: Was eines sieht, kann dem nächsten helfen.';
/** The ships that have not had their step yet, of those that this device may order. */
export const chooseNext = (ships: readonly Ship[]) =>
  `Weiter mit ${either(ships.map((ship) => colours[ship]))}`;
/** The game is won, and a fourth ship is at sea. */
export const chooseFourth = (ship: Ship) => `Ihr habt gewonnen. Kommt auch ${colours[ship]} noch heim?`;
export const whereTo = (ship: Ship) => `Wohin segelt ${colours[ship]}?`;
export const pickHeading = 'Wähle einen Kurs';
export const cantTakeBack = 'Ein Befehl lässt sich nicht zurücknehmen.';
/** Its order is on its way, and not answered yet. */
export const castOff = (ship: Ship) => `${colours[ship]} hat abgelegt …`;
/**
 * @param square where a heading leads; null: off the chart
 * @param certain the guess is known to be right
 */
export const leadsTo = (square: string | null, certain: boolean) => {
  const where = square === null ? 'Über den Rand' : `Nach ${square}`;
  const led = certain ? `${where}.` : `${where}, wenn die Vermutung stimmt.`;
  if (square !== null) return led;
  return certain ? `${led} Es bleibt und hält Ausschau.` : `${led} Dann bleibt es und hält Ausschau.`;
};
/** A sea monster holds the ship that is chosen. */
export const held = {
  title: (ship: Ship, monster: SeaMonster) => `${capital(theMonster[monster])} hält ${theShip[ship]} fest`,
  text: 'Es kann nicht segeln, aber melden, was es sieht.',
  /** Beside those that are still to sail. */
  too: (ship: Ship) => `${colours[ship]} wird gehalten, kann aber melden, was es sieht.`,
};
export const survey = 'Ausschau halten';
export const isSafe = (ship: Ship) => `${capital(theShip[ship])} ist sicher auf der Heiligen Insel.`;
export const notYours = (ship: Ship, owner: string) => `${owner} befehligt ${theShip[ship]}.`;
export const yourShip = 'Dein Schiff';
export const anybodysShip = 'Dieses Schiff dürfen alle befehligen';
export const handOver = (name: string) => `Schiff von ${name}: Gib ${name} das Gerät`;
export const moveGuess = 'Vermutung ändern';
const moveGuesses: Readonly<Record<Ship, string>> = {
  red: 'Vermutung ändern: rotes Schiff',
  green: 'Vermutung ändern: grünes Schiff',
  white: 'Vermutung ändern: weißes Schiff',
  yellow: 'Vermutung ändern: gelbes Schiff',
};
export const moveGuessOf = (ship: Ship) => moveGuesses[ship];
export const earlierIn = (round: number) => `Zuvor in Runde ${round}`;

/** An order that is thought of before it can be given: it stays on this device. */
export const prepared = {
  note: 'Vorbereitet. Du gibst den Befehl selbst, wenn der Sturm da war.',
  since: 'Das hast du vor dem Sturm vorbereitet.',
  /** On a ship's button: its heading as on the rose. */
  state: (letter: string) => `${letter} geplant`,
  dropped: (ship: Ship, why: string) => `Dein Befehl für ${colours[ship]} entfällt. ${why}`,
};

// ── The chart ───────────────────────────────────────────────────────────────────────────────────

const reminders: Readonly<Record<Ship, string>> = {
  red: 'rote Merksteine',
  green: 'grüne Merksteine',
  white: 'weiße Merksteine',
  yellow: 'gelbe Merksteine',
};
export const chart = 'Eure Karte: Vermutungen und Merksteine';
export const trayWithMarkers = 'Merksteine und Marker';
export const reminderHeap = (ship: Ship, left: number) => `${capital(reminders[ship])}, noch ${left}`;
export const markerHeap = (kind: MarkerKind, left: number) => `${markers[kind]}, noch ${left}`;
export const inHand = {
  ship: (ship: Ship) => `${capital(ships[ship])} in der Hand: Tippe auf sein Feld.`,
  reminder: (ship: Ship) => `${capital(reminder[ship])} in der Hand: Tippe auf ein Feld.`,
  marker: (kind: MarkerKind) => `${markers[kind]} in der Hand: Tippe auf ein Feld.`,
};
export const leaveIt = 'Lassen';
export const takeOff = 'Wegnehmen';
export const done = 'Fertig';
export const clear = (ship: Ship) => `${colours[ship]} weg`;
export const clearReminders = (ship: Ship) => `${colours[ship]} weg: ${reminders[ship]} zurücknehmen`;
export const trayHint = 'Zieh sie auf die Karte, oder tippe erst einen an, dann ein Feld.';
/** Where the oracle says all that can be known. */
export const layingHint = 'Wähl ein Schiff, und das Orakel kann seine Merksteine legen.';
export const fromMemory = 'Aus dem Gedächtnis gespielt: keine Merksteine.';
/** What this device did to the chart. */
export const undo = 'Zurücknehmen';
export const redo = 'Wieder tun';
/** Where a token went, as it is spoken. */
export const backInTray = 'zurück in der Ablage';
export const overtaken = (count: number) =>
  count === 1
    ? 'Ein Stein wurde seither bewegt und bleibt.'
    : `${count} Steine wurden seither bewegt und bleiben.`;

/** Squares that somebody strikes out for a ship, for themselves. */
export const notHere = {
  /** On its button; `start` says it in full. */
  name: 'Streichen',
  start: (ship: Ship) => `Felder für ${colours[ship]} ausstreichen`,
  striking: (ship: Ship) =>
    `Tippe auf Felder, auf denen ${colours[ship]} nicht ist. Nur du siehst die Kreuze.`,
  mark: (ship: Ship) => `${colours[ship]}: nicht hier`,
  spoken: (ship: Ship) => `${colours[ship]} ausgestrichen`,
  /** After a key: the square, and how it stands now. */
  said: (ship: Ship, square: string, struck: boolean) =>
    `${square}: ${colours[ship]} ${struck ? 'ausgestrichen' : 'wieder möglich'}`,
};
/** A guess that a storm has put in doubt. */
export const doubt = { takeOff: 'Das „?“ wegnehmen' };

// ── Reminders that sail along with their ship ───────────────────────────────────────────────────

export const along = {
  can: (count: number) =>
    count === 1 ? 'Ein Merkstein kann mitsegeln.' : `${count} Merksteine können mitsegeln.`,
  sail: 'Mitsegeln lassen',
  sailed: (count: number) =>
    count === 1 ? 'Ein Merkstein ist mitgesegelt.' : `${count} Merksteine sind mitgesegelt.`,
  astray: (squares: readonly Square[]) =>
    squares.length === 1
      ? `${list(squares.map(square))} kann nach diesem Befehl nicht stimmen.`
      : `${list(squares.map(square))} können nach diesem Befehl nicht stimmen.`,
  takeOff: (count: number) => (count === 1 ? 'Wegnehmen' : `${count} wegnehmen`),
  always: 'Immer, auf diesem Gerät',
  leaving: (count: number) =>
    count === 1
      ? 'Von einem Merkstein aus ginge es über den Rand.'
      : `Von ${count} Merksteinen aus ginge es über den Rand.`,
};

// ── Lighthouses ─────────────────────────────────────────────────────────────────────────────────

/** Said to one alone as to a crew: nobody is addressed. */
export const placing = {
  header: (count: number) => (count === 1 ? 'Leuchtturm bauen' : 'Leuchttürme bauen'),
  title: (count: number) =>
    count === 1 ? 'Wo soll der Leuchtturm stehen?' : 'Wo sollen die zwei Leuchttürme stehen?',
  text: (count: number) =>
    count === 1
      ? 'Ein Schiff daneben oder darauf meldet ihn: Dann ist klar, wo es ist. Auch Poseidon wird ihn sehen.'
      : 'Ein Schiff neben oder auf einem Leuchtturm meldet ihn. Nur auf seinem Feld nennt es auch das Licht: gelb oder rot. Auch Poseidon wird die Leuchttürme sehen.',
  chart: (count: number) =>
    count === 1 ? 'Die Karte: ein Feld für den Leuchtturm' : 'Die Karte: Felder für die Leuchttürme',
  /** The lighthouses to place, as a group. */
  towers: (count: number) => (count === 1 ? 'Der Leuchtturm' : 'Die Leuchttürme'),
  /** The lamp of the one in hand; 'unlit': there is but one. */
  tap: (lamp: Lamp | 'unlit') => {
    if (lamp === 'unlit') return 'Tippe auf ein markiertes Feld.';
    return `Tippe auf ein markiertes Feld für das ${lamp === 'red' ? 'rote' : 'gelbe'} Licht.`;
  },
  stand: (count: number) =>
    count === 1
      ? 'Zum Versetzen tippe erst den Turm an, dann ein anderes Feld.'
      : 'Beide stehen. Zum Versetzen tippe erst einen Turm an, dann ein anderes Feld.',
  notYet: 'steht noch nicht',
  /** Before what a ship on its square would report. */
  here: 'Ein Schiff hier meldet:',
  random: 'Zufällig setzen',
  again: (count: number) => (count === 1 ? 'Ein anderes auslosen' : 'Andere auslosen'),
  buildHere: 'Hier bauen',
  propose: 'Diese Felder vorschlagen',
  agree: 'Zustimmen',
  agreed: 'Stimmt zu',
  thinking: 'Überlegt noch',
  youAgreed: 'Du hast zugestimmt. Die anderen überlegen noch.',
  proposed: 'Allen vorgeschlagen. Sobald alle zustimmen, wird gebaut.',
  change: 'Versetze einen Turm, um etwas anderes vorzuschlagen.',
  who: 'Wer zustimmt',
  squareFree: 'hier darf ein Leuchtturm stehen',
  lamp: { yellow: 'gelbes Licht', red: 'rotes Licht', unlit: 'Leuchtturm' },
};

// ── Fellow Navigators on other devices ──────────────────────────────────────────────────────────

export const signals = 'Signale an die Crew';
export const point = 'Auf ein Feld zeigen';
export const pointHint = 'Oder halte ein Feld der Karte gedrückt.';
export const pointing = 'Tippe auf das Feld, das du meinst: Deine Crew sieht es.';
