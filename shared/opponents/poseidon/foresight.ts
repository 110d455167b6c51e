/** Estimates how well the Navigators will be doing after their next turn. */
import { SHIPS, type Ship } from '../../board/board.ts';
import { homeChance, winChance } from '../../analysis/outlook.ts';
import { SHIPS_TO_WIN } from '../../game/rules/ending.ts';
import type { Random } from '../../random.ts';
import type { Cloud } from './cloud.ts';
import { finishNavigatorsTurn, FAILED_SHIP } from './playout.ts';
import type { Position } from './position.ts';
import type { BoardTables } from './board-tables.ts';

/**
 * The number of times that the Navigators' turn is simulated. One simulation is not enough, because equally good
 * headings are chosen at random.
 */
const SAMPLES = 6;
/**
 * The weight of an error in the Navigators' estimate of a ship's square: one square of error counts as this many
 * squares of distance.
 */
const MISPLACED = 0.6;
/**
 * What a position loses in which the Navigators have won, whatever they do in their turn. It is more than all four ships
 * are worth, so Poseidon never gives up the game to keep another ship away.
 */
const SURELY_LOST = 2;

/**
 * Poseidon's score for a position. It is 0 if all ships are certain to come home, and rises with the probability that
 * ships don't come home. If the Navigators surely win in their next turn, it is below every other score.
 * @param from makes the position before the Navigators' turn; the position will be modified
 */
export function scoreAfterTurn(tables: BoardTables, from: () => Position, random: Random): number {
  let sum = 0;
  let lost = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const position = from();
    finishNavigatorsTurn(tables, position, random);
    if (position.arrived.filter(Boolean).length >= SHIPS_TO_WIN) lost++;
    const chances = SHIPS.map((ship, i): [Ship, number] => [ship, chanceOf(tables, position, ship, i)]);
    const home = Object.fromEntries(chances) as Record<Ship, number>;
    sum += 1 - winChance(home) + chances.reduce((worth, [, chance]) => worth + FAILED_SHIP * (1 - chance), 0);
  }
  return sum / SAMPLES - (lost === SAMPLES ? SURELY_LOST : 0);
}

function chanceOf({ far, apart, size }: BoardTables, position: Position, ship: Ship, i: number): number {
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
