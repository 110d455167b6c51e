/** The hints of a puzzle, each telling a little more: a way of reasoning, what the board prints, what is left. */
import { squaresOf, type Square } from '../../../shared/board/squares.ts';
import type { Reply } from '../../../shared/game/game.ts';
import { survey } from '../../../shared/game/rules/survey.ts';
import type { OnlookersTold } from '../../../shared/game/told.ts';
import { tells } from '../../../shared/puzzles/matching.ts';
import type { Puzzle, Theme } from '../../../shared/puzzles/puzzle.ts';
import type { Reasoned } from '../../../shared/puzzles/reasoning.ts';
import { proofOf, type Line } from './explaining.ts';

export type Hint =
  /** The reasoning that solves it. */
  | { readonly type: 'way'; readonly theme: Theme }
  /** Which squares of the whole board would report so, ships and hidden tiles aside. */
  | {
      readonly type: 'print';
      readonly line: Line;
      readonly reply: Reply;
      readonly squares: readonly Square[];
    }
  /** Where the ship can be after a report. */
  | { readonly type: 'left'; readonly line: Line; readonly squares: readonly Square[] };

/** Which reasoning is named first, where several are needed: the rarest. */
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

/** The reasoning that a puzzle is about. */
export function mainTheme({ themes }: Pick<Puzzle, 'themes'>): Theme {
  return FIRST.find((theme) => themes.includes(theme)) ?? 'islands';
}

/** All hints of a puzzle in their order; none of them is the answer. */
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

/** The squares that report this by what is printed and what lies there openly. */
export function squaresLike({ board, variants, tiles }: Puzzle, reply: Reply): Square[] {
  const open = { lighthouses: tiles.lighthouses, maelstroms: [], fogBanks: [] };
  // In sight of fog islands may be hidden, and in fog the square itself is.
  const hazy = reply.sighting.fogBanks > 0 || reply.exploring.fogBank;
  return squaresOf(board).filter((square) => {
    const ships = { red: square, green: square, white: square, yellow: square };
    const there = survey({ board, variants, ships, tiles: open }, 'red', false);
    const alike = (clue: Parameters<typeof tells>[0]) => tells(clue, there) === tells(clue, reply);
    if (!alike('coastline') || !alike('lighthouses')) return false;
    return hazy || (alike('islands') && alike('landfall') && alike('deepSea'));
  });
}
