/**
 * A puzzle reasoned through as a person does it: from the orders and reports of some of the ships alone, report
 * by report. Every square that is truly possible stays in; what it rules out is ruled out for certain. It is no
 * second oracle: it lists every position, so it serves a few rounds, and the oracle vouches for its answer.
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

/** On which squares each ship that is followed can be, in the order of the board. */
type Possible = Readonly<Partial<Record<Ship, readonly Square[]>>>;

/** What is possible at each thing that was told, by its place. */
export interface Reasoned {
  readonly after: readonly Possible[];
  /** Before the report that it contains, if it does: driven and sailed, not yet heard; else as after it. */
  readonly before: readonly Possible[];
}

export interface Reasoning {
  /** The ships whose lines are read; all others may be anywhere. */
  readonly ships: readonly Ship[];
  /** Kinds of clues that are not taken into account. */
  readonly without?: readonly Clue[];
  /** Whether the reply of the told thing with this index is taken into account. */
  readonly hears?: (index: number) => boolean;
  /** Begins with this told thing, and with each ship on any of these squares: not where the stretch begins. */
  readonly from?: { readonly index: number; readonly squares: readonly Square[] };
  /** With a reply that is not taken into account, whether the order led off the board or into a maelstrom is not, either. */
  readonly onlyOrders?: boolean;
  /** So many ways are listed at most; else as many as a person could list. */
  readonly most?: number;
}

const STORMS = Object.keys(STORM_COUNTS) as Storm[];

/** Reasons a stretch through; null if there are too many ways to list. */
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

/** The squares on which a ship can be when all is told. */
export function answerOf({ after }: Reasoned, ship: Ship): readonly Square[] {
  return after.at(-1)?.[ship] ?? [];
}
