/** Texts of Poseidon's screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, SeaMonster, Storm, Tile } from '../../../shared/game/game.ts';
import type { Heading, Square } from '../../../shared/board/squares.ts';
import { colours, headings, ships, square, tiles } from './common.ts';
import { capital } from './words.ts';

// ── Whose turn ──────────────────────────────────────────────────────────────────────────────────

export const screen = 'Poseidon’s screen';
export const controls = 'Your hand and the journal';
export const title = (yours: boolean) => (yours ? 'Your turn · Odyssey' : 'Poseidon · Odyssey');
export const beforeFirstRound = 'Before the first round';
export const stormsLeft = (count: number) => (count === 1 ? '1 storm left' : `${count} storms left`);

// ── The cover ───────────────────────────────────────────────────────────────────────────────────

export const cover = 'Cover the board';
export const lift = 'Lift the cover';
export const covered = 'The board is covered';
export const liftHint = 'Tap anywhere when nobody is looking.';

// ── The hand ────────────────────────────────────────────────────────────────────────────────────

export const chooseTile = 'Choose the tile to play.';
export const faceDownNote = 'Face down: the Navigators can see that a storm is coming, but not which one.';
export const whyBarred = (tile: Tile, why: string) => `${tiles[tile]}: ${why}`;

// ── A storm in the making ───────────────────────────────────────────────────────────────────────

export const drive = (ship: Ship, owner: string | null) =>
  `Drive ${owner === null ? 'the' : `${owner}’s`} ${ships[ship]}: tap a square next to it, or a heading.`;
export const ready = (storm: Storm) =>
  storm === 'great'
    ? 'All ships are set. Change any of them, or unleash the storm.'
    : 'Pick another square, or unleash the storm.';
export const movesNothing = (storm: Storm) =>
  storm === 'great'
    ? 'Every ship is home: this storm will move nothing.'
    : `The ${ships[storm]} is home: this storm will move nothing, and the tile will be spent.`;
export const shipsHit = 'Ships to drive';
export const shipToDrive = (ship: Ship, to: Square | undefined, heading: Heading | undefined) =>
  to && heading
    ? `${capital(ships[ship])}: ${headings[heading]}, to ${square(to)}`
    : `${capital(ships[ship])}: not driven yet`;
export const notYet = 'not yet';
export const shortPush = (to: Square, heading: Heading) => `${heading} → ${square(to)}`;
export const rose = (ship: Ship) => `Drive the ${ships[ship]}`;
export const roseHeading = (heading: Heading, to: Square | undefined) =>
  to ? `${capital(headings[heading])}, to ${square(to)}` : capital(headings[heading]);
export const otherTile = 'Another tile';
export const unleashing = 'The sea rises…';
export const draftFaceDown = 'Played face down';

// ── A storm for the next turn ───────────────────────────────────────────────────────────────────

/** A storm prepared during the Navigators’ turn. It stays on this device until Poseidon’s turn. */
export const prepared = {
  start: 'Prepare your next storm',
  label: 'Your next storm',
  choose: 'Choose the tile for your next turn.',
  tile: (tile: Tile) => `Prepared: ${tiles[tile]}`,
  whole: 'Everything is ready for your turn. You can still change it until then.',
  aside: 'Keep for later',
  stands: 'As you prepared it.',
  /** Why a prepared part of the storm is no longer possible. */
  dropped: {
    storm: (ship: Ship) => `The ${ships[ship]} is home: this storm would have no effect.`,
    home: (ship: Ship) => `The ${ships[ship]} is home: no storm can move it now.`,
    there: (ship: Ship, to: Square) =>
      `The ${ships[ship]} has already sailed to ${square(to)}: drive it to another square.`,
    push: (ship: Ship, to: Square) => `The ${ships[ship]} has sailed: ${square(to)} is no longer next to it.`,
  },
};
export const foreseenHint = 'Tap a square to see what the ship would report from there.';
/** Shown before the report that a ship would give from a square. */
export const foreseen = (ship: Ship, at: Square) => `From ${square(at)}, the ${ships[ship]} would report:`;

// ── Sea monsters ────────────────────────────────────────────────────────────────────────────────

export const monsterAt = (monster: SeaMonster, ship: Ship | null) =>
  ship
    ? `The ${ships[ship]} won’t sail this round: it’s fighting the ${tiles[monster]} and can only report.`
    : `Which ship should the ${tiles[monster]} hold this round? Tap one.`;
export const preyHint = 'Tap a ship to see what it would report.';
export const prey = 'Ship to hold';
export const preyShip = (ship: Ship, at: Square) => `${capital(ships[ship])}, at ${square(at)}`;
export const sendMonster = (monster: SeaMonster) => `Send the ${tiles[monster]}`;

// ── A caught ship ───────────────────────────────────────────────────────────────────────────────

export const caught = (ship: Ship) =>
  `The ${ships[ship]} sailed into a maelstrom. Drive it one square: tap a square next to it, or a heading.`;
export const readyCaught = 'Pick another square, or drive the ship.';
export const hurl = (ship: Ship) => `Drive the ${ships[ship]}`;

// ── Maelstroms and fog banks ────────────────────────────────────────────────────────────────────

export const dangersToPlace = 'Tiles to place';
export const placeDanger: Readonly<Record<MarkerKind, string>> = {
  maelstrom:
    'Tap a marked square for the maelstrom: open water, not next to a start island or the Sacred Island.',
  fogBank:
    'Tap a marked square for the fog bank: anywhere but on or next to a start island or the Sacred Island.',
};
export const dangersReady =
  'Everything is placed. Tap a tile to move it, or keep them like this for the whole game.';
export const atRandom = 'At random';
export const placeThem = (count: number) => (count === 1 ? 'Keep this square' : 'Keep these squares');

// ── Waiting and watching ────────────────────────────────────────────────────────────────────────

export const lighthousesWait = (count: number) =>
  count === 1
    ? 'The Navigators are choosing where to put their lighthouse. You’ll see it on your board.'
    : 'The Navigators are choosing where to put their lighthouses. You’ll see them on your board.';
export const nobodyThere = 'No Navigator is connected right now. The game is waiting.';
export const shipsNow = 'The ships';
export type ShipState = 'arrived' | 'caught' | 'held' | 'stepped' | 'to sail' | 'at sea';
export const shipStates: Readonly<Record<ShipState, string>> = {
  arrived: 'home',
  caught: 'caught',
  held: 'held',
  stepped: 'done',
  'to sail': 'ready',
  'at sea': 'at sea',
};
export const shipNow = (ship: Ship, at: Square, whose: string | null, state: string) =>
  [`${capital(ships[ship])} at ${square(at)}`, ...(whose === null ? [] : [whose]), state].join(', ');

// ── The journal ─────────────────────────────────────────────────────────────────────────────────────

export const log = 'Journal';
export const logEmpty = 'Orders and the ships’ reports will appear here.';
export const logWaiting = 'No orders yet.';
export const logRound = (number: number) => `Round ${number}`;
export const logTile = (tile: Tile, against: Ship | null, faceDown: boolean) => {
  const played = against ? `${tiles[tile]} against ${colours[against].toLowerCase()}` : tiles[tile];
  return faceDown ? `${played}, face down` : played;
};
