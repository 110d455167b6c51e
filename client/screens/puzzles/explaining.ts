/** Explains why a wrong answer contradicts the reports, and how the right answer is proved. */
import type { Ship } from '../../../shared/board/board.ts';
import { distance, squaresOf, type Square } from '../../../shared/board/squares.ts';
import { sailTo } from '../../../shared/game/rules/orders.ts';
import { mayDrive } from '../../../shared/game/rules/storms.ts';
import type { OnlookersTold } from '../../../shared/game/told.ts';
import type { Puzzle } from '../../../shared/puzzles/puzzle.ts';
import { answerOf, reason, type Reasoned, type Reasoning } from '../../../shared/puzzles/reasoning.ts';
import { whyNot, type Reason } from '../../oracle/reasons.ts';

/** A report: the round and ship of its line, and its index among the told events. */
export interface Line {
  readonly index: number;
  readonly round: number;
  readonly ship: Ship;
  /** Whether the ship sailed before it; a ship that is held only surveys. */
  readonly sailed: boolean;
}

/** Why a ship can't be on a square. */
export type Fault =
  /** According to all later reports it would have to be on a square that this order can't have led to. */
  | { readonly type: 'order'; readonly line: Line }
  /**
   * According to this report it would have been on one of `squares`, but there it would have reported something else.
   */
  | {
      readonly type: 'report';
      readonly line: Line;
      readonly squares: readonly Square[];
      /** What the board alone shows to be wrong about that square; null if that isn't enough. */
      readonly reason: Reason | null;
    }
  /** The ship's orders and the storms can't have brought it there from its start. */
  | { readonly type: 'beginning'; readonly from: Square }
  /** They can, but no such route fits its reports from this one on. `isLast`: this report alone excludes it. */
  | { readonly type: 'way'; readonly line: Line; readonly from: Square; readonly isLast: boolean }
  /**
   * On its own reports it could be there, but other ships' reports rule it out. `isSight`: because of what ships see
   * of each other.
   */
  | { readonly type: 'together'; readonly isSight: boolean };

/** The reports of some ships, in order. */
export function linesOf(told: readonly OnlookersTold[], ships: readonly Ship[]): Line[] {
  let round = 1;
  return told.flatMap((event, index) => {
    if (event.type === 'round-began') ({ round } = event);
    const sailed = event.type === 'sailed';
    const isReport = sailed || event.type === 'surveyed';
    return isReport && ships.includes(event.ship) ? [{ index, round, ship: event.ship, sailed }] : [];
  });
}

/** The number of combinations of one ship and one secret tile that is still quick to list. */
const MOST_ALONE = 60_000;

/** Why a ship can't be on a square at the end of the puzzle, using the newest report that is enough. */
export function faultOf(puzzle: Puzzle, told: readonly OnlookersTold[], ship: Ship, square: Square): Fault {
  const everywhere = squaresOf(puzzle.board);
  const comes = (reasoning: Pick<Reasoning, 'from' | 'hears' | 'onlyOrders'>) => {
    const reasoned = reason(puzzle, told, {
      ships: [ship],
      without: ['ships'],
      most: MOST_ALONE,
      ...reasoning,
    });
    return !reasoned || answerOf(reasoned, ship).includes(square);
  };
  const lines = linesOf(told, [ship]).toReversed();
  for (const line of lines) {
    if (comes({ from: { index: line.index, squares: everywhere } })) continue;
    const reach = movesAfter(told, ship, line.index);
    const squares = everywhere
      .filter((from) => distance(from, square) <= reach && leadsTo(puzzle, told, line, from))
      .filter((from) => comes({ from: { index: line.index + 1, squares: [from] } }));
    if (squares.length === 0) return { type: 'order', line };
    return { type: 'report', line, squares, reason: plainReason(puzzle, told, line, squares) };
  }
  if (comes({})) {
    const blind = reason(puzzle, told, { ships: puzzle.needed, without: ['ships'], most: MOST_ALONE });
    return { type: 'together', isSight: blind !== null && answerOf(blind, ship).includes(square) };
  }
  const from = puzzle.ships[ship];
  // The newest report that, with all later ones and the start, excludes the square.
  const line = lines.find(({ index }) => !comes({ hears: (heard) => heard >= index, onlyOrders: true }));
  if (!line || !comes({ hears: () => false, onlyOrders: true })) return { type: 'beginning', from };
  return { type: 'way', line, from, isLast: line === lines[0] };
}

/** Whether the order of a line can have led to a square, judging by what was told right after it. */
function leadsTo(
  { board }: Puzzle,
  told: readonly OnlookersTold[],
  { index }: Line,
  square: Square,
): boolean {
  const event = told[index];
  if (event?.type !== 'sailed') return true;
  if ((square === board.sacred) !== event.arrived) return false;
  return squaresOf(board).some((from) => {
    const { to, offBoard } = sailTo(board, from, event.heading);
    return to === square && (!event.reply || offBoard === event.reply.offBoard);
  });
}

/** How often a ship has moved, or may have moved, since a report; an upper bound for its distance in squares. */
function movesAfter(told: readonly OnlookersTold[], ship: Ship, index: number): number {
  return told
    .slice(index + 1)
    .filter((event) => mayDrive(event, ship) || (event.type === 'sailed' && event.ship === ship)).length;
}

/** What the board alone shows to be wrong about the only square that fits a report. */
function plainReason(
  { board, variants, tiles, ships }: Puzzle,
  told: readonly OnlookersTold[],
  { index, ship }: Line,
  squares: readonly Square[],
): Reason | null {
  const [square, ...others] = squares;
  const event = told[index];
  if (!square || others.length > 0 || (event?.type === 'sailed' && event.arrived)) return null;
  const sea = { board, variants, lighthouses: tiles.lighthouses, arrived: [] };
  const found = whyNot(sea, told.slice(0, index + 1), ship, square, { after: 0, square: ships[ship] });
  // These reasons aren't about the ship's own report.
  return ['together', 'stayed', 'out-of-reach'].includes(found.type) ? null : found;
}

/** A step of the proof: the possible squares of a ship before and after a report, its own or another ship's. */
export interface ProofStep {
  readonly line: Line;
  readonly ship: Ship;
  readonly before: readonly Square[];
  readonly after: readonly Square[];
}

/**
 * The steps of the proof: reports of a ship with several possible squares, and other ships' reports that exclude
 * some.
 */
export function proofOf(puzzle: Puzzle, told: readonly OnlookersTold[], reasoned: Reasoned): ProofStep[] {
  return linesOf(told, puzzle.needed).flatMap((line) =>
    puzzle.needed
      .map((ship) => ({
        line,
        ship,
        before: reasoned.before[line.index]?.[ship] ?? [],
        after: reasoned.after[line.index]?.[ship] ?? [],
      }))
      .filter(({ ship, before, after }) =>
        ship === line.ship ? before.length > 1 : after.length < before.length,
      ),
  );
}
