/**
 * Tests that a careful crew ("by reminders") sails a ship home at once if the ship is next to the Sacred Island and
 * simple reasoning shows its square.
 */
import { expect, it } from 'vitest';
import type { Board } from '../../../shared/board/board.ts';
import { distance, step } from '../../../shared/board/squares.ts';
import { BASE_GAME } from '../../../shared/game/game.ts';
import type { NavigatorMind } from '../../../shared/opponents/minds.ts';
import { navigatorMind } from '../../../shared/opponents/navigators/navigators.ts';
import { poseidonMind } from '../../../shared/opponents/poseidon/mind.ts';
import type { Belief } from '../../../shared/oracle/belief.ts';
import { believe } from '../../../shared/oracle/believe.ts';
import { certainSquare } from '../../../shared/oracle/queries/chances.ts';
import { seeded } from '../../helpers/random.ts';
import { playVoyage } from '../../../shared/selfplay/voyage.ts';
import { BOARDS } from './crews.ts';

/** Counts the orders to ships that were certainly next to the Sacred Island. */
interface Tally {
  /** The number of orders to ships for which the exact belief left only one possible square. */
  certain: number;
  /** How many of the `certain` orders didn't lead home. */
  missed: number;
  /** The number of orders to ships for which the crew itself considered only one square possible. */
  known: number;
  /** How many of the `known` orders didn't lead home. */
  left: number;
}

function watched(
  mind: NavigatorMind,
  board: Board,
  tally: Tally,
  belief: Belief | undefined = undefined,
): NavigatorMind {
  return {
    hear: (told) => watched(mind.hear(told), board, tally, believe(belief, told)),
    think(player, random) {
      const thought = mind.think(player, random);
      if (thought.move?.type !== 'sail' || !belief) return thought;
      const { ship, heading } = thought.move;
      const isBeside = (square: (typeof board)['sacred']) => distance(square, board.sacred) === 1;
      const certain = certainSquare(belief, ship);
      if (certain && isBeside(certain)) {
        tally.certain++;
        if (step(board, certain, heading) !== board.sacred) tally.missed++;
      }
      const [own, ...others] = thought.why?.squares ?? [];
      if (own && others.length === 0 && isBeside(own)) {
        tally.known++;
        if (step(board, own, heading) !== board.sacred) tally.left++;
      }
      return thought;
    },
  };
}

it('sails home every ship it knows to be next to home, and rarely misses one that could be known', () => {
  const tally: Tally = { certain: 0, missed: 0, known: 0, left: 0 };
  for (const board of BOARDS)
    for (const rung of [1, 2] as const)
      for (let seed = 0; seed < 3; seed++)
        playVoyage({
          board,
          variants: BASE_GAME,
          crew: { anna: watched(navigatorMind(2), board, tally) },
          poseidon: poseidonMind(rung),
          random: seeded(seed),
        });
  expect(tally.known).toBeGreaterThan(30);
  expect(tally.left).toBe(0);
  expect(tally.certain).toBeGreaterThan(40);
  // The other ships can be located only by what other ships see or don't see, which a crew "by reminders" doesn't
  // consider.
  expect(tally.missed / tally.certain).toBeLessThanOrEqual(0.2);
});
