/** How each ship went in a game that is over, and how its guess did: for drawing one over the other. */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { Frame, Review } from './review.ts';

/** What moved a ship or its guess: its own order, Poseidon, or the Navigators' hand. */
export type LegBy = 'order' | 'storm' | 'maelstrom' | 'hand';

/** A ship, or its guess, goes from one square to another. */
export interface Leg {
  /** The index of the frame in which it went there. */
  readonly frame: number;
  readonly round: number;
  readonly from: Square;
  readonly to: Square;
  readonly by: LegBy;
}

/** How a ship truly went, and how its guess did: each leg begins where the one before ended. */
export interface Route {
  readonly ship: Ship;
  readonly truth: readonly Leg[];
  readonly guess: readonly Leg[];
}

/** How each ship went, and how its guess did. */
export function routesOf({ frames }: Pick<Review, 'frames'>): Route[] {
  return SHIPS.map((ship) => ({
    ship,
    truth: legsOf(frames, ship, truthStops),
    guess: legsOf(frames, ship, guessStops),
  }));
}

type Stop = Pick<Leg, 'to' | 'by'>;

function legsOf(
  frames: readonly Frame[],
  ship: Ship,
  stopsIn: (frame: Frame, ship: Ship) => readonly Stop[],
): Leg[] {
  const legs: Leg[] = [];
  let from: Square | undefined;
  for (const frame of frames) {
    for (const { to, by } of stopsIn(frame, ship)) {
      if (from !== undefined && from !== to)
        legs.push({ frame: frame.index, round: frame.round, from, to, by });
      from = to;
    }
  }
  return legs;
}

function truthStops({ ships, happening }: Frame, ship: Ship): Stop[] {
  const by =
    happening.type === 'storm' ? 'storm' : happening.type === 'thrown' ? 'maelstrom' : ('order' as const);
  return [{ to: ships[ship], by }];
}

/** The guess goes along with an order, and then perhaps by hand. */
function guessStops({ guesses, corrections }: Frame, ship: Ship): Stop[] {
  const carried = corrections.find((push) => push.ship === ship)?.from ?? guesses[ship];
  return [
    { to: carried, by: 'order' },
    { to: guesses[ship], by: 'hand' },
  ];
}
