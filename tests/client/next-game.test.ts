/**
 * The board of the next game in the lobby: it is shown as soon as it is chosen, and marked as gone if the server no
 * longer has it.
 */
import { expect, it } from 'vitest';
import { NextGame } from '../../client/screens/lobby/next-game.svelte.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import { SMALL_SEA } from '../helpers/boards.ts';

type Deps = ConstructorParameters<typeof NextGame>;

/** The next game of a table on which this board is chosen. The server has only board A. */
function next(board: string) {
  const table = replayTable([{ type: 'made', code: 'ABCD', board }]);
  const connection = {
    onConnected: (listener: () => void) => {
      listener();
      return () => undefined;
    },
    ask: () => Promise.resolve({ ok: true, boards: [{ ...SMALL_SEA, id: 'A' }] }),
  } as unknown as Deps[1];
  const sender = { command: () => new Promise<never>(() => undefined) } as unknown as Deps[0];
  return new NextGame(sender, connection, () => table);
}

it('shows a board as soon as it is chosen', () => {
  const game = next('A');
  expect(game.chosen).toBe('A');
  void game.chooseBoard('B');
  expect(game.chosen).toBe('B');
});

it('knows that a board has gone once the server has sent its boards', async () => {
  const [here, gone] = [next('A'), next('MINE')];
  expect(gone.isGone).toBe(false);
  await Promise.resolve();
  expect([here.isGone, gone.isGone]).toEqual([false, true]);
  expect(here.board?.id).toBe('A');
});
