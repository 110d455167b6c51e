/** The editor's state: strokes, taps and keys change the board, and every change is kept and can be undone. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newBoard } from '../../../client/seas/editing/drawn.ts';
import { ownBoards } from '../../../client/seas/own-boards.svelte.ts';
import { Editing } from '../../../client/screens/drawing/editing.svelte.ts';
import { describe as spoken, fileName, needRow, saidWords } from '../../../client/screens/drawing/words.ts';
import { t } from '../../../client/text/text.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { NEEDS, needsOf } from '../../../shared/seas/needs.ts';

const page = new EventTarget();
let stored: Record<string, string>;
beforeEach(() => {
  stored = {};
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => (stored[key] = text),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  });
  ownBoards.refresh();
});
afterEach(() => void vi.unstubAllGlobals());

function editing(): Editing {
  const key = ownBoards.add(newBoard('Mine')) ?? '';
  const own = ownBoards.find(key);
  if (!own) throw new Error('not kept');
  const one = new Editing(own);
  // The pointer's position is the name of its square.
  one.brush.attach(({ x }) => SQUARES[x] ?? null);
  return one;
}
const SQUARES: readonly Square[] = ['a1', 'b2', 'c2', 'd2', 'd4', 'e5'];
const at = (square: Square | null, type: string) =>
  Object.assign(new Event(type), {
    ...{
      button: 0,
      buttons: 1,
      pointerId: 1,
      pointerType: 'touch',
      clientX: square ? SQUARES.indexOf(square) : 99,
      clientY: 0,
    },
  });

/** Presses the pointer on the first square, moves it over the others, and ends as told. */
function stroke(one: Editing, squares: readonly (Square | null)[], end = 'pointerup'): void {
  const [first = 'a1', ...others] = squares;
  one.brush.press(first ?? 'a1', at(first, 'pointerdown') as unknown as PointerEvent);
  for (const square of others) page.dispatchEvent(at(square, 'pointermove'));
  page.dispatchEvent(at(squares.at(-1) ?? null, end));
}
const keptNow = (one: Editing) => ownBoards.find(one.key)?.board;

it('a stroke paints, is kept, and is one step to undo and to redo', () => {
  const one = editing();
  one.tool = 'deepSea';
  stroke(one, ['b2', 'c2', 'd2']);
  expect(keptNow(one)?.deepSea).toEqual(['b2', 'c2', 'd2']);
  expect([one.canUndo, one.canRedo]).toEqual([true, false]);
  one.undo();
  expect(keptNow(one)?.deepSea).toEqual([]);
  expect([one.canUndo, one.canRedo]).toEqual([false, true]);
  one.redo();
  expect(keptNow(one)?.deepSea).toHaveLength(3);
  // It began on deep sea, so it clears.
  stroke(one, ['c2', 'd2', 'b2']);
  expect(one.board.deepSea).toEqual([]);
});

it('a fast stroke paints the squares between, but none beyond the board', () => {
  const one = editing();
  stroke(one, ['b2', 'd2']);
  expect(Object.keys(one.board.islands)).toEqual(expect.arrayContaining(['b2', 'c2', 'd2']));
  const other = editing();
  stroke(other, ['b2', null, 'd4']);
  expect(other.board.islands).not.toHaveProperty('c3');
  expect(other.board.islands).toMatchObject({ b2: 'woody', d4: 'woody' });
});

it('a stroke that becomes a gesture changes nothing', () => {
  const one = editing();
  const before = one.board;
  stroke(one, ['b2', 'c2'], 'pointercancel');
  expect(one.board).toBe(before);
  expect(one.canUndo).toBe(false);
});

it('a start is carried over what lies between, and a tap on it with an island changes its kind', () => {
  const one = editing();
  one.pick('c2');
  stroke(one, ['a1', 'b2', 'c2', 'd2']);
  expect(one.board).toMatchObject({ starts: { white: 'd2' }, islands: { c2: 'woody', d2: 'woody' } });
  expect(one.board.islands).not.toHaveProperty('a1');
  one.tool = 'rocky';
  stroke(one, ['d2']);
  expect(one.board.islands.d2).toBe('rocky');
});

it('says what was changed, and why nothing was', () => {
  const one = editing();
  expect(saidWords(one)).toBe('');
  expect(one.press('3', 'b2')).toBe(true);
  expect([one.tool, saidWords(one)]).toEqual(['deepSea', `B2, ${t.common.deepSea}`]);
  one.press('4', 'e5');
  expect(saidWords(one)).toBe(`E5, ${t.common.islands.sacred}. ${t.drawing.fixed}`);
  one.press('6', 'd4');
  expect(spoken(one, 'd4')).toContain(t.drawing.startFaults['next-to-sacred']('red'));
  expect(one.press('0', 'b2')).toBe(false);
  one.undo();
  expect(saidWords(one)).toBe(t.drawing.changed);
});

it('every need has a verdict that says what to do, unless it is met', () => {
  const needs = needsOf(newBoard('Mine'));
  expect(needs.map(({ need }) => need)).toEqual(NEEDS);
  for (const need of needs) {
    const { verdict, value } = needRow(need);
    expect(verdict, need.need).not.toBe('');
    expect(verdict === t.drawing.fine).toBe(need.isMet);
    expect(value).not.toBe('');
    // A board can miss each need in some direction.
    const { low, high } = t.drawing.needTexts[need.need];
    const [least, most] = need.range;
    if (least > 0 || need.need === 'slack') expect(low).not.toBe('');
    if (Number.isFinite(most)) expect(high).not.toBe('');
  }
});

it('a file is named so that a server takes it', () => {
  expect(fileName('Les Îles d’Été!')).toBe('les-iles-d-ete.json');
  expect(fileName('Море')).toBe('board.json');
  expect(fileName('x'.repeat(40))).toBe(`${'x'.repeat(36)}.json`);
});
