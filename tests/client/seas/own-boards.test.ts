/** The boards that a device keeps: what is stored is checked when it is read, and a full storage is noticed. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newBoard } from '../../../client/seas/editing/drawn.ts';
import { tap } from '../../../client/seas/editing/tools.ts';
import { MOST_BOARDS, OwnBoards, playableBoard } from '../../../client/seas/own-boards.svelte.ts';
import { ownBoardId } from '../../../shared/board/packed-board.ts';

const KEY = 'odyssey.boards';
let stored: Record<string, string>;
let isFull: boolean;
beforeEach(() => {
  [stored, isFull] = [{}, false];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new Error('no room');
      stored[key] = text;
    },
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  });
});

const MINE = newBoard('Mine');
const OTHER = tap(newBoard('Other'), 'c3', 'woody');
/** Not playable: the red ship starts beside the Sacred Island. */
const FAULTY = tap(newBoard('Faulty'), 'e6', 'red');

describe('the boards of a device', () => {
  it('are there after a reload, the one that was changed last first', () => {
    const here = new OwnBoards();
    const first = here.add(MINE) ?? '';
    here.put({ key: here.add(OTHER) ?? '', at: Date.now() + 1, board: OTHER });
    here.put({ key: first, at: Date.now() + 2, board: tap(MINE, 'b2', 'rocky') });
    const later = new OwnBoards();
    expect(later.all.map(({ board }) => board)).toEqual([tap(MINE, 'b2', 'rocky'), OTHER]);
    expect(later.find(first)?.board.islands.b2).toBe('rocky');
    expect(later.isSaved).toBe(true);
  });

  it('are listed for playing without faulty ones and without a second copy, with ids from what they hold', () => {
    const here = new OwnBoards();
    for (const board of [MINE, FAULTY, MINE, { ...OTHER, name: '  Other\n' }]) here.add(board);
    expect(here.all).toHaveLength(4);
    expect(here.list.map(({ id }) => id).sort()).toEqual([ownBoardId(MINE), ownBoardId(OTHER)].sort());
    expect(playableBoard(FAULTY)).toBeUndefined();
  });

  it('get a board that is kept only once', () => {
    const here = new OwnBoards();
    here.keep({ ...MINE, id: ownBoardId(MINE) });
    here.keep({ ...MINE, id: ownBoardId(MINE) });
    expect(here.all).toHaveLength(1);
  });

  it('are changed one by one, also if another tab changes others', () => {
    const [here, there] = [new OwnBoards(), new OwnBoards()];
    const mine = here.add(MINE) ?? '';
    const other = there.add(OTHER) ?? '';
    expect(new OwnBoards().all).toHaveLength(2);
    there.remove(mine);
    expect(new OwnBoards().all.map(({ key }) => key)).toEqual([other]);
  });

  it('are at most a hundred', () => {
    const here = new OwnBoards();
    for (let count = 0; count < MOST_BOARDS; count++) expect(here.add(MINE)).toBeDefined();
    expect(here.isFull).toBe(true);
    expect(here.add(OTHER)).toBeUndefined();
    here.keep(OTHER);
    expect(here.all).toHaveLength(MOST_BOARDS);
    expect(stored[KEY]?.length).toBeLessThan(40_000);
  });

  it('say if they could not be stored, and stay here until the page is left', () => {
    const here = new OwnBoards();
    here.add(MINE);
    isFull = true;
    here.add(OTHER);
    expect(here.isSaved).toBe(false);
    expect(here.all).toHaveLength(2);
    isFull = false;
    here.add(OTHER);
    expect(here.isSaved).toBe(true);
  });
});

describe('what is stored', () => {
  const good = () => {
    new OwnBoards().add(MINE);
    return (JSON.parse(stored[KEY] ?? '[]') as Record<string, unknown>[])[0] ?? {};
  };

  it.each([
    ['nonsense', 'nonsense'],
    ['no list', '{}'],
    ['nothing', ''],
  ])('is no board if it is %s', (_, text) => {
    stored[KEY] = text;
    expect(new OwnBoards().all).toEqual([]);
  });

  it.each([
    ['a key of another form', { key: '../../x' }],
    ['no name', { name: 7 }],
    ['half a column', { columns: 9.5 }],
    ['too many rows', { rows: 99 }],
    ['squares that are missing', { squares: '.'.repeat(80) }],
    ['a sign that means nothing', { squares: `<${'.'.repeat(80)}` }],
    ['a time that is none', { at: 'now' }],
  ])('is left out alone if it has %s', (_, fault) => {
    const one = good();
    stored[KEY] = JSON.stringify([{ ...one, ...fault }, { ...one, key: 'abcdef' }, null]);
    expect(new OwnBoards().all.map(({ key }) => key)).toEqual(['abcdef']);
  });

  it('has a name of visible characters', () => {
    stored[KEY] = JSON.stringify([{ ...good(), name: `A\u202eB\n${'x'.repeat(99)}` }]);
    expect(new OwnBoards().all[0]?.board.name).toBe(`A B ${'x'.repeat(36)}`);
  });
});
