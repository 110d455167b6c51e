/** Judging a board on this device: the workers, stopping, continuing and failing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNIT } from '../../client/board/geometry.ts';
import {
  chosenWords,
  elsewhereWords,
  judgeable,
  marksOf,
  soughtMarks,
} from '../../client/seas/judging/heat.ts';
import { Judging, type Thread } from '../../client/seas/judging/judging.svelte.ts';
import { judgingOf } from '../../client/seas/judging/judging-of.ts';
import type { Square } from '../../shared/board/squares.ts';
import { JUDGED_GAMES, type JudgedSquare } from '../../shared/selfplay/judgement.ts';
import type { Match, Result } from '../../shared/selfplay/match.ts';
import { NO_GAMES, PARTS, withResult } from '../../shared/selfplay/tally.ts';
import { SMALL_SEA } from '../helpers/boards.ts';

/** A fake worker. The test decides when its game is over. Red comes home in games with an even number. */
class Pretended implements Thread {
  static all: Pretended[] = [];
  readonly matches: Match[] = [];
  ended = false;
  onmessage: Thread['onmessage'] = null;
  onerror: Thread['onerror'] = null;
  constructor() {
    Pretended.all.push(this);
  }
  postMessage(match: Match): void {
    this.matches.push(match);
  }
  terminate(): void {
    this.ended = true;
  }
  finish(): void {
    const isEven = Number(this.matches.at(-1)?.seed.split(' ')[1]) % 2 === 0;
    const data: Result = {
      won: false,
      arrived: isEven ? ['red'] : [],
      thirdArrival: null,
      orders: [{ at: 'a1', sought: ['a2'] }],
      slowest: { navigators: 0, poseidon: 0 },
    };
    this.onmessage?.({ data } as MessageEvent<Result>);
  }
  breakDown(): void {
    this.onerror?.({ preventDefault: vi.fn() } as unknown as ErrorEvent);
  }
}

const judging = () => new Judging(SMALL_SEA, () => new Pretended());
const alive = () => Pretended.all.filter(({ ended }) => !ended);
const seeds = () => Pretended.all.flatMap(({ matches }) => matches.map(({ seed }) => seed));
/** Ends games, turn and turn about, until no worker is left or so many have ended. */
function finish(games: number) {
  for (let game = 0; game < games && alive().length > 0; game++) alive()[game % alive().length]?.finish();
}

beforeEach(() => {
  Pretended.all = [];
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 });
});
afterEach(() => vi.unstubAllGlobals());

describe('judging', () => {
  it.each([
    [1, 1],
    [3, 3],
    [16, 4],
    [undefined, 1],
  ])('on a device with %s processors uses %i workers', (hardwareConcurrency, workers) => {
    vi.stubGlobal('navigator', { hardwareConcurrency });
    judging().run();
    expect(alive()).toHaveLength(workers);
  });

  it('plays each game once, counts it and ends', () => {
    const one = judging();
    one.run();
    expect(one).toMatchObject({ running: true, done: false, games: 0 });
    finish(1000);
    expect(one).toMatchObject({ running: false, done: true, games: JUDGED_GAMES, failed: false });
    expect(one.tally).toMatchObject({
      games: 200,
      arrivals: { red: 100 },
      orders: { a1: { a2: 200 * PARTS } },
    });
    expect(new Set(seeds()).size).toBe(JUDGED_GAMES);
    expect(seeds()).toHaveLength(JUDGED_GAMES);
    expect(alive()).toEqual([]);
    one.run();
    expect(one.running).toBe(false);
  });

  it('shows results while it runs', () => {
    const one = judging();
    one.run();
    finish(25);
    expect(one.games).toBe(25);
    expect(one.tally.games).toBe(20);
  });

  it('stops its workers, keeps the results and continues with the games that are missing', () => {
    const one = judging();
    one.run();
    const [late] = alive();
    finish(51);
    one.stop();
    expect(alive()).toEqual([]);
    expect(one).toMatchObject({ running: false, games: 51, tally: { games: 51 } });
    late?.finish();
    expect(one.games).toBe(51);
    one.run();
    finish(1000);
    expect(one.done).toBe(true);
    expect(one.tally.arrivals.red).toBe(100);
  });

  it('says that a worker is broken, and tries again', () => {
    const one = judging();
    one.run();
    finish(12);
    alive()[1]?.breakDown();
    expect(alive()).toEqual([]);
    expect(one).toMatchObject({ running: false, failed: true, games: 12 });
    one.run();
    expect(one.failed).toBe(false);
    finish(1000);
    expect(one).toMatchObject({ done: true, failed: false });
    expect(one.tally.arrivals.red).toBe(100);
  });
});

it('is kept with the board, whatever its name and the order of its squares', () => {
  const kept = judgingOf(SMALL_SEA);
  const islands = Object.fromEntries(Object.entries(SMALL_SEA.islands).reverse());
  const deepSea = [...SMALL_SEA.deepSea].reverse();
  expect(judgingOf({ ...SMALL_SEA, id: 'own-1', name: 'Another', islands, deepSea })).toBe(kept);
  expect(judgingOf({ ...SMALL_SEA, sacred: 'a1' })).not.toBe(kept);
});

describe('the map', () => {
  const order = (at: Square, sought: readonly Square[], times: number) =>
    Array.from({ length: times }, () => ({ at, sought }));
  const tally = withResult(NO_GAMES, {
    ...{ won: false, arrived: [], thirdArrival: null, slowest: { navigators: 0, poseidon: 0 } },
    orders: [
      ...order('c3', ['c3'], 3),
      ...order('c3', ['c4', 'd4'], 5),
      ...order('c3', ['d4'], 4),
      ...order('a1', ['a1'], 20),
      ...order('b2', ['a1'], 9),
    ],
  });
  const squares = judgeable(tally);
  const [c3, a1] = squares;

  it('leaves out squares to which too few ships came', () => {
    expect(squares.map(({ at }) => at)).toEqual(['c3', 'a1']);
    expect(elsewhereWords('b2', undefined)).toBe('B2: too few ships came here to judge it');
    expect(chosenWords('b2', undefined)).toBe('B2: too few ships came here to judge it.');
  });

  it('marks a square by the share of orders to ships that were sought elsewhere', () => {
    const [mark, ...others] = marksOf(squares);
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ square: 'c3', x: 250, y: 250 });
    expect(((mark?.size ?? 0) / (UNIT - 12)) ** 2).toBeCloseTo(9 / 12);
  });

  it('marks the squares on which they were sought instead, and names them', () => {
    const [most, other] = soughtMarks(c3 as JudgedSquare);
    expect([most?.square, other?.square]).toEqual(['d4', 'c4']);
    expect(((other?.size ?? 0) / (most?.size ?? 1)) ** 2).toBeCloseTo(2.5 / 6.5);
    expect(elsewhereWords('c3', c3)).toBe('C3: the crew looks elsewhere 75 of 100 times, most often on D4');
    expect(chosenWords('c3', c3)).toBe(
      'C3: the crew looks elsewhere 75 of 100 times. It looks for the ship on D4 (54) and C4 (21).',
    );
  });

  it('has no marks and few words for a square that was never mistaken', () => {
    expect(soughtMarks(a1 as JudgedSquare)).toEqual([]);
    expect(chosenWords('a1', a1)).toBe('A1: the crew looks elsewhere 0 of 100 times.');
    expect(elsewhereWords('a1', a1)).toBe('A1: the crew looks elsewhere 0 of 100 times');
  });
});
