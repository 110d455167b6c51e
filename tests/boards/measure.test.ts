import { describe, expect, test } from 'vitest';
import { chartOf, classOf } from '../../shared/seas/chart.ts';
import { simulate } from '../../boards/workshop/fairness.ts';
import { classBits, measure, stormAmbiguity } from '../../shared/seas/measure.ts';
import { picture } from '../../boards/workshop/picture.ts';
import { parseBoard } from '../../shared/board/parse-board.ts';
import { HEADINGS } from '../../shared/board/squares.ts';
import { fileOf } from './files.ts';

function boardWith(over: Partial<ReturnType<typeof fileOf>>) {
  const parsed = parseBoard('X', { ...fileOf({ columns: 7, rows: 7 }), ...over });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.board;
}

const bare = boardWith({});

describe('what a lone ship reports', () => {
  const board = boardWith({ woody: ['c3'], deepSea: ['b3', 'a4'] });
  test.each([
    ['a start island by its kind', 'a1', 'woody, 0 in sight, coastline'],
    ['an island does not see itself', 'c3', 'woody, 1 in sight'],
    ['the Sacred Island is just an island from afar', 'd3', 'sea, 2 in sight'],
    ['the Sacred Island under the ship', 'd4', 'sacred, 1 in sight'],
    ['deep sea', 'b3', 'deep sea, 1 in sight'],
    ['deep sea on the border', 'a4', 'deep sea, 0 in sight, coastline'],
    ['deep sea is not seen from afar', 'a5', 'sea, 0 in sight, coastline'],
  ] as const)('%s', (_, square, told) => {
    expect(classOf(board, square)).toBe(told);
  });
});

describe('a chart', () => {
  const chart = chartOf(bare);
  const at = (square: string) => chart.squares.findIndex((found) => found === square);

  test('storms land on neighbours, and never on the Sacred Island', () => {
    expect(chart.landings[at('a1')]?.length).toBe(3);
    expect(chart.landings[at('d1')]?.length).toBe(5);
    expect(chart.landings[at('d3')]?.length).toBe(7);
    expect(chart.landings.flat()).not.toContain(chart.sacred);
  });

  test('an order off the board leaves the ship and says so', () => {
    const [north] = chart.sailings[at('d1')] ?? [];
    expect(north).toEqual({ to: at('d1'), report: 'off the board; sea, 0 in sight, coastline' });
  });
});

describe('measures', () => {
  test('class bits of a bare 7×7, worked out by hand', () => {
    const sizes = new Map<string, number>();
    for (const text of chartOf(bare).classes) sizes.set(text, (sizes.get(text) ?? 0) + 1);
    expect(Object.fromEntries(sizes)).toEqual({
      'woody, 0 in sight, coastline': 2,
      'rocky, 0 in sight, coastline': 2,
      'sea, 1 in sight, coastline': 8,
      'sea, 0 in sight, coastline': 12,
      'sea, 1 in sight': 12,
      'sea, 0 in sight': 12,
      'sacred, 0 in sight': 1,
    });
    const bits = [2, 2, 8, 12, 12, 12, 1].reduce((sum, size) => sum - (size / 49) * Math.log2(size / 49), 0);
    expect(measure(bare).classBits).toBeCloseTo(bits, 10);
  });

  test('class bits: none when all squares look alike, one when half of them do', () => {
    const chart = chartOf(bare);
    expect(classBits({ ...chart, classes: ['sea', 'sea', 'sea', 'sea'] })).toBe(0);
    expect(classBits({ ...chart, classes: ['sea', 'sea', 'woody', 'woody'] })).toBe(1);
  });

  test('storm ambiguity: one when every square looks different, the number of landings when all look alike', () => {
    const chart = chartOf(bare);
    const reporting = (report: (to: number) => string) => ({
      ...chart,
      sailings: chart.squares.map((_, from) => HEADINGS.map(() => ({ to: from, report: report(from) }))),
    });
    const atSea = chart.squares.map((_, index) => index).filter((index) => index !== chart.sacred);
    const landings = atSea.map((index) => chart.landings[index]?.length ?? 0);
    expect(stormAmbiguity(reporting(String))).toBe(1);
    expect(stormAmbiguity(reporting(() => 'sea'))).toBeCloseTo(
      landings.reduce((sum, count) => sum + count, 0) / landings.length,
      10,
    );
  });

  test('more to see makes a storm less confusing', () => {
    const marked = boardWith({ woody: ['b3', 'e2'], rocky: ['c6', 'f5'], deepSea: ['c2', 'c3', 'e5', 'e6'] });
    expect(measure(marked).stormAmbiguity).toBeLessThan(measure(bare).stormAmbiguity);
    expect(measure(marked).classBits).toBeGreaterThan(measure(bare).classBits);
  });

  test('patches of deep sea hang together by sides and corners', () => {
    const board = boardWith({ deepSea: ['b2', 'c3', 'c4', 'f2', 'f6', 'g6'] });
    expect(measure(board).patches).toEqual([3, 2, 1]);
  });

  test('slack goes by the farthest start', () => {
    const board = boardWith({ sacred: 'd5' });
    expect(measure(board)).toMatchObject({ distances: { red: 3, green: 4, white: 4, yellow: 3 }, slack: 2 });
  });
});

describe('simulated games', () => {
  test('the same seed gives the same games, another seed others', () => {
    const play = (seed: number) => simulate(bare, { games: 50, seed });
    expect(play(3)).toEqual(play(3));
    expect(play(3)).not.toEqual(play(4));
  });

  test('well marked water lets more ships arrive than bare water', () => {
    const marked = boardWith({ woody: ['b3', 'e2'], rocky: ['c6', 'f5'], deepSea: ['c2', 'c3', 'e5', 'e6'] });
    const arriving = (board: typeof bare) => {
      const { games, arrivals, won } = simulate(board, { games: 200, seed: 5 });
      const counts = Object.values(arrivals);
      for (const count of [...counts, won]) expect(count).toBeLessThanOrEqual(games);
      return counts.reduce((sum, count) => sum + count, 0);
    };
    expect(arriving(marked)).toBeGreaterThan(arriving(bare));
  });
});

test('a picture shows every sign', () => {
  const board = boardWith({ woody: ['c2'], rocky: ['e6'], deepSea: ['b7'] });
  expect(picture(board).split('\n')).toEqual([
    '   a b c d e f g',
    ' 1 W . . . . . G',
    ' 2 . . w . . . .',
    ' 3 . . . . . . .',
    ' 4 . . . S . . .',
    ' 5 . . . . . . .',
    ' 6 . . . . r . .',
    ' 7 Y ~ . . . . R',
  ]);
});
