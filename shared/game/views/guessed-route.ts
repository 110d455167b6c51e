/** How the guess of a ship has gone since the beginning, by its orders and by hand: for drawing it on the chart. */
import type { Ship } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import { moveAlong, setGuess } from '../rules/guesses.ts';
import { emptyGuesses } from '../rules/setup.ts';
import type { NavigatorsTold } from '../told.ts';
import type { Leg } from './routes.ts';

/** A leg of a guess; a round's correction by hand belongs to the round in which it was made. */
export type GuessedLeg = Pick<Leg, 'round' | 'from' | 'to'> & { readonly by: 'order' | 'hand' };

/**
 * The legs of a ship's guess, each from where the one before ended. However often it was set between two orders,
 * that is one leg; set away and back again, none.
 * @param told all that the Navigators were told of the game, from its beginning
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
      guesses = moveAlong(guesses, began.board, event);
      go('order');
    } else if (event.type === 'guessed' && event.ship === ship) {
      guesses = setGuess(guesses, ship, event.square);
    }
  }
  go('hand');
  return legs;
}
