/** Tests the text that describes a shared game. */
import { expect, it } from 'vitest';
import { sharedWords } from '../../client/table/sharing/roles.ts';
import { sharedGame } from '../../shared/table/shared-game.ts';
import { PEOPLE, wholeGame } from '../helpers/finished.ts';

const RECORD = { mode: 'cooperative', poseidon: 'pia', knowing: [] } as const;

it.each([
  [[], ['Poseidon', 'Navigators: Navigator 1 and Navigator 2']],
  [['ben'], ['Poseidon', 'Navigators: Navigator 1 and Benjamin']],
  [
    ['pia', 'ann'],
    ['Poseidon: Olympia', 'Navigators: Annette and Navigator 2'],
  ],
])('of those who played %j are named, the others by what they were', (named, players) => {
  const game = sharedGame({ ...RECORD, named }, PEOPLE, wholeGame());
  expect(sharedWords(game).players).toEqual(players);
});
