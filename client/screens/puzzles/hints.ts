/**
 * The hints of a puzzle. Each reveals a little more: first the kind of reasoning, then squares of the board that
 * match a report, then the squares that are left.
 */
import { squaresOf, type Square } from '../../../shared/board/squares.ts';
import type { Reply } from '../../../shared/game/game.ts';
import { survey } from '../../../shared/game/rules/survey.ts';
import type { OnlookersTold } from '../../../shared/game/told.ts';
import { clueText } from '../../../shared/puzzles/matching.ts';
import type { Puzzle, Theme } from '../../../shared/puzzles/puzzle.ts';
import type { Reasoned } from '../../../shared/puzzles/reasoning.ts';
import { proofOf, type Line } from './explaining.ts';

export type Hint =
  /** The kind of reasoning that solves the puzzle. */
  | { readonly type: 'way'; readonly theme: Theme }
  /** The squares of the printed board that match a report, if ships and hidden tiles are ignored. */
  | {
      readonly type: 'print';
      readonly line: Line;
      readonly reply: Reply;
      readonly squares: readonly Square[];
    }
  /** The squares where the ship can be after a report. */
  | { readonly type: 'left'; readonly line: Line; readonly squares: readonly Square[] };

/** If a puzzle needs several kinds of reasoning, the first one in this list is named. The rarest kinds come first. */
const FIRST: readonly Theme[] = [
  'caught',
  'fog',
  'faceDown',
  'landmark',
  'shipsInSight',
  'lighthouse',
  'coastline',
  'deepSea',
  'landfall',
  'islands',
  'edge',
  'monster',
  'longDoubt',
  'greatStorm',
];

/** The main kind of reasoning of a puzzle. */
export function mainTheme({ themes }: Pick<Puzzle, 'themes'>): Theme {
  return FIRST.find((theme) => themes.includes(theme)) ?? 'islands';
}

/** All hints of a puzzle in the order in which they are given. None of them gives the answer away. */
export function hintsOf(puzzle: Puzzle, told: readonly OnlookersTold[], reasoned: Reasoned): Hint[] {
  const steps = proofOf(puzzle, told, reasoned).filter(
    ({ line, ship }) => ship === line.ship && puzzle.asked.includes(ship),
  );
  const telling = steps.toSorted((a, b) => ruledOut(b) - ruledOut(a))[0];
  const hints: Hint[] = [{ type: 'way', theme: mainTheme(puzzle) }];
  const reply = telling && replyAt(told, telling.line);
  if (telling && reply)
    hints.push({ type: 'print', line: telling.line, reply, squares: squaresLike(puzzle, reply) });
  const final = (line: Line) =>
    !steps.some((step) => step.line.ship === line.ship && step.line.index > line.index);
  for (const { line, after } of steps)
    if (!final(line) && after.length > 1) hints.push({ type: 'left', line, squares: after });
  return hints;
}

const ruledOut = ({ before, after }: { before: readonly Square[]; after: readonly Square[] }) =>
  before.length - after.length;

function replyAt(told: readonly OnlookersTold[], { index }: Line): Reply | null {
  const event = told[index];
  return event?.type === 'sailed' || event?.type === 'surveyed' ? event.reply : null;
}

/** The squares that match a report, judging only by the printed board and the open tiles. */
export function squaresLike({ board, variants, tiles }: Puzzle, reply: Reply): Square[] {
  const open = { lighthouses: tiles.lighthouses, maelstroms: [], fogBanks: [] };
  // Whether fog is involved: fog in sight may hide islands, and on a fog bank the square itself is hidden.
  const hazy = reply.sighting.fogBanks > 0 || reply.exploring.fogBank;
  return squaresOf(board).filter((square) => {
    const ships = { red: square, green: square, white: square, yellow: square };
    const there = survey({ board, variants, ships, tiles: open }, 'red', false);
    const alike = (clue: Parameters<typeof clueText>[0]) => clueText(clue, there) === clueText(clue, reply);
    if (!alike('coastline') || !alike('lighthouses')) return false;
    return hazy || (alike('islands') && alike('landfall') && alike('deepSea'));
  });
}
