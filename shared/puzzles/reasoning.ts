/**
 * Solves a puzzle as a person would: report by report, from the orders and reports of some of the ships. It never rules
 * out a square that is possible. It lists every combination of squares, so it is only practical for a few rounds. Its
 * answers are checked with the oracle.
 */
import type { Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import { STORM_COUNTS, type Reply, type Storm } from '../game/game.ts';
import { shipsHit } from '../game/rules/storms.ts';
import type { OnlookersTold } from '../game/told.ts';
import { withArrived } from '../oracle/belief.ts';
import type { Clue } from './matching.ts';
import type { Stretch } from './puzzle.ts';
import { Ways } from './ways.ts';

/** For each ship whose orders and reports are used, its possible squares, listed column by column. */
type Possible = Readonly<Partial<Record<Ship, readonly Square[]>>>;

export interface Reasoned {
  /** The possible squares after each event, by the event's index. */
  readonly after: readonly Possible[];
  /**
   * For each event, the possible squares after its push or order, but before its report. The same as in `after` if
   * there is no report.
   */
  readonly before: readonly Possible[];
}

export interface Reasoning {
  /** The ships whose orders and reports are used. All other ships may be anywhere. */
  readonly ships: readonly Ship[];
  /** Kinds of clues to ignore. */
  readonly without?: readonly Clue[];
  /** Whether to use the reply of the event with this index. */
  readonly hears?: (index: number) => boolean;
  /**
   * Starts at this event instead of at the beginning of the stretch. Each ship may then be on any of these
   * squares.
   */
  readonly from?: { readonly index: number; readonly squares: readonly Square[] };
  /** If true, an ignored reply also doesn't reveal whether the order led off the board or into a maelstrom. */
  readonly onlyOrders?: boolean;
  /** The maximum number of combinations to list. The default is as many as a person could manage. */
  readonly most?: number;
}

const STORMS = Object.keys(STORM_COUNTS) as Storm[];

/** Solves a stretch; null if there are too many combinations to list. */
export function reason(
  stretch: Stretch,
  told: readonly OnlookersTold[],
  { ships, without = [], hears = () => true, from, onlyOrders = false, most }: Reasoning,
): Reasoned | null {
  const ways = new Ways(stretch, ships, from?.squares ?? null, most);
  let { arrived } = stretch;
  const after: Possible[] = [];
  const before: Possible[] = [];
  let now = ways.possible();
  for (const [i, event] of told.entries()) {
    let open: Possible | null = null;
    const isHome = event.type === 'sailed' && event.arrived;
    if (isHome) arrived = withArrived(arrived, event.ship);
    if (i >= (from?.index ?? 0)) {
      switch (event.type) {
        case 'storm-played':
          ways.drive(
            (event.storm === null ? STORMS : [event.storm]).map((storm) => shipsHit(storm, arrived)),
          );
          break;
        case 'caught-pushed':
          ways.drive([[event.ship]]);
          break;
        case 'sailed':
          if (event.reply)
            ways.sail(
              event.ship,
              event.heading,
              isHome,
              onlyOrders && !hears(i)
                ? null
                : { offBoard: event.reply.offBoard, caught: told[i + 1]?.type === 'caught' },
            );
          open = hear(event.ship, event.reply);
          break;
        case 'surveyed':
          open = hear(event.ship, event.reply);
          break;
        default:
      }
      if (ways.tooMany) return null;
      if (open || event.type === 'storm-played' || event.type === 'caught-pushed') now = ways.possible();
    }
    after.push(now);
    before.push(open ?? now);
  }
  return { after, before };

  function hear(ship: Ship, reply: Reply | null): Possible | null {
    if (!reply || !ships.includes(ship)) return null;
    const open = ways.possible();
    if (hears(after.length)) ways.hear(ship, reply, without);
    return open;
  }
}

/** The possible squares of a ship at the end. */
export function answerOf({ after }: Reasoned, ship: Ship): readonly Square[] {
  return after.at(-1)?.[ship] ?? [];
}
