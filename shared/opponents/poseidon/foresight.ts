/** Foresight: how badly off the ships are after the Navigators' next turn. */
import { SHIPS } from '../../board/board.ts';
import type { Random } from '../../random.ts';
import type { Cloud } from './cloud.ts';
import type { Taste } from './harm.ts';
import { sailOn } from './playout.ts';
import type { Position } from './position.ts';
import type { Waters } from './waters.ts';

/** What it counts that a ship is home. */
const HOME = -4;
/** What a ship counts that can't come home any more. */
const LOST = 0.05;
/** How often the turn is sailed: where headings are as good as each other, nobody knows which it will be. */
const SAMPLES = 4;

/** What each ship counts, by how the game stands before a play. */
export function weightsOf({ far }: Waters, { ships, hand }: Position): number[] {
  return ships.map((square) => ((far[square] as number) > hand.storms.length ? LOST : 1));
}

/**
 * How badly off the ships are, in squares; more is worse for them.
 * @param from makes the position from which the Navigators sail, to be changed
 */
export function foresee(
  waters: Waters,
  taste: Taste,
  weights: readonly number[],
  from: () => Position,
  random: Random,
): number {
  let sum = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const position = from();
    sailOn(waters, position, random);
    for (const ship of SHIPS.keys()) sum += (weights[ship] as number) * woeOf(waters, taste, position, ship);
  }
  return sum / SAMPLES;
}

function woeOf({ far, apart, size }: Waters, taste: Taste, position: Position, ship: number): number {
  if (position.arrived[ship]) return HOME;
  const truth = position.ships[ship] as number;
  const { squares, chances } = position.clouds[ship] as Cloud;
  let woe = far[truth] as number;
  for (let i = 0; i < squares.length; i++) {
    const chance = chances[i] as number;
    woe += taste.misplaced * chance * (apart[(squares[i] as number) * size + truth] as number);
    if (chance > 0) woe -= taste.doubt * chance * Math.log2(chance);
  }
  return woe;
}
