/** The path of a ship's guess since the start, for drawing on the chart. */
import type { Ship } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import { moveGuessAlong, setGuess } from '../rules/guesses.ts';
import { emptyGuesses } from '../rules/setup.ts';
import type { NavigatorsTold } from '../told.ts';
import type { Leg } from './routes.ts';

/**
 * One move of a guess, caused by an order or made by hand. A move by hand belongs to the round in which it was made.
 */
export type GuessedLeg = Pick<Leg, 'round' | 'from' | 'to'> & { readonly by: 'order' | 'hand' };

/**
 * The moves of a ship's guess, each starting where the previous one ended. Within a round, all moves by hand before the
 * ship's order count as one move, and so do all those after it. If they bring the guess back to where it was, they are
 * left out.
 * @param told everything that the Navigators were told about the game, from the start
 */
export function guessedRoute(told: readonly NavigatorsTold[], ship: Ship): GuessedLeg[] {
  const [began] = told;
  if (began?.type !== 'began') return [];
  const legs: GuessedLeg[] = [];
  let guesses = emptyGuesses(began.board.starts, began.variants);
  let [round, since]: [number, Square] = [1, guesses.ships[ship]];
  const go = (by: GuessedLeg['by']) => {
    const to = guesses.ships[ship];
    if (to !== since) legs.push({ round, from: since, to, by });
    since = to;
  };
  for (const event of told) {
    if (event.type === 'round-began') {
      go('hand');
      ({ round } = event);
    } else if (event.type === 'sailed' && event.ship === ship) {
      go('hand');
      guesses = moveGuessAlong(guesses, began.board, event);
      go('order');
    } else if (event.type === 'guessed' && event.ship === ship) {
      guesses = setGuess(guesses, ship, event.square);
    }
  }
  go('hand');
  return legs;
}
