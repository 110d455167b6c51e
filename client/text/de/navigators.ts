/** The Navigators' screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, Phase, SeaMonster, Tile } from '../../../shared/game/game.ts';
import type { Phrase } from '../../../shared/wire/signals.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, faceDownTile, headings, ships, tiles } from './common.ts';
import { capital, headingLetters, list, ofTheShip, theMonster, theShip } from './words.ts';

// ── Whose turn it is ────────────────────────────────────────────────────────────────────────────

export const turns: Readonly<Record<Phase, string>> = {
  lighthouses: 'Baut die Leuchttürme',
  dangers: 'Poseidon bereitet das Meer vor',
  poseidon: 'Poseidon ist am Zug',
  navigators: 'Dein Zug',
  caught: 'Im Strudel gefangen',
  over: 'Das Spiel ist zu Ende',
};
export const othersTurn = 'Deine Crew ist am Zug';
export const pageTitle = (title: string) => `${title} · Odyssey`;
export const yoursToSail = (yours: number, all: number) => `Noch ${yours} von deinen, ${all} insgesamt`;
export const waiting: Readonly<Partial<Record<Phase, string>>> = {
  dangers:
    'Er versteckt Strudel und Nebelbänke, die ihr finden müsst. Eure Schiffe liegen an ihren Startinseln.',
  poseidon: 'Er wählt seinen Sturm. Die Karte bleibt eure: Ändert sie, wie ihr mögt.',
};
export const beingPushed = (ship: Ship) => `Poseidon schleudert ${theShip[ship]} aus dem Strudel.`;
export const stillToSail = (count: number) => (count === 1 ? 'Noch 1 Schiff' : `Noch ${count} Schiffe`);

// ── News ────────────────────────────────────────────────────────────────────────────────────────

const driven: Readonly<Record<Ship, string>> = {
  red: 'Er hat das rote Schiff auf ein Nachbarfeld getrieben.',
  green: 'Er hat das grüne Schiff auf ein Nachbarfeld getrieben.',
  white: 'Er hat das weiße Schiff auf ein Nachbarfeld getrieben.',
  yellow: 'Er hat das gelbe Schiff auf ein Nachbarfeld getrieben.',
};
export const allDriven = 'Er hat jedes Schiff auf See auf ein Nachbarfeld getrieben.';
export const maybeDriven = 'Jedes Schiff kann auf ein Nachbarfeld getrieben worden sein.';
export const noneDriven = 'Dieses Schiff ist sicher auf der Heiligen Insel: Er hat nichts bewegt.';
const held: Readonly<Record<Ship, string>> = {
  red: 'Das rote Schiff wird festgehalten und kann in dieser Runde nicht segeln.',
  green: 'Das grüne Schiff wird festgehalten und kann in dieser Runde nicht segeln.',
  white: 'Das weiße Schiff wird festgehalten und kann in dieser Runde nicht segeln.',
  yellow: 'Das gelbe Schiff wird festgehalten und kann in dieser Runde nicht segeln.',
};
export const holds = (ship: Ship) => held[ship];

/** What a tile has done, as far as the Navigators know. */
export function tileNews(tile: Tile | 'face-down', against: Ship | null, safe: boolean): string {
  if (tile === 'face-down') return maybeDriven;
  if (tile === 'great') return allDriven;
  if (tile === 'leviathan' || tile === 'kraken') return against ? holds(against) : '';
  return safe ? noneDriven : driven[tile];
}
export const tileName = (tile: Tile | 'face-down') => (tile === 'face-down' ? faceDownTile : tiles[tile]);
export const pushedOut = (ship: Ship) =>
  `Poseidon hat ${theShip[ship]} ein Feld weit aus dem Strudel geschleudert.`;
export const lighthousesStand = 'Die Leuchttürme stehen.';

// ── The crew ────────────────────────────────────────────────────────────────────────────────────

const TURNS = ['als erstes', 'als zweites', 'als drittes', 'als viertes'];
const turnTaken = (order: number) => TURNS[order - 1] ?? `als ${order}.`;
export const crew = 'Schiffe';
export const states = {
  ready: 'Bereit',
  held: 'Gehalten',
  done: (order: number) => `Als ${order}.`,
  safe: 'Daheim',
  waiting: 'Auf See',
  notYours: 'Bereit',
};
export const spokenStates = {
  ready: 'noch dran',
  held: 'von einem Seeungeheuer gehalten',
  done: (order: number) => `in dieser Runde ${turnTaken(order)} dran`,
  safe: 'daheim auf der Heiligen Insel',
  waiting: 'auf See',
  notYours: 'den Befehl gibt jemand anders',
};

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────

export const orders = 'Befehle';
export const chooseFirst = 'Wähle ein Schiff';
export const chooseFirstHint =
  'Tippe es auf der Karte oder oben an. In jeder Reihenfolge: Was eines sieht, kann dem nächsten helfen.';
export const chooseNext = 'Wähle das nächste Schiff';
export const whereTo = (ship: Ship) => `Wohin segelt ${colours[ship]}?`;
export const rose = 'Kurs';
export const roseLetters: Readonly<Record<Heading, string>> = headingLetters;
export const headingButton = (heading: Heading, off: boolean) =>
  off ? `${headings[heading]}, eurer Vermutung nach über den Rand` : headings[heading];
export const pickHeading = 'Wähle einen Kurs';
export const sail = (ship: Ship, heading: Heading) => `${colours[ship]} nach ${headings[heading]}`;
export const cantTakeBack = 'Ein Befehl lässt sich nicht zurücknehmen.';
export const offChart =
  'Über den Rand der Karte, wenn die Vermutung stimmt. Dann bleibt es, wo es ist, und hält Ausschau.';
export const toSquare = (square: string) => `Nach ${square}, wenn die Vermutung stimmt.`;
export const heldShip = (ship: Ship, monster: SeaMonster) =>
  `${capital(theMonster[monster])} hält ${theShip[ship]} fest. Es kann nicht segeln, aber melden, was es sieht.`;
export const survey = 'Ausschau halten';
export const isSafe = (ship: Ship) => `${capital(theShip[ship])} ist sicher auf der Heiligen Insel.`;
export const notYours = (ship: Ship, owner: string) => `${owner} befehligt ${theShip[ship]}.`;
export const ownerAway = (owner: string) => `${owner} ist gerade nicht da: Das Spiel wartet.`;
const names = (those: readonly Ship[]) => list(those.map((ship) => colours[ship]));
/** Whose orders the crew's turn waits for. */
export const waitsFor = (those: readonly { name: string; ships: readonly Ship[] }[]) =>
  those.map(({ name, ships: theirs }) => `${name} ist mit ${names(theirs)} dran.`).join(' ');
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

// ── The chart ───────────────────────────────────────────────────────────────────────────────────

const reminder: Readonly<Record<Ship, string>> = {
  red: 'roter Merkstein',
  green: 'grüner Merkstein',
  white: 'weißer Merkstein',
  yellow: 'gelber Merkstein',
};
const reminders: Readonly<Record<Ship, string>> = {
  red: 'rote Merksteine',
  green: 'grüne Merksteine',
  white: 'weiße Merksteine',
  yellow: 'gelbe Merksteine',
};
export const chart = 'Eure Karte: Vermutungen und Merksteine';
export const onChart = {
  ship: (ship: Ship) => `${ships[ship]}, vermutet`,
  reminder: (ship: Ship) => reminder[ship],
  marker: (kind: MarkerKind) => markers[kind],
  lighthouse: 'Leuchtturm',
  start: (ship: Ship) => `Start ${ofTheShip[ship]}`,
};
/** The same in the singular and in the plural. */
export const markers: Readonly<Record<MarkerKind, string>> = {
  maelstrom: 'Strudel-Marker',
  fogBank: 'Nebel-Marker',
};
export const tray = 'Merksteine';
export const trayWithMarkers = 'Merksteine und Marker';
export const reminderHeap = (ship: Ship, left: number) => `${capital(reminders[ship])}, noch ${left}`;
export const markerHeap = (kind: MarkerKind, left: number) => `${markers[kind]}, noch ${left}`;
export const inHand = {
  ship: (ship: Ship) => `${capital(ships[ship])} in der Hand: Tippe auf sein Feld.`,
  reminder: (ship: Ship) => `${capital(reminder[ship])} in der Hand: Tippe auf ein Feld.`,
  marker: (kind: MarkerKind) => `${markers[kind]} in der Hand: Tippe auf ein Feld.`,
};
export const putDown = 'Ablegen';
export const takeBack = 'Zurück';
export const clear = (ship: Ship) => `${colours[ship]} weg`;
export const clearReminders = (ship: Ship) => `${colours[ship]} weg: ${reminders[ship]} zurücknehmen`;
export const trayHint = 'Zieh sie auf die Karte, oder tippe erst sie und dann ein Feld an.';
export const fromMemory = 'Aus dem Gedächtnis gespielt: keine Merksteine.';

// ── Tabs and journal ────────────────────────────────────────────────────────────────────────────

export const tabs = { orders: 'Befehle', tray: 'Steine', journal: 'Logbuch' };
export const panels = 'Bereiche';
export const journal = 'Logbuch';
export const journalEmpty = 'Hier steht dann die Partie, Runde für Runde.';
export const round = (number: number) => `Runde ${number}`;
export const ofMost = (most: number) => `von ${most}`;
export const notPlayedYet = 'Poseidon wählt noch';
export const storms = 'Stürme';
export const leftOf = (left: number, all: number) => `${left} von ${all}`;
export const tileLeft = (tile: Tile, left: number, all: number) => `${tiles[tile]}: noch ${left} von ${all}`;
export const monsterLeft = (monster: SeaMonster, left: boolean) =>
  left ? `${tiles[monster]}: kann noch kommen` : `${tiles[monster]}: gespielt`;
export const faceDownLeft = (left: number, all: number) => `Stürme, verdeckt: noch ${left} von ${all}`;

// ── Lighthouses ─────────────────────────────────────────────────────────────────────────────────

export const placing = {
  title: (count: number) => (count === 1 ? 'Baut euren Leuchtturm' : 'Baut eure zwei Leuchttürme'),
  text: (count: number) =>
    count === 1
      ? 'Ein Schiff daneben oder darauf meldet ihn: Dann wisst ihr, wo es ist. Wählt ein markiertes Feld. Auch Poseidon wird ihn sehen.'
      : 'Ein Schiff neben oder auf einem Leuchtturm meldet ihn. Nur auf seinem Feld nennt es auch das Licht: gelb oder rot. Wählt zwei markierte Felder. Auch Poseidon wird sie sehen.',
  chart: 'Die Karte: Wählt Felder für die Leuchttürme',
  random: 'Zufällig setzen',
  again: 'Andere auslosen',
  buildHere: 'Hier bauen',
  propose: 'Diese Felder vorschlagen',
  agree: 'Zustimmen',
  agreed: 'Stimmt zu',
  thinking: 'Überlegt noch',
  youAgreed: 'Du hast zugestimmt. Die anderen überlegen noch.',
  proposed: 'Allen vorgeschlagen. Sobald alle zustimmen, wird gebaut.',
  change: 'Tippe auf andere Felder, um etwas anderes vorzuschlagen.',
  who: 'Wer zustimmt',
  squareFree: 'hier darf ein Leuchtturm stehen',
  lamp: { yellow: 'gelbes Licht', red: 'rotes Licht', unlit: 'Leuchtturm' },
};

// ── Fellow Navigators on other devices ──────────────────────────────────────────────────────────

export const signals = 'Signale an die Crew';
export const point = 'Auf ein Feld zeigen';
export const pointHint = 'Oder halte den Finger auf ein Feld der Karte.';
export const pointing = 'Tippe auf das Feld, das du meinst: Deine Crew sieht es.';
export const phrases: Readonly<Record<Phrase, string>> = {
  'look-here': 'Schau hier',
  'i-am-sure': 'Ich bin sicher',
  'i-am-not-sure': 'Ich bin unsicher',
  wait: 'Warte',
  'your-order': 'Dein Befehl',
  agreed: 'Abgemacht',
  'well-done': 'Gut gemacht!',
  'we-are-lost': 'Wir sind verloren!',
};
export const pointsAt = (name: string, square: string) => `${name} zeigt auf ${square}`;
export const signalled = 'Signale der Crew';
