/**
 * The board of the next game in the lobby: it is shown as soon as it is chosen, and marked as gone if the server no
 * longer has it. A sea is never gone, and a drawn board stays at the table.
 */
import { expect, it } from 'vitest';
import { NextGame } from '../../client/screens/lobby/next-game.svelte.ts';
import { ownBoardId, writeBoardFile } from '../../shared/board/packed-board.ts';
import { seaId } from '../../shared/seas/code.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { SMALL_SEA } from '../helpers/boards.ts';

type Deps = ConstructorParameters<typeof NextGame>;

const SEA = seaId({ version: 1, size: 11, difficulty: 'standard', seed: 7 });
const DRAWN = { ...SMALL_SEA, id: ownBoardId(SMALL_SEA) };

/** The next game of a table on which this board is chosen. The server has only board A. */
function next(board: string, ...events: readonly TableEvent[]) {
  const table = replayTable([{ type: 'made', code: 'ABCD', board }, ...events]);
  const commands: unknown[] = [];
  const connection = {
    onConnected: (listener: () => void) => {
      listener();
      return () => undefined;
    },
    ask: () => Promise.resolve({ ok: true, boards: [{ ...SMALL_SEA, id: 'A' }] }),
  } as unknown as Deps[1];
  const command = (given: unknown) => (commands.push(given), new Promise<never>(() => undefined));
  const sender = { command } as unknown as Deps[0];
  return Object.assign(new NextGame(sender, connection, () => table), { commands });
}

it('shows a board as soon as it is chosen', () => {
  const game = next('A');
  expect(game.board.id).toBe('A');
  void game.board.choose('B');
  expect(game.board.id).toBe('B');
});

it('knows that a board has gone once the server has sent its boards', async () => {
  const [here, gone] = [next('A'), next('MINE')];
  expect(gone.board.isGone).toBe(false);
  await Promise.resolve();
  expect([here.board.isGone, gone.board.isGone]).toEqual([false, true]);
  expect(here.board.board?.id).toBe('A');
});

it('never takes a sea for gone, nor a board that somebody has brought', async () => {
  const [sea, drawn] = [next(SEA), next('A', { type: 'own-board-chosen', board: DRAWN })];
  await Promise.resolve();
  expect([sea.board.isGone, drawn.board.isGone]).toEqual([false, false]);
  expect(sea.board.sea.id).toBe(SEA);
  expect([drawn.board.id, drawn.board.board]).toEqual([DRAWN.id, DRAWN]);
});

it('brings a drawn board to the table once, and shows it at once', () => {
  const game = next('A');
  void game.board.bring(DRAWN);
  expect([game.board.id, game.board.board]).toEqual([DRAWN.id, DRAWN]);
  expect(game.commands).toEqual([{ type: 'choose-own-board', board: writeBoardFile(DRAWN) }]);
  const there = next('A', { type: 'own-board-chosen', board: DRAWN }, { type: 'board-chosen', board: 'A' });
  void there.board.bring(DRAWN);
  expect(there.commands).toEqual([{ type: 'choose-board', board: DRAWN.id }]);
});

it('plans a series of new seas only while a sea is chosen', () => {
  const [sea, printed] = [next(SEA), next('A')];
  for (const { plan } of [sea, printed]) plan.chooseBoards('new seas');
  expect([sea.plan.boards, printed.plan.boards]).toEqual(['new seas', 'same']);
  void printed.board.choose(SEA);
  expect(printed.plan.boards).toBe('new seas');
  expect(printed.plan.command).toMatchObject({ boards: 'new seas' });
});
