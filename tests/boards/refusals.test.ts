import { describe, expect, test } from 'vitest';
import { parseBoard, type BoardFault } from '../../shared/board/parse-board.ts';
import { fileOf } from './files.ts';

/** A valid 9×9 board with some keys replaced. */
const plain = (over: Record<string, unknown> = {}) => ({ ...fileOf({ columns: 9, rows: 9 }), ...over });

const without = (key: string) => Object.fromEntries(Object.entries(plain()).filter(([name]) => name !== key));

const startsWith = (over: Record<string, unknown>) => plain({ starts: { ...plain().starts, ...over } });

interface Case {
  name: string;
  content: unknown;
  faults: { place: string; reason: BoardFault['reason'] | RegExp }[];
}

const notASquare = (text: string) => `"${text}" is no square of a board of 9 by 9`;

const cases: Case[] = [
  {
    name: 'nothing at all',
    content: undefined,
    faults: [{ place: '(top level)', reason: /expected object/ }],
  },
  {
    name: 'a list instead of a board',
    content: [],
    faults: [{ place: '(top level)', reason: /expected object/ }],
  },
  {
    name: 'an unknown key',
    content: plain({ weather: 'fair' }),
    faults: [{ place: '(top level)', reason: /"weather"/ }],
  },
  {
    name: 'an unknown key of a start',
    content: startsWith({ red: { square: 'i9', kind: 'woody', harbour: true } }),
    faults: [{ place: 'starts.red', reason: /"harbour"/ }],
  },
  {
    name: 'a fifth ship',
    content: startsWith({ purple: { square: 'e9', kind: 'woody' } }),
    faults: [{ place: 'starts', reason: /"purple"/ }],
  },
  {
    name: 'a missing key',
    content: without('rocky'),
    faults: [{ place: 'rocky', reason: /expected array/ }],
  },
  {
    name: 'a missing ship',
    content: startsWith({ yellow: undefined }),
    faults: [{ place: 'starts.yellow', reason: /expected object/ }],
  },
  {
    name: 'a start without a kind',
    content: startsWith({ white: { square: 'a1' } }),
    faults: [{ place: 'starts.white.kind', reason: /"woody"\|"rocky"/ }],
  },
  {
    name: 'a start on a second Sacred Island',
    content: startsWith({ white: { square: 'a1', kind: 'sacred' } }),
    faults: [{ place: 'starts.white.kind', reason: /"woody"\|"rocky"/ }],
  },
  {
    name: 'a number as text',
    content: plain({ columns: '9' }),
    faults: [{ place: 'columns', reason: /expected number/ }],
  },
  {
    name: 'half a row',
    content: plain({ rows: 9.5 }),
    faults: [{ place: 'rows', reason: /expected int/ }],
  },
  {
    name: 'a square as a number',
    content: plain({ woody: ['b2', 7] }),
    faults: [{ place: 'woody[1]', reason: /expected string/ }],
  },
  {
    name: 'one square instead of a list',
    content: plain({ deepSea: 'c3' }),
    faults: [{ place: 'deepSea', reason: /expected array/ }],
  },
  {
    name: 'a name of blanks',
    content: plain({ name: '   ' }),
    faults: [{ place: 'name', reason: /Too small/ }],
  },
  {
    name: 'a name of invisible characters',
    content: plain({ name: '\u202E\u200B\u0000' }),
    faults: [{ place: 'name', reason: /Too small/ }],
  },
  {
    name: 'a name that is too long to be cleaned',
    content: plain({ name: '\u200B'.repeat(401) }),
    faults: [{ place: 'name', reason: /Too big/ }],
  },
  {
    name: 'more squares than the largest board has',
    content: plain({ woody: Array(226).fill('c3') }),
    faults: [{ place: 'woody', reason: /Too big/ }],
  },
  {
    name: 'a text that is much too long for a square',
    content: plain({ rocky: ['c'.repeat(21)] }),
    faults: [{ place: 'rocky[0]', reason: /Too big/ }],
  },
  {
    name: 'a name that is too long',
    content: plain({ name: 'x'.repeat(41) }),
    faults: [{ place: 'name', reason: /Too big/ }],
  },
  {
    name: 'a board that is too small',
    content: { ...fileOf({ columns: 6, rows: 9 }) },
    faults: [{ place: 'columns', reason: /Too small.*>=7/ }],
  },
  {
    name: 'a board that is too large',
    content: plain({ rows: 16 }),
    faults: [{ place: 'rows', reason: /Too big.*<=15/ }],
  },
  {
    name: 'two faults of shape are told together',
    content: plain({ columns: 3, rows: 99 }),
    faults: [
      { place: 'columns', reason: /Too small/ },
      { place: 'rows', reason: /Too big/ },
    ],
  },
  {
    name: 'a column off the board',
    content: plain({ woody: ['j1'] }),
    faults: [{ place: 'woody[0]', reason: notASquare('j1') }],
  },
  {
    name: 'a row off the board',
    content: plain({ rocky: ['b2', 'c10'] }),
    faults: [{ place: 'rocky[1]', reason: notASquare('c10') }],
  },
  {
    name: 'row nought',
    content: plain({ deepSea: ['a0'] }),
    faults: [{ place: 'deepSea[0]', reason: notASquare('a0') }],
  },
  {
    name: 'a row with a leading nought',
    content: plain({ deepSea: ['b02'] }),
    faults: [{ place: 'deepSea[0]', reason: notASquare('b02') }],
  },
  {
    name: 'an uppercase square',
    content: plain({ woody: ['B2'] }),
    faults: [{ place: 'woody[0]', reason: notASquare('B2') }],
  },
  {
    name: 'blanks around a square',
    content: plain({ sacred: 'e5 ' }),
    faults: [{ place: 'sacred', reason: notASquare('e5 ') }],
  },
  {
    name: 'a line break after a square',
    content: plain({ sacred: 'e5\n' }),
    faults: [{ place: 'sacred', reason: notASquare('e5\n') }],
  },
  {
    name: 'an empty square',
    content: plain({ rocky: [''] }),
    faults: [{ place: 'rocky[0]', reason: notASquare('') }],
  },
  {
    name: 'an island on deep sea',
    content: plain({ rocky: ['c3'], deepSea: ['c4', 'c3'] }),
    faults: [{ place: 'deepSea[1]', reason: 'c3 is taken already by rocky[0]' }],
  },
  {
    name: 'an island that is woody and rocky',
    content: plain({ woody: ['c3'], rocky: ['c3'] }),
    faults: [{ place: 'rocky[0]', reason: 'c3 is taken already by woody[0]' }],
  },
  {
    name: 'the same island twice',
    content: plain({ woody: ['c3', 'c3'] }),
    faults: [{ place: 'woody[1]', reason: 'c3 is taken already by woody[0]' }],
  },
  {
    name: 'an island on the Sacred Island',
    content: plain({ woody: ['e5'] }),
    faults: [{ place: 'woody[0]', reason: 'e5 is taken already by sacred' }],
  },
  {
    name: 'deep sea on a start',
    content: plain({ deepSea: ['a1'] }),
    faults: [{ place: 'deepSea[0]', reason: 'a1 is taken already by starts.white.square' }],
  },
  {
    name: 'the same start twice',
    content: startsWith({ yellow: { square: 'i9', kind: 'woody' } }),
    faults: [{ place: 'starts.yellow.square', reason: 'i9 is taken already by starts.red.square' }],
  },
  {
    name: 'a start on the Sacred Island',
    content: startsWith({ green: { square: 'e5', kind: 'woody' } }),
    faults: [{ place: 'starts.green.square', reason: 'e5 is taken already by sacred' }],
  },
  {
    name: 'a start beside the Sacred Island',
    content: startsWith({ green: { square: 'e4', kind: 'woody' } }),
    faults: [{ place: 'starts.green.square', reason: 'next to the Sacred Island' }],
  },
  {
    name: 'a start at a corner of the Sacred Island',
    content: startsWith({ green: { square: 'f4', kind: 'woody' } }),
    faults: [{ place: 'starts.green.square', reason: 'next to the Sacred Island' }],
  },
  {
    name: 'starts that eleven rounds do not reach',
    content: { ...fileOf({ columns: 15, rows: 15 }), sacred: 'b3' },
    faults: [
      {
        place: 'starts.red.square',
        reason: "the Sacred Island can't be reached: 13 squares away, in 11 rounds",
      },
      {
        place: 'starts.green.square',
        reason: "the Sacred Island can't be reached: 13 squares away, in 11 rounds",
      },
      {
        place: 'starts.yellow.square',
        reason: "the Sacred Island can't be reached: 12 squares away, in 11 rounds",
      },
    ],
  },
];

describe('a board file is refused, with the place and the reason:', () => {
  test.each(cases)('$name', ({ content, faults }) => {
    const parsed = parseBoard('X', content);
    if (parsed.ok) throw new Error('the board was taken');
    expect(parsed.faults.map(({ place }) => place)).toEqual(faults.map(({ place }) => place));
    faults.forEach(({ reason }, i) => {
      const told = parsed.faults[i]?.reason ?? '';
      if (typeof reason === 'string') expect(told).toBe(reason);
      else expect(told).toMatch(reason);
    });
  });
});

test('a fault of a square has a name, so that the app can say it in any language', () => {
  const faultsOf = (content: unknown) => {
    const parsed = parseBoard('X', content);
    return parsed.ok ? [] : parsed.faults.map(({ fault }) => fault);
  };
  expect(faultsOf(plain({ woody: ['z9', 'a1'] }))).toEqual(['no-square', 'taken']);
  expect(faultsOf(plain({ sacred: 'b2' }))).toEqual(['next-to-sacred']);
  expect(faultsOf({ ...fileOf({ columns: 15, rows: 15 }), sacred: 'n14' })).toContain('too-far');
  expect(faultsOf(plain({ rows: 99 }))).toEqual([undefined]);
});

describe('a board file is taken:', () => {
  test('the plain board that the refusals start from', () => {
    expect(parseBoard('X', plain())).toMatchObject({ ok: true, board: { id: 'X', sacred: 'e5' } });
  });

  test('blanks around the name are dropped', () => {
    expect(parseBoard('X', plain({ name: ' Calm ' }))).toMatchObject({ board: { name: 'Calm' } });
  });

  test('invisible characters in the name become spaces, as in names of players', () => {
    expect(parseBoard('X', plain({ name: 'Cal\u202Em\u0000 Sea' }))).toMatchObject({
      board: { name: 'Cal m Sea' },
    });
  });

  test('a start just within eleven rounds', () => {
    const content = { ...fileOf({ columns: 15, rows: 15 }), sacred: 'l4' };
    expect(parseBoard('X', content)).toMatchObject({ ok: true });
  });

  test('starts and the Sacred Island count as islands (ruling 12), deep sea does not', () => {
    const parsed = parseBoard('X', plain({ woody: ['b2'], rocky: ['c7'], deepSea: ['d4'] }));
    expect(parsed).toMatchObject({
      board: {
        islands: {
          e5: 'sacred',
          a1: 'woody',
          i1: 'rocky',
          a9: 'rocky',
          i9: 'woody',
          b2: 'woody',
          c7: 'rocky',
        },
        deepSea: ['d4'],
      },
    });
  });
});
