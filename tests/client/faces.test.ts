/** Whose face the cards and headers of a game show. */
import { expect, it } from 'vitest';
import { facesAt } from '../../client/game/faces-context.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { Evening } from '../helpers/tables.ts';

it('is that of the first opponent that the game waits for, and nobody’s while it waits for people', () => {
  const evening = new Evening(['ann', 'pia']).seats('pia', 'ann');
  evening.does('ann', { type: 'seat-opponent', opponent: 'palinurus', seat: 'navigators' });
  evening.does('ann', { type: 'begin-game' });
  const { navigators, owners } = evening.game;
  const faces = facesAt(() => evening.table);
  expect(navigators.map((player) => faces.opponentOf(player))).toEqual([undefined, 'palinurus']);

  const view = { arrived: [], navigators, owners, stepped: [], phase: 'navigators' } as const;
  expect(faces.awaitedOpponent(view)).toBe('palinurus');
  const stepped = SHIPS.filter((ship) => owners[ship] !== 'ann');
  expect(faces.awaitedOpponent({ ...view, stepped })).toBeUndefined();
  expect(faces.awaitedOpponent({ ...view, phase: 'poseidon' })).toBeUndefined();
  expect(facesAt(() => undefined).awaitedOpponent({ ...view, phase: 'poseidon' })).toBeUndefined();
});
