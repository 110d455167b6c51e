import { describe, expect, test } from 'vitest';
import { BOARDS_FOLDER, boardFilesIn, readBoardFile } from '../../server/lib/read-board-file.ts';
import { parseBoard } from '../../shared/board/parse-board.ts';
import { needsOf, NEEDS, type Need } from '../../shared/seas/needs.ts';
import { fileOf } from '../boards/files.ts';

function needsWith(over: Partial<ReturnType<typeof fileOf>>, size = 9): Record<Need['need'], Need> {
  const parsed = parseBoard('X', { ...fileOf({ columns: size, rows: size }), ...over });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return Object.fromEntries(needsOf(parsed.board).map((need) => [need.need, need])) as Record<
    Need['need'],
    Need
  >;
}

describe('what a good board needs', () => {
  test('our boards have it', () => {
    for (const path of boardFilesIn(BOARDS_FOLDER)) {
      const parsed = readBoardFile(path);
      if (!parsed.ok) throw new Error(path);
      const needs = needsOf(parsed.board);
      expect(needs.map(({ need }) => need)).toEqual(NEEDS);
      expect(needs.filter(({ isMet, squares }) => !isMet || squares.length > 0)).toEqual([]);
    }
  });

  test('equal distances: the start that is nearer than the others is to blame', () => {
    const starts = { ...fileOf({ columns: 9, rows: 9 }).starts, red: { square: 'h8', kind: 'woody' } };
    expect(needsWith({ starts })['distances']).toMatchObject({ isMet: false, value: 1, squares: ['h8'] });
    expect(needsWith({})['distances']).toMatchObject({ isMet: true, value: 0, squares: [] });
  });

  test('slack: starts more than six away are to blame', () => {
    expect(needsWith({}, 13).slack).toMatchObject({ isMet: true, value: 0 });
    expect(needsWith({}, 15).slack).toMatchObject({
      isMet: false,
      value: -1,
      squares: ['o15', 'o1', 'a1', 'a15'],
    });
  });

  test('ambiguity and class bits: squares that look alike are to blame', () => {
    const needs = needsWith({});
    expect(needs.ambiguity.isMet).toBe(false);
    expect(needs.ambiguity.value).toBeGreaterThan(needs.ambiguity.range[1]);
    expect(needs.ambiguity.squares.length).toBe(9);
    expect(needs.bits.isMet).toBe(false);
    expect(needs.bits.squares).toContain('c3');
    expect(needs.bits.squares).not.toContain('e5');
  });

  test('islands: too few, too many', () => {
    expect(needsWith({}).islands).toMatchObject({ isMet: false, value: 5 / 81 });
    const many = 'abcdefghi'.split('').flatMap((column) => [`${column}2`, `${column}4`, `${column}7`]);
    expect(needsWith({ woody: many }).islands).toMatchObject({ isMet: false, value: 32 / 81 });
  });

  test('no heap: clusters of more than three, and three islands beside a start', () => {
    expect(needsWith({ woody: ['c2', 'd2', 'e2'] }).heaps).toMatchObject({ isMet: true, squares: [] });
    expect(needsWith({ woody: ['c3', 'd2', 'e2', 'f3'] }).heaps).toMatchObject({
      isMet: false,
      value: 4,
      squares: ['d2', 'e2', 'c3', 'f3'],
    });
    expect(needsWith({ woody: ['d4', 'f4'], rocky: ['d6'] }).heaps).toMatchObject({
      isMet: false,
      squares: ['d4', 'f4', 'e5', 'd6'],
    });
  });

  test('no desert: squares more than two from all islands', () => {
    const islands = ['e1', 'e9', 'a5', 'i5'];
    expect(needsWith({ woody: islands }).deserts).toMatchObject({ isMet: true, squares: [] });
    expect(needsWith({ woody: islands.slice(1) }).deserts).toMatchObject({
      isMet: false,
      value: 6,
      squares: ['d1', 'e1', 'f1', 'd2', 'e2', 'f2'],
    });
  });

  test('patches: two or more, each of three squares or more', () => {
    const [one, two] = [
      ['b4', 'b5', 'c6'],
      ['g2', 'g3', 'h3'],
    ];
    expect(needsWith({ deepSea: [...one, ...two] }).patches).toMatchObject({ isMet: true, value: 2 });
    expect(needsWith({ deepSea: one }).patches).toMatchObject({ isMet: false, value: 1, squares: [] });
    expect(needsWith({ deepSea: [...one, ...two, 'e8'] }).patches).toMatchObject({
      isMet: false,
      value: 2,
      squares: ['e8'],
    });
  });
});
