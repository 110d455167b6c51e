/** Poseidon's screen. */
import type { Ship } from '../../../shared/board/board.ts';
import type { MarkerKind, SeaMonster, Storm, Tile } from '../../../shared/game/game.ts';
import type { Heading, Square } from '../../../shared/board/squares.ts';
import { colours, headings, ships, square, tiles } from './common.ts';
import { capital } from './words.ts';

// ── Whose turn ──────────────────────────────────────────────────────────────────────────────────

export const screen = 'Poseidon’s screen';
export const controls = 'Your hand and the log';
export const title = (yours: boolean) => (yours ? 'Your turn · Odyssey' : 'Poseidon · Odyssey');
/** Sea monsters that are still in the hand may make the game longer, or not. */
export const beforeFirstRound = 'Before the first round';
export const stormsLeft = (count: number) => (count === 1 ? '1 storm left' : `${count} storms left`);

// ── The cover ───────────────────────────────────────────────────────────────────────────────────

export const cover = 'Cover the board';
export const lift = 'Lift the cover';
export const covered = 'The sea is covered';
export const liftHint = 'Tap anywhere when nobody is looking.';

// ── The hand ────────────────────────────────────────────────────────────────────────────────────

export const chooseTile = 'Choose the tile to play.';
export const faceDownNote = 'Face down for them: the Navigators see that a storm comes, not which.';
export const whyBarred = (tile: Tile, why: string) => `${tiles[tile]}: ${why}`;

// ── A storm in the making ───────────────────────────────────────────────────────────────────────

export const drive = (ship: Ship, owner: string | null) =>
  `Drive ${owner === null ? 'the' : `${owner}’s`} ${ships[ship]}: tap a square beside it, or a heading.`;
export const ready = (storm: Storm) =>
  storm === 'great' ? 'All are driven. Change any, or unleash it.' : 'Change it, or unleash the storm.';
export const movesNothing = (storm: Storm) =>
  storm === 'great'
    ? 'Every ship is safe on the Sacred Island: this storm moves nothing.'
    : `The ${ships[storm]} is safe on the Sacred Island: this storm moves nothing, and is spent.`;
export const shipsHit = 'Ships that it drives';
export const shipToDrive = (ship: Ship, to: Square | undefined, heading: Heading | undefined) =>
  to && heading
    ? `${capital(ships[ship])}: ${headings[heading]}, to ${square(to)}`
    : `${capital(ships[ship])}: not driven yet`;
export const notYet = 'not yet';
export const shortPush = (to: Square, heading: Heading) => `${heading} → ${square(to)}`;
export const rose = (ship: Ship) => `Drive the ${ships[ship]}`;
export const roseHeading = (heading: Heading, to: Square | undefined) =>
  to ? `${capital(headings[heading])}, to ${square(to)}` : capital(headings[heading]);
export const otherTile = 'Other tile';
export const unleashing = 'The sea rises…';
export const draftFaceDown = 'Face down for them';

// ── A storm for the next turn ───────────────────────────────────────────────────────────────────

/** Prepared while the Navigators order: it stays on this device until his turn. */
export const prepared = {
  start: 'Prepare your next storm',
  label: 'Your next storm',
  choose: 'Choose the tile for your next turn.',
  tile: (tile: Tile) => `Prepared: ${tiles[tile]}`,
  whole: 'All is ready for your turn. Until then you can change it.',
  aside: 'Put aside',
  stands: 'As you prepared it.',
  /** What has become impossible meanwhile. */
  dropped: {
    storm: (ship: Ship) => `The ${ships[ship]} has arrived: a storm for it would move nothing.`,
    home: (ship: Ship) => `The ${ships[ship]} has arrived: it is out of your reach.`,
    there: (ship: Ship, to: Square) =>
      `The ${ships[ship]} has sailed to ${square(to)} already: drive it to another square.`,
    push: (ship: Ship, to: Square) =>
      `The ${ships[ship]} has sailed: ${square(to)} is not beside it any more.`,
  },
};
export const foreseenHint = 'Tap a square, and read here what the ship would report from it.';
/** Before what a ship would report from a square. */
export const foreseen = (ship: Ship, at: Square) => `From ${square(at)}, the ${ships[ship]} would report:`;

// ── Sea monsters ────────────────────────────────────────────────────────────────────────────────

export const monsterAt = (monster: SeaMonster, ship: Ship | null) =>
  ship
    ? `The ${ships[ship]} will not sail this round: it fights the ${tiles[monster]}, and only surveys.`
    : `Which ship shall the ${tiles[monster]} hold this round? Tap it.`;
export const preyHint = 'Tap a ship, and read here what it would report.';
export const prey = 'Ship to hold';
export const preyShip = (ship: Ship, at: Square) => `${capital(ships[ship])}, at ${square(at)}`;
export const sendMonster = (monster: SeaMonster) => `Send the ${tiles[monster]}`;

// ── A caught ship ───────────────────────────────────────────────────────────────────────────────

export const caught = (ship: Ship) =>
  `The ${ships[ship]} sailed into a maelstrom. Hurl it one square: tap the square or a heading.`;
export const readyCaught = 'Change it, or hurl the ship.';
export const hurl = (ship: Ship) => `Hurl the ${ships[ship]}`;

// ── Maelstroms and fog banks ────────────────────────────────────────────────────────────────────

export const dangers: Readonly<Record<MarkerKind, string>> = { maelstrom: 'Maelstrom', fogBank: 'Fog bank' };
export const dangersToPlace = 'Tiles to place';
export const placeDanger: Readonly<Record<MarkerKind, string>> = {
  maelstrom:
    'Tap a marked square for the maelstrom: open water, not next to a start island or the Sacred Island.',
  fogBank:
    'Tap a marked square for the fog bank: anywhere but on or next to a start island or the Sacred Island.',
};
export const dangersReady = 'All is laid. Tap a tile to move it, or leave it so for the whole game.';
export const atRandom = 'At random';
export const placeThem = (count: number) => (count === 1 ? 'Keep this square' : 'Keep these squares');

// ── Waiting and watching ────────────────────────────────────────────────────────────────────────

export const lighthousesWait = (count: number) =>
  count === 1
    ? 'The Navigators choose where their lighthouse stands. You will see it on your board.'
    : 'The Navigators choose where their lighthouses stand. You will see them on your board.';
export const nobodyThere = 'No Navigator is connected just now. The game waits for them.';
export const shipsNow = 'The ships';
export type ShipState = 'arrived' | 'caught' | 'held' | 'stepped' | 'to sail' | 'at sea';
export const shipStates: Readonly<Record<ShipState, string>> = {
  arrived: 'safe',
  caught: 'caught',
  held: 'held',
  stepped: 'done',
  'to sail': 'to sail',
  'at sea': 'at sea',
};
export const shipNow = (ship: Ship, at: Square, whose: string | null, state: string) =>
  [`${capital(ships[ship])} at ${square(at)}`, ...(whose === null ? [] : [whose]), state].join(', ');

// ── The log ─────────────────────────────────────────────────────────────────────────────────────

export const log = 'Orders and replies';
export const logEmpty = 'Every order, and what the ship reports, will stand here.';
export const logWaiting = 'No order yet.';
export const logRound = (number: number) => `Round ${number}`;
export const logTile = (tile: Tile, against: Ship | null, faceDown: boolean) => {
  const played = against ? `${tiles[tile]} against ${colours[against].toLowerCase()}` : tiles[tile];
  return faceDown ? `${played}, face down for them` : played;
};
