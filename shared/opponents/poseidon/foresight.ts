/** Foresight: how likely the Navigators win, once their next turn is sailed. */
import { SHIPS, type Ship } from '../../board/board.ts';
import { homeChance, winChance } from '../../analysis/outlook.ts';
import type { Random } from '../../random.ts';
import type { Cloud } from './cloud.ts';
import { sailOn, SHIP } from './playout.ts';
import type { Position } from './position.ts';
import type { Waters } from './waters.ts';

/** How often the turn is sailed: where headings are as good as each other, nobody knows which it will be. */
const SAMPLES = 6;
/** A square by which a ship is misplaced counts like so much of a square that it is farther away. */
const MISPLACED = 0.6;

/**
 * How well Poseidon does: 0 if all ships are sure to come home, more the likelier they fail.
 * @param from makes the position from which the Navigators sail, to be changed
 */
export function foresee(waters: Waters, from: () => Position, random: Random): number {
  let sum = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const position = from();
    sailOn(waters, position, random);
    const chances = SHIPS.map((ship, i): [Ship, number] => [ship, chanceOf(waters, position, ship, i)]);
    const home = Object.fromEntries(chances) as Record<Ship, number>;
    sum += 1 - winChance(home) + chances.reduce((worth, [, chance]) => worth + SHIP * (1 - chance), 0);
  }
  return sum / SAMPLES;
}

function chanceOf({ far, apart, size }: Waters, position: Position, ship: Ship, i: number): number {
  if (position.arrived[i]) return 1;
  const truth = position.ships[i] as number;
  const { squares, chances } = position.clouds[i] as Cloud;
  const { storms } = position.hand;
  let away = far[truth] as number;
  let bits = 0;
  for (let j = 0; j < squares.length; j++) {
    const chance = chances[j] as number;
    away += MISPLACED * chance * (apart[(squares[j] as number) * size + truth] as number);
    if (chance > 0) bits -= chance * Math.log2(chance);
  }
  const reserve = storms.filter((storm) => storm === ship || storm === 'great').length;
  return homeChance({ orders: storms.length, far: away, storms: reserve, bits });
}
