/** Poseidon's screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, SeaMonster, Storm, Tile } from '../../../shared/game/game.ts';
import type { Heading, Square } from '../../../shared/board/squares.ts';
import { colours, headings, ships, square, tiles } from './common.ts';
import { capital, headingLetters, theShip, withTheMonster } from './words.ts';

// ── Whose turn ──────────────────────────────────────────────────────────────────────────────────

export const screen = 'Poseidons Bildschirm';
export const controls = 'Deine Hand und das Logbuch';
export const title = (yours: boolean) => (yours ? 'Dein Zug · Odyssey' : 'Poseidon · Odyssey');
/** Sea monsters that are still in the hand may make the game longer, or not. */
export const beforeFirstRound = 'Vor der ersten Runde';
export const stormsLeft = (count: number) => (count === 1 ? 'Noch 1 Sturm' : `Noch ${count} Stürme`);

// ── The cover ───────────────────────────────────────────────────────────────────────────────────

export const cover = 'Brett abdecken';
export const lift = 'Brett aufdecken';
export const covered = 'Das Meer ist abgedeckt';
export const liftHint = 'Tippe irgendwohin, wenn niemand hersieht.';

// ── The hand ────────────────────────────────────────────────────────────────────────────────────

export const chooseTile = 'Wähle das Plättchen, das du spielst.';
export const faceDownNote =
  'Für sie verdeckt: Die Navigatoren sehen, dass ein Sturm kommt, aber nicht welcher.';
export const whyBarred = (tile: Tile, why: string) => `${tiles[tile]}: ${why}`;

// ── A storm in the making ───────────────────────────────────────────────────────────────────────

export const drive = (ship: Ship, owner: string | null) =>
  `Treibe ${theShip[ship]}${owner === null ? '' : ` (${owner})`} fort: Tippe auf ein Feld daneben oder auf eine Richtung.`;
export const ready = (storm: Storm) =>
  storm === 'great'
    ? 'Alle sind fortgetrieben. Ändere noch etwas, oder entfessle ihn.'
    : 'Ändere es noch, oder entfessle den Sturm.';
export const movesNothing = (storm: Storm) =>
  storm === 'great'
    ? 'Jedes Schiff ist sicher auf der Heiligen Insel: Dieser Sturm bewegt nichts.'
    : `${capital(theShip[storm])} ist sicher auf der Heiligen Insel: Dieser Sturm bewegt nichts und ist verbraucht.`;
export const shipsHit = 'Schiffe, die er treibt';
export const shipToDrive = (ship: Ship, to: Square | undefined, heading: Heading | undefined) =>
  to && heading
    ? `${capital(ships[ship])}: nach ${headings[heading]}, auf ${square(to)}`
    : `${capital(ships[ship])}: noch nicht fortgetrieben`;
export const notYet = 'offen';
export const shortPush = (to: Square, heading: Heading) => `${headingLetters[heading]} → ${square(to)}`;
export const rose = (ship: Ship) => `${capital(theShip[ship])} treiben`;
export const roseHeading = (heading: Heading, to: Square | undefined) =>
  to ? `${headings[heading]}, auf ${square(to)}` : headings[heading];
export const otherTile = 'Andere Wahl';
export const unleashing = 'Das Meer erhebt sich …';
export const draftFaceDown = 'Für sie verdeckt';

// ── A storm for the next turn ───────────────────────────────────────────────────────────────────

/** Prepared while the Navigators order: it stays on this device until his turn. */
export const prepared = {
  start: 'Nächsten Sturm vorbereiten',
  label: 'Dein nächster Sturm',
  choose: 'Wähle das Plättchen für deinen nächsten Zug.',
  tile: (tile: Tile) => `Vorbereitet: ${tiles[tile]}`,
  whole: 'Alles ist bereit für deinen Zug. Bis dahin kannst du es ändern.',
  aside: 'Weglegen',
  stands: 'Wie vorbereitet.',
  /** What has become impossible meanwhile. */
  dropped: {
    storm: (ship: Ship) =>
      `${capital(theShip[ship])} ist angekommen: Ein Sturm dafür würde nichts mehr bewegen.`,
    home: (ship: Ship) => `${capital(theShip[ship])} ist angekommen: Du erreichst es nicht mehr.`,
    there: (ship: Ship, to: Square) =>
      `${capital(theShip[ship])} ist schon nach ${square(to)} gesegelt: Treibe es auf ein anderes Feld.`,
    push: (ship: Ship, to: Square) =>
      `${capital(theShip[ship])} ist weitergesegelt: ${square(to)} liegt nicht mehr daneben.`,
  },
};
export const foreseenHint = 'Tippe auf ein Feld, und lies hier, was das Schiff von dort melden würde.';
/** Before what a ship would report from a square. */
export const foreseen = (ship: Ship, at: Square) => `Von ${square(at)} aus würde ${theShip[ship]} melden:`;

// ── Sea monsters ────────────────────────────────────────────────────────────────────────────────

const whichToHold: Readonly<Record<SeaMonster, string>> = {
  leviathan: 'Welches Schiff soll der Leviathan in dieser Runde halten? Tippe es an.',
  kraken: 'Welches Schiff soll der Krake in dieser Runde halten? Tippe es an.',
};
export const monsterAt = (monster: SeaMonster, ship: Ship | null) =>
  ship
    ? `${capital(theShip[ship])} segelt in dieser Runde nicht: Es kämpft mit ${withTheMonster[monster]} und hält nur Ausschau.`
    : whichToHold[monster];
export const preyHint = 'Tippe auf ein Schiff, und lies hier, was es melden würde.';
export const prey = 'Schiff, das gehalten wird';
export const preyShip = (ship: Ship, at: Square) => `${capital(ships[ship])}, auf ${square(at)}`;
const sendIt: Readonly<Record<SeaMonster, string>> = {
  leviathan: 'Leviathan schicken',
  kraken: 'Kraken schicken',
};
export const sendMonster = (monster: SeaMonster) => sendIt[monster];

// ── A caught ship ───────────────────────────────────────────────────────────────────────────────

export const caught = (ship: Ship) =>
  `${capital(theShip[ship])} ist in einen Strudel gesegelt. Schleudere es ein Feld weit: Tippe auf das Feld oder auf eine Richtung.`;
export const readyCaught = 'Ändere es noch, oder schleudere das Schiff.';
const hurlIt: Readonly<Record<Ship, string>> = {
  red: 'Rotes Schiff schleudern',
  green: 'Grünes Schiff schleudern',
  white: 'Weißes Schiff schleudern',
  yellow: 'Gelbes Schiff schleudern',
};
export const hurl = (ship: Ship) => hurlIt[ship];

// ── Maelstroms and fog banks ────────────────────────────────────────────────────────────────────

export const dangers: Readonly<Record<MarkerKind, string>> = { maelstrom: 'Strudel', fogBank: 'Nebelbank' };
export const dangersToPlace = 'Plättchen zum Auslegen';
export const placeDanger: Readonly<Record<MarkerKind, string>> = {
  maelstrom:
    'Tippe auf ein markiertes Feld für den Strudel: offenes Wasser, nicht neben einer Startinsel oder der Heiligen Insel.',
  fogBank:
    'Tippe auf ein markiertes Feld für die Nebelbank: überall, nur nicht auf oder neben einer Startinsel oder der Heiligen Insel.',
};
export const dangersReady =
  'Alles liegt. Tippe ein Plättchen an, um es zu versetzen, oder lass es so für das ganze Spiel.';
export const atRandom = 'Zufällig';
export const placeThem = (count: number) => (count === 1 ? 'Dieses Feld nehmen' : 'Diese Felder nehmen');

// ── Waiting and watching ────────────────────────────────────────────────────────────────────────

export const lighthousesWait = (count: number) =>
  count === 1
    ? 'Die Navigatoren wählen, wo ihr Leuchtturm steht. Du wirst ihn auf deinem Brett sehen.'
    : 'Die Navigatoren wählen, wo ihre Leuchttürme stehen. Du wirst sie auf deinem Brett sehen.';
export const nobodyThere = 'Gerade ist kein Navigator verbunden. Das Spiel wartet auf sie.';
export const shipsNow = 'Die Schiffe';
export type ShipState = 'arrived' | 'caught' | 'held' | 'stepped' | 'to sail' | 'at sea';
export const shipStates: Readonly<Record<ShipState, string>> = {
  arrived: 'daheim',
  caught: 'gefangen',
  held: 'gehalten',
  stepped: 'fertig',
  'to sail': 'bereit',
  'at sea': 'auf See',
};
export const shipNow = (ship: Ship, at: Square, whose: string | null, state: string) =>
  [`${capital(ships[ship])} auf ${square(at)}`, ...(whose === null ? [] : [whose]), state].join(', ');

// ── The log ─────────────────────────────────────────────────────────────────────────────────────

export const log = 'Befehle und Meldungen';
export const logEmpty = 'Hier steht bald jeder Befehl und was das Schiff meldet.';
export const logWaiting = 'Noch kein Befehl.';
export const logRound = (number: number) => `Runde ${number}`;
export const logTile = (tile: Tile, against: Ship | null, faceDown: boolean) => {
  const played = against ? `${tiles[tile]} gegen ${colours[against]}` : tiles[tile];
  return faceDown ? `${played}, für sie verdeckt` : played;
};
