/** Playing on a board that a page shows: alone, or with friends at a new table. */
import { beforeEach, expect, it, vi } from 'vitest';
import { FIRST, keptSettings } from '../../client/table/alone/settings.ts';
import { mayPlayAlone, playAlone, playWithFriends } from '../../client/table/alone/play-board.ts';
import { router } from '../../client/lib/router.svelte.ts';
import { MOST_BOARDS, ownBoards } from '../../client/seas/own-boards.svelte.ts';
import { tokensAt } from '../../client/lib/held-seats.ts';
import { ownBoardId, writeBoardFile } from '../../shared/board/packed-board.ts';
import { seaId } from '../../shared/seas/code.ts';
import { boardFrom } from '../helpers/board-from.ts';

interface Asked {
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}
const asked: Asked[] = [];
let answers: Readonly<Record<string, unknown>> = {};

const ask = ((name: string, content: Asked['content']) => {
  asked.push({ name, content });
  return Promise.resolve(answers[name]);
}) as unknown as Parameters<typeof playWithFriends>[2];

const NAMED = { ...boardFrom({}), name: 'Grandma’s bay' };
const DRAWN = { ...NAMED, id: ownBoardId(NAMED) };
const SEA = { ...NAMED, id: seaId({ version: 1, size: 9, difficulty: 'expert', seed: 7 }) };
const ANSWERS = {
  make: { ok: true, code: 'CD5F' },
  attend: { ok: true, players: ['player-1'] },
  command: { ok: true, feeds: [] },
};

const paths: string[] = [];
beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  ownBoards.refresh();
  asked.length = paths.length = 0;
  answers = ANSWERS;
  vi.spyOn(router, 'go').mockImplementation((path) => void paths.push(path));
});

it('plays alone on a drawn board, which the device then keeps', () => {
  playAlone(DRAWN);
  expect(ownBoards.list.map(({ id }) => id)).toEqual([DRAWN.id]);
  expect([keptSettings().board, paths]).toEqual([DRAWN.id, ['/alone']]);
});

it('does not play alone on another board when the device has no room for this one', () => {
  for (let number = 0; number < MOST_BOARDS; number++) ownBoards.add({ ...NAMED, name: `Bay ${number}` });
  expect([mayPlayAlone(DRAWN), mayPlayAlone(SEA)]).toEqual([false, true]);
  playAlone(DRAWN);
  expect([keptSettings().board, paths]).toEqual([FIRST.board, []]);
  const [kept] = ownBoards.list;
  expect(kept && mayPlayAlone(kept)).toBe(true);
});

it('plays alone on a sea, of which nothing has to be kept', () => {
  playAlone(SEA);
  expect([ownBoards.list.length, keptSettings().board]).toEqual([0, SEA.id]);
});

it('makes a table at which the board is chosen before anybody comes', async () => {
  await playWithFriends(DRAWN, 'Ann', ask);
  expect(asked.map(({ name }) => name)).toEqual(['make', 'attend', 'command']);
  expect(asked[0]?.content['name']).toBe('Ann');
  expect(asked[2]?.content).toMatchObject({
    player: 'player-1',
    command: { type: 'choose-own-board', board: writeBoardFile(DRAWN) },
  });
  expect(paths).toEqual(['/t/CD5F']);
  expect(tokensAt('CD5F')).toEqual([asked[0]?.content['token']]);
  await playWithFriends(SEA, 'Ann', ask);
  expect(asked.at(-1)?.content['command']).toEqual({ type: 'choose-board', board: SEA.id });
});

it('goes to the table even if the board could not be chosen, and makes no second table after a lost answer', async () => {
  answers = { make: undefined };
  await playWithFriends(DRAWN, 'Ann', ask);
  expect(paths).toEqual([]);
  answers = { ...ANSWERS, attend: undefined };
  await playWithFriends(DRAWN, 'Ann', ask);
  const tokens = asked.filter(({ name }) => name === 'make').map(({ content }) => content['token']);
  expect(new Set(tokens).size).toBe(1);
  expect(paths).toEqual(['/t/CD5F']);
});
