/** Texts of the puzzles, which are called “Where are they?” */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Level, PuzzleKind, Theme } from '../../../shared/puzzles/puzzle.ts';
import { colours, square } from './common.ts';
import { either, list, low } from './words.ts';

export const title = 'Where are they?';
export const line =
  'Storms have struck, and the ships have reported. Work out where they are: every puzzle has exactly one answer, and you can prove it.';

// ── The list of all puzzles ─────────────────────────────────────────────────────────────────────

export const next = 'Next puzzle';
/** Names the next puzzle, below its button. */
export const which = (number: number, level: string) => `No. ${number} · ${level}`;
export const streak = (count: number) => `Streak: ${count}`;
export const best = (count: number) => `Best: ${count}`;
export const done = (count: number, all: number) => `Done: ${count} of ${all}`;
export const theme = 'Reasoning';
export const any = 'All';
export const levels: Readonly<Record<Level, string>> = {
  1: 'Very easy',
  2: 'Easy',
  3: 'Medium',
  4: 'Hard',
  5: 'Very hard',
};
export const themes: Readonly<Record<Theme, string>> = {
  islands: 'Counting islands',
  landfall: 'On an island',
  coastline: 'The coastline',
  deepSea: 'Deep sea',
  shipsInSight: 'Ships in sight',
  landmark: 'A ship as a landmark',
  greatStorm: 'After a Great Storm',
  faceDown: 'Face-down storms',
  edge: 'Off the board',
  longDoubt: 'Several rounds of doubt',
  monster: 'Held by a monster',
  lighthouse: 'Lighthouses',
  fog: 'A fog bank',
  caught: 'Caught in a maelstrom',
};
export const theList = 'The puzzles';
export const item = (board: string, level: string, result: string) => `Board ${board}, ${level}, ${result}`;
export const results = {
  open: 'unsolved',
  clean: 'solved',
  helped: 'solved with help',
  shown: 'answer shown',
};
export const allDone = 'You have solved all of these.';
export const showAll = 'Show all puzzles';
export const missing = 'There is no puzzle at this address. Here are all the puzzles.';

// ── The page of a single puzzle ─────────────────────────────────────────────────────────────────

export const all = 'All puzzles';
export const question = (kind: PuzzleKind, ships: readonly Ship[]) => {
  const names = list(ships.map(low));
  if (kind === 'squares') return `Where could ${names} be?`;
  return ships.length === 1 ? `Where is ${names}?` : `Where are ${names}?`;
};
export const task = (kind: PuzzleKind, ships: number) => {
  if (kind === 'squares') return 'Read the reports, then mark every square the ship could be on now.';
  return ships === 1
    ? 'Read the reports, then place the ship where it is now.'
    : 'Read the reports, then place each ship where it is now.';
};
export const beginning = 'A dashed ring shows where a ship was at the start.';
export const others = 'Other ships sail too, but their reports add nothing here.';
export const log = 'Journal';
export const variant = (name: string) => `Variant: ${name}`;
export const place = (ship: Ship) => `Place ${low(ship)}`;
export const pencil = 'Pencil in';
export const pencilDoes = 'Tap to mark squares you think are possible.';
export const check = 'Check';
export const hint = (given: number, all: number) => `Hint ${given} of ${all}`;
export const show = 'Show me';
export const share = 'Share';
export const shareTitle = 'This puzzle’s link';
export const shareText = 'Where are they? A puzzle from Odyssey.';

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const board = 'The puzzle’s board';
export const things = {
  beginning: (ship: Ship) => `${low(ship)} at the start`,
  answer: (ship: Ship) => `${low(ship)}, your answer`,
  note: (ship: Ship) => `${low(ship)} pencilled in`,
  lit: 'highlighted',
};

// ── Hints ───────────────────────────────────────────────────────────────────────────────────────

/** The types of reasoning that solve puzzles. */
export const ways: Readonly<Record<Theme, string>> = {
  islands:
    'Take every square the storm could have driven the ship to, apply the order to each, and count the islands around it.',
  landfall: 'A ship on an island says so, and says which kind. That leaves only a few squares.',
  coastline: 'A ship that sees the coastline is on the border. One that doesn’t is not.',
  deepSea:
    'Deep sea is only ever reported for the ship’s own square. If it isn’t mentioned, the ship isn’t in it.',
  shipsInSight:
    'Ships that see each other are at most one square apart. So each tells you something about the other.',
  landmark: 'One ship’s position is certain. Whether another ship sees it tells you how close that ship is.',
  greatStorm:
    'A Great Storm drives every ship one square. So for each there are up to eight squares to check.',
  faceDown: 'Nobody says which ship was driven. So each may have stayed where it was, or moved one square.',
  edge: 'An order off the board tells you that the ship is on that edge, and it stays there.',
  longDoubt: 'Keep every possible square, and apply each order to them all. A later report tells them apart.',
  monster:
    'A ship that is held doesn’t move, but it does report. Two reports from the same square say no more than one.',
  lighthouse: 'Everyone knows which square a lighthouse is on. Any ship that sees it is next to it.',
  fog: 'A fog bank hides what is under it, so a ship may see fewer islands than the board shows.',
  caught: 'Caught ships report from the maelstrom first. Then they are driven one square away.',
};
export const print = (round: number, ship: Ship) =>
  `From which squares could ${low(ship)} have reported that in round ${round}? The squares that fit are highlighted.`;
export const left = (round: number, ship: Ship, squares: readonly Square[]) =>
  `After its report in round ${round}, ${low(ship)} could be on ${names(squares)}.`;

// ── The verdict ─────────────────────────────────────────────────────────────────────────────────

export const right = 'Solved!';
export const shown = 'Here’s the answer.';
/**
 * How the puzzle affects the streak. This depends on whether it was solved, solved with a hint, solved after a mistake,
 * shown, or had been solved before.
 */
export const counted = (how: 'clean' | 'hinted' | 'missed' | 'shown' | 'again', streak: number) =>
  ({
    clean: `Right first time! Your streak is now ${streak}.`,
    hinted: `You used a hint, so your streak stays at ${streak}.`,
    missed: 'Not right first time, so your streak starts again.',
    shown: 'You looked at the answer, so your streak starts again.',
    again: 'You have solved this one before: it doesn’t count again.',
  })[how];
export const more = 'All of these are possible, but there are more.';
const names = (squares: readonly Square[]) => either(squares.map(square));
export const wrong = (ship: Ship, at: Square) => `${colours[ship]} isn’t on ${names([at])}.`;
export const wrongNow = (round: number) => `The report in round ${round} doesn’t fit that square.`;
export const wrongOrder = (round: number) => `The order in round ${round} doesn’t lead there.`;
export const wrongBefore = (round: number, squares: readonly Square[]) =>
  squares.length <= 4
    ? `That would put it on ${names(squares)} in round ${round}, which doesn’t fit its report.`
    : `Its report in round ${round} rules out every way of getting there.`;
export const wrongBeginning = (from: Square) =>
  `It was on ${names([from])} at the start. Its orders and the storms can’t have taken it there.`;
/** @param isLast true if the newest report and the ship’s start are enough to rule the square out */
export const wrongWay = (from: Square, round: number, isLast: boolean) =>
  isLast
    ? `It was on ${names([from])} at the start. Its report in round ${round} rules out every way from there.`
    : `It was on ${names([from])} at the start. Its reports from round ${round} on rule out every way from there.`;
export const wrongTogether =
  'Its own reports allow it, leaving other ships aside. Look at which ships see each other.';
export const wrongOthers = 'Its own reports allow it, but not together with what the other ships report.';
export const proof = 'The proof';
export const proofBegins =
  'Tap a line to see the possible squares after sailing. Tap it again to see those the report leaves.';
/**
 * @param sailed true if the ship had sailed before its report
 * @param by the other ship that reported; null if it was the ship itself
 */
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
