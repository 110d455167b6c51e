/** Explains why a wrong answer contradicts the reports, and how the right answer is proved. */
import type { Ship } from '../../../shared/board/board.ts';
import { distance, squaresOf, type Square } from '../../../shared/board/squares.ts';
import { sailTo } from '../../../shared/game/rules/orders.ts';
import { mayDrive } from '../../../shared/game/rules/storms.ts';
import type { OnlookersTold } from '../../../shared/game/told.ts';
import type { Puzzle } from '../../../shared/puzzles/puzzle.ts';
import { answerOf, reason, type Reasoned, type Reasoning } from '../../../shared/puzzles/reasoning.ts';
import { whyNot, type Reason } from '../../oracle/reasons.ts';

/** A report: the round and ship of its line in the list, and its index among the events. */
export interface Line {
  readonly index: number;
  readonly round: number;
  readonly ship: Ship;
  /** Whether the ship sailed before this report. A ship that is held only surveys. */
  readonly sailed: boolean;
}

/** Why a ship can't be on a square. */
export type Fault =
  /**
   * This order can't have led to any square from which, according to all later reports, the ship could have got to the
   * square.
   */
  | { readonly type: 'order'; readonly line: Line }
  /**
   * If the ship is on the square, it was on one of `squares` when it gave this report. But from each of them it would
   * have reported something else.
   */
  | {
      readonly type: 'report';
      readonly line: Line;
      readonly squares: readonly Square[];
      /**
       * Why the board alone rules out the only square in `squares`. Null if there are several squares, or if the board
       * alone doesn't rule it out.
       */
      readonly reason: Reason | null;
    }
  /** The ship's orders and the storms can't have taken it to the square from its start. */
  | { readonly type: 'beginning'; readonly from: Square }
  /**
   * The orders and storms could have taken the ship to the square, but no such route fits this report and the ship's
   * later ones. `isLast` is true if this is the ship's last report, which then excludes the square alone.
   */
  | { readonly type: 'way'; readonly line: Line; readonly from: Square; readonly isLast: boolean }
  /**
   * The ship's own reports allow the square, but other ships' reports rule it out. `isSight` is true if the square
   * would be possible if all statements about ships in sight were ignored.
   */
  | { readonly type: 'together'; readonly isSight: boolean };

/** All reports of the given ships, in order. */
export function linesOf(told: readonly OnlookersTold[], ships: readonly Ship[]): Line[] {
  let round = 1;
  return told.flatMap((event, index) => {
    if (event.type === 'round-began') ({ round } = event);
    const sailed = event.type === 'sailed';
    const isReport = sailed || event.type === 'surveyed';
    return isReport && ships.includes(event.ship) ? [{ index, round, ship: event.ship, sailed }] : [];
  });
}

/** The maximum number of combinations to list when only one ship is considered. This many can be listed quickly. */
const MOST_ALONE = 60_000;

/** Explains why one ship can't be on a square at the end of a puzzle. */
export class Explainer {
  readonly #puzzle: Puzzle;
  readonly #told: readonly OnlookersTold[];
  readonly #ship: Ship;
  readonly #lines: readonly Line[];
  /** The possible squares for each reasoning so far, because many squares need the same reasoning. */
  readonly #answers = new Map<string, readonly Square[] | null>();

  constructor(puzzle: Puzzle, told: readonly OnlookersTold[], ship: Ship) {
    this.#puzzle = puzzle;
    this.#told = told;
    this.#ship = ship;
    this.#lines = linesOf(told, [ship]).toReversed();
  }

  /** Why the ship can't be on a square. The explanation uses the newest report that is sufficient. */
  faultOf(square: Square): Fault {
    const [puzzle, told, ship] = [this.#puzzle, this.#told, this.#ship];
    const everywhere = squaresOf(puzzle.board);
    for (const line of this.#lines) {
      if (this.#comesFrom(null, line.index, square)) continue;
      const reach = movesAfter(told, ship, line.index);
      const squares = everywhere
        .filter((from) => distance(from, square) <= reach && leadsTo(puzzle, told, line, from))
        .filter((from) => this.#comesFrom(from, line.index + 1, square));
      if (squares.length === 0) return { type: 'order', line };
      return { type: 'report', line, squares, reason: plainReason(puzzle, told, line, squares) };
    }
    if (this.#comesFromStart(0, square)) {
      const blind = this.#answer('blind', { ships: puzzle.needed });
      return { type: 'together', isSight: blind?.includes(square) ?? false };
    }
    const from = puzzle.ships[ship];
    // Finds the newest report that excludes the square, if the later reports and the starting square are also taken
    // into account.
    const line = this.#lines.find(({ index }) => !this.#comesFromStart(index, square));
    if (!line || !this.#comesFromStart(Infinity, square)) return { type: 'beginning', from };
    return { type: 'way', line, from, isLast: line === this.#lines[0] };
  }

  /** Whether the ship can get to `to` from one square, or from any square (null), at the event with this index. */
  #comesFrom(from: Square | null, index: number, to: Square): boolean {
    const squares = from === null ? squaresOf(this.#puzzle.board) : [from];
    return this.#answer(`${index} ${from}`, { from: { index, squares } })?.includes(to) ?? true;
  }

  /** Whether the ship can get to `to` from its start. Of the reports, only those from index `since` on are used. */
  #comesFromStart(since: number, to: Square): boolean {
    const hears = (heard: number) => heard >= since;
    return this.#answer(`since ${since}`, { hears, onlyOrders: true })?.includes(to) ?? true;
  }

  /** The ship's possible squares at the end, without what is said of ships in sight; null if there are too many. */
  #answer(key: string, reasoning: Partial<Reasoning>): readonly Square[] | null {
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const [ship, ships] = [this.#ship, [this.#ship]];
    const alone: Reasoning = { ships, without: ['ships'], most: MOST_ALONE, ...reasoning };
    const reasoned = reason(this.#puzzle, this.#told, alone);
    const answer = reasoned && answerOf(reasoned, ship);
    this.#answers.set(key, answer);
    return answer;
  }
}

/** Whether the order of a line can have led to a square, judging by the events directly after it. */
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

/**
 * How often a ship has moved, or may have moved, since a report. This limits the ship's distance from where it
 * reported.
 */
function movesAfter(told: readonly OnlookersTold[], ship: Ship, index: number): number {
  return told
    .slice(index + 1)
    .filter((event) => mayDrive(event, ship) || (event.type === 'sailed' && event.ship === ship)).length;
}

/**
 * If there is only one square where the ship can have been when it reported, says why the board alone rules out this
 * square. Null if there are several such squares, or if the board alone doesn't rule it out.
 */
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
  // Reasons of these types are left out, because they aren't about the ship's own report.
  return ['together', 'stayed', 'out-of-reach'].includes(found.type) ? null : found;
}

/** A step of the proof: the possible squares of a ship before and after a report by the same ship or by another. */
export interface ProofStep {
  readonly line: Line;
  readonly ship: Ship;
  readonly before: readonly Square[];
  readonly after: readonly Square[];
}

/**
 * The steps of the proof. Each step is a report and a ship whose possible squares it limits: the ship that reported, if
 * it could be on several squares before, or another ship, if the report excludes some of that ship's squares.
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
