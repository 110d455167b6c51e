/** Stores this device's predictions, for the newest game only. */
import { SHIPS } from '../../../shared/board/board.ts';
import { ID, json, list, number, object, oneOf, orElse } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';
import { ISLANDS, type Foretold, type Prediction } from './foretelling.ts';

/** The maximum number of stored predictions: one for each ship in each of at most 99 rounds. */
const MOST_WORDS = 99 * SHIPS.length;

const word = object<Prediction>({
  round: number(1, 99),
  ship: oneOf(SHIPS),
  islands: oneOf(ISLANDS),
  came: oneOf([null, true, false]),
});

export const keptForetold = new Persisted<Foretold | null>({
  key: 'odyssey.foretold',
  fallback: null,
  format: json(
    orElse(
      object<Foretold>({
        game: ID,
        first: orElse(oneOf([...SHIPS, 'none']), null),
        words: list(word, MOST_WORDS),
      }),
      null,
    ),
  ),
});
