/**
 * Lists the ships that a storm or maelstrom has driven, with their headings, for the sentence that reports it. Pure.
 */
import type { Ship } from '../../shared/board/board.ts';
import type { Push } from '../../shared/game/game.ts';
import { headingBetween, type Heading } from '../../shared/board/squares.ts';

export interface Driven {
  readonly ship: Ship;
  readonly heading: Heading;
}

/** Each ship with the heading of its push, in the order of the pushes. */
export function drivenBy(pushes: readonly Push[]): Driven[] {
  return pushes.flatMap(({ ship, from, to }) => {
    const heading = headingBetween(from, to);
    return heading ? [{ ship, heading }] : [];
  });
}
