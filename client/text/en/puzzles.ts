/** The puzzles: “Where are they?” */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Level, PuzzleKind, Theme } from '../../../shared/puzzles/puzzle.ts';
import { colours, square } from './common.ts';
import { list, low } from './words.ts';

export const title = 'Where are they?';
export const line =
  'Storms have come, and the ships have reported. Work out where they are: every puzzle has one answer, and it can be proved.';

// ── All of them ─────────────────────────────────────────────────────────────────────────────────

export const next = 'Next puzzle';
export const streak = (count: number) => `Streak: ${count}`;
export const best = (count: number) => `Best: ${count}`;
export const done = (count: number, all: number) => `Done: ${count} of ${all}`;
export const kind = 'Question';
export const theme = 'Reasoning';
export const level = 'Difficulty';
export const any = 'All';
export const kinds: Readonly<Record<PuzzleKind, string>> = {
  ships: 'One square each',
  squares: 'All possible squares',
};
export const levels: Readonly<Record<Level, string>> = {
  1: 'Very easy',
  2: 'Easy',
  3: 'Medium',
  4: 'Hard',
  5: 'Very hard',
};
export const themes: Readonly<Record<Theme, string>> = {
  islands: 'Islands counted',
  landfall: 'On an island',
  coastline: 'The coastline',
  deepSea: 'Deep sea',
  shipsInSight: 'Ships in sight',
  landmark: 'A ship as a landmark',
  greatStorm: 'After a Great Storm',
  faceDown: 'Storms face down',
  edge: 'Off the board',
  longDoubt: 'A\u00a0long doubt',
  monster: 'Held by a monster',
  lighthouse: 'Lighthouses',
  fog: 'A fog bank',
  caught: 'Caught in a maelstrom',
};
export const theList = 'The puzzles';
export const item = (board: string, level: string, result: string) => `Board ${board}, ${level}, ${result}`;
export const results = { open: 'open', clean: 'found', helped: 'found with help', shown: 'shown' };
export const noneTitle = 'No such puzzle';
export const noneText = 'None is like that. Ask for less.';
export const allDone = 'You have done all of these.';
export const showAll = 'Show all puzzles';
export const missing = 'There is no puzzle at this address. Here are the others.';

// ── One of them ─────────────────────────────────────────────────────────────────────────────────

export const all = 'All puzzles';
export const question = (kind: PuzzleKind, ships: readonly Ship[]) => {
  const names = list(ships.map(low));
  if (kind === 'squares') return `Where can ${names} be?`;
  return ships.length === 1 ? `Where is ${names}?` : `Where are ${names}?`;
};
export const task = (kind: PuzzleKind, ships: number) => {
  if (kind === 'squares') return 'Read the reports, then mark every square on which the ship can be now.';
  return ships === 1
    ? 'Read the reports, then place the ship where it is now.'
    : 'Read the reports, then place each ship where it is now.';
};
export const beginning = 'A dashed ring: where a ship was at the beginning.';
export const others = 'Other ships sail too. Their reports tell nothing more here.';
export const log = 'Logbook';
export const variant = (name: string) => `Variant: ${name}`;
export const place = (ship: Ship) => `Place ${low(ship)}`;
export const pencil = 'Pencil in';
export const pencilDoes = 'Taps mark squares that you hold possible.';
export const check = 'Check';
export const hint = (given: number, all: number) => `Hint ${given} of ${all}`;
export const show = 'Show me';
export const share = 'Link';
export const shareTitle = 'This puzzle’s link';
export const shareText = 'Where are they? A puzzle from Odyssey.';

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const board = 'The board of the puzzle';
export const things = {
  beginning: (ship: Ship) => `${low(ship)} at the beginning`,
  answer: (ship: Ship) => `${low(ship)}, your answer`,
  note: (ship: Ship) => `${low(ship)} pencilled in`,
  lit: 'lit',
};

// ── Hints ───────────────────────────────────────────────────────────────────────────────────────

/** How to reason. */
export const ways: Readonly<Record<Theme, string>> = {
  islands:
    'Take every square to which the storm can have driven the ship, move each along with the order, and count the islands around it.',
  landfall: 'A ship on an island says so, and says which kind. That leaves few squares.',
  coastline: 'Seeing the coastline means standing on the border. Not seeing it rules out the whole border.',
  deepSea: 'Deep sea is told of the ship’s own square alone. If it isn’t named, the ship isn’t in it.',
  shipsInSight:
    'Ships that see each other are at most one square apart. So each tells something of the other.',
  landmark: 'One of the ships is certain. Whoever sees it, or doesn’t, tells how near it is.',
  greatStorm: 'A Great Storm moves every ship by one square. Each then has up to eight squares to look at.',
  faceDown: 'Nobody says which ship was hit. So each may have stayed where it was, or moved by one square.',
  edge: 'An order off the board tells that the ship is on that border, and it stays there.',
  longDoubt: 'Keep all squares that are possible, and move them all along. A later report tells them apart.',
  monster: 'A ship that is held doesn’t move, but reports. Two reports from one square say no more than one.',
  lighthouse: 'A lighthouse stands on one square that everybody knows. Who sees it is beside it.',
  fog: 'A fog bank hides what lies under it, so fewer islands may be seen than are printed.',
  caught: 'Caught ships report from the maelstrom first. Then they are thrown one square further.',
};
export const print = (round: number, ship: Ship) =>
  `Which squares could ${low(ship)} report that from, in round ${round}? Those that fit the printed board are lit.`;
export const left = (round: number, ship: Ship, squares: readonly Square[]) =>
  `After its report in round ${round}, ${low(ship)} can be on ${names(squares)}.`;

// ── The verdict ─────────────────────────────────────────────────────────────────────────────────

export const right = 'Found!';
export const shown = 'So it was.';
/** What it meant for the streak: found, found with a hint, after a mistake, shown, or done before. */
export const counted = (how: 'clean' | 'hinted' | 'missed' | 'shown' | 'again', streak: number) =>
  ({
    clean: `Right at the first check: your streak is ${streak} now.`,
    hinted: `With a hint, so your streak stays at ${streak}.`,
    missed: 'Not at the first check, so your streak begins anew.',
    shown: 'It was shown, so your streak begins anew.',
    again: 'You have done this one before: it does not count again.',
  })[how];
export const more = 'All of these are possible, but there are more.';
const names = (squares: readonly Square[]) => list(squares.map((one) => square(one).replace(' ', '\u00a0')));
export const wrong = (ship: Ship, at: Square) => `${colours[ship]} isn’t on ${names([at])}.`;
export const wrongNow = (round: number) => `The report in round ${round} doesn’t fit that square.`;
export const wrongOrder = (round: number) => `The order in round ${round} doesn’t lead there.`;
export const wrongBefore = (round: number, squares: readonly Square[]) =>
  squares.length <= 4
    ? `Then it was on ${names(squares)} in round ${round}, and its report doesn’t fit that.`
    : `Its report in round ${round} doesn’t fit any way there.`;
export const wrongBeginning = (from: Square) =>
  `It was on ${names([from])} at the beginning. Its orders and the storms can’t have brought it there.`;
/** `isLast`: the newest report alone rules it out, with where the ship began. */
export const wrongWay = (from: Square, round: number, isLast: boolean) =>
  isLast
    ? `It was on ${names([from])} at the beginning. Its report in round ${round} fits no way there from that square.`
    : `It was on ${names([from])} at the beginning. Its reports from round ${round} on fit no way there from that square.`;
export const wrongTogether =
  'Its own reports allow it, other ships aside. Look at what ships see, and who sees whom.';
export const wrongOthers = 'Its own reports allow it, but not together with what the other ships report.';
export const proof = 'The proof';
export const proofBegins =
  'Tap a line: first you see the squares after sailing, then those that the report leaves.';
/** `sailed`: the ship had sailed before its report; `by`: another ship, whose report it was. */
export const step = (
  { round, sailed }: { round: number; sailed: boolean },
  by: Ship | null,
  before: number,
  after: readonly Square[],
) => {
  const now = after.length <= 6 ? names(after) : `${after.length} squares`;
  return by === null
    ? `Round ${round}: ${sailed ? 'after sailing' : 'before the report'}, ${before} squares; with the report, ${now}.`
    : `Round ${round}: before ${low(by)} reports, ${before} squares; with the report, ${now}.`;
};
