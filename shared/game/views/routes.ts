/** The paths of each ship and of its guess in a finished game, for drawing one over the other. */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { Frame, Review } from './review.ts';

/** What moved a ship or a guess: an order, a storm, a maelstrom, or the Navigators by hand. */
export type LegBy = 'order' | 'storm' | 'maelstrom' | 'hand';

/** One move of a ship or of its guess. */
export interface Leg {
  /** The index of the frame in which the ship or the guess moved. */
  readonly frame: number;
  readonly round: number;
  readonly from: Square;
  readonly to: Square;
  readonly by: LegBy;
}

/** The path of a ship and the path of its guess. Each move starts where the previous one ended. */
export interface Route {
  readonly ship: Ship;
  readonly truth: readonly Leg[];
  readonly guess: readonly Leg[];
}

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

/** An order moves a guess first. After that, the Navigators may have moved the guess by hand. */
function guessStops({ guesses, corrections }: Frame, ship: Ship): Stop[] {
  const carried = corrections.find((push) => push.ship === ship)?.from ?? guesses[ship];
  return [
    { to: carried, by: 'order' },
    { to: guesses[ship], by: 'hand' },
  ];
}
