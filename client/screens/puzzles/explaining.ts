/** What a report says against a wrong answer, and how the right one is proved. */
import type { Ship } from '../../../shared/board/board.ts';
import { distance, squaresOf, type Square } from '../../../shared/board/squares.ts';
import { sailTo } from '../../../shared/game/rules/orders.ts';
import { mayDrive } from '../../../shared/game/rules/storms.ts';
import type { OnlookersTold } from '../../../shared/game/told.ts';
import type { Puzzle } from '../../../shared/puzzles/puzzle.ts';
import { answerOf, reason, type Reasoned, type Reasoning } from '../../../shared/puzzles/reasoning.ts';
import { whyNot, type Reason } from '../../oracle/reasons.ts';

/** A report: the round and ship whose line it is, and its place in what was told. */
export interface Line {
  readonly index: number;
  readonly round: number;
  readonly ship: Ship;
  /** Whether the ship had sailed before it; a ship that is held does not. */
  readonly sailed: boolean;
}

/** Why a ship can't be on a square. */
export type Fault =
  /** By all that came after, it would have been somewhere to where this order can't have led it. */
  | { readonly type: 'order'; readonly line: Line }
  /** By this report it would have been on one of `squares`, and there it would have reported something else. */
  | {
      readonly type: 'report';
      readonly line: Line;
      readonly squares: readonly Square[];
      /** Where it is plain from the board: what is wrong there. */
      readonly reason: Reason | null;
    }
  /** Its orders and the storms can't have brought it there from where it began. */
  | { readonly type: 'beginning'; readonly from: Square }
  /** They can, but on no way that its reports from this one on fit; `isLast`: this one alone. */
  | { readonly type: 'way'; readonly line: Line; readonly from: Square; readonly isLast: boolean }
  /** By itself it could be there: the reports of others rule it out. `isSight`: by what ships see of each other. */
  | { readonly type: 'together'; readonly isSight: boolean };

/** The reports of some ships in their order. */
export function linesOf(told: readonly OnlookersTold[], ships: readonly Ship[]): Line[] {
  let round = 1;
  return told.flatMap((event, index) => {
    if (event.type === 'round-began') ({ round } = event);
    const sailed = event.type === 'sailed';
    const isReport = sailed || event.type === 'surveyed';
    return isReport && ships.includes(event.ship) ? [{ index, round, ship: event.ship, sailed }] : [];
  });
}

/** One ship on any square, with one secret tile on any: more ways than a person lists, and quickly listed. */
const MOST_ALONE = 60_000;

/** Why a ship can't be on a square at the end, as the newest report says that suffices. */
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
  // The newest report from which on they tell it, with where the ship began.
  const line = lines.find(({ index }) => !comes({ hears: (heard) => heard >= index, onlyOrders: true }));
  if (!line || !comes({ hears: () => false, onlyOrders: true })) return { type: 'beginning', from };
  return { type: 'way', line, from, isLast: line === lines[0] };
}

/** Whether the order of a line can have led to a square, as far as it was told at once how it went. */
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

/** How many times a ship has moved since, or may have: so many squares it can have come at most. */
function movesAfter(told: readonly OnlookersTold[], ship: Ship, index: number): number {
  return told
    .slice(index + 1)
    .filter((event) => mayDrive(event, ship) || (event.type === 'sailed' && event.ship === ship)).length;
}

/** What the board says against the one square of a report. */
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
  // It is not the ship's report that speaks against it.
  return ['together', 'stayed', 'out-of-reach'].includes(found.type) ? null : found;
}

/** A step of the proof: where a ship could be before a report, its own or another's, and after it. */
export interface ProofStep {
  readonly line: Line;
  readonly ship: Ship;
  readonly before: readonly Square[];
  readonly after: readonly Square[];
}

/** The reports of a ship that could be on several squares, and those of others that rule one of them out. */
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
