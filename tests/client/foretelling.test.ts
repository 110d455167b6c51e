/** Predictions: when they can be made, when they count as right, and which title they earn the spectator. */
import { describe, expect, it } from 'vitest';
import type { Ship } from '../../shared/board/board.ts';
import type { Reply } from '../../shared/game/game.ts';
import type { Round } from '../../shared/game/views/public.ts';
import {
  asksForFirst,
  foretell,
  honourOf,
  islandsSighted,
  judged,
  newestPrediction,
  noPredictions,
  readingsOf,
  shipsToForetell,
  predictionFor,
  type Foretold,
} from '../../client/game/foretelling/foretelling.ts';
import { reply } from '../helpers/replies.ts';

const now = { phase: 'navigators', round: 2, arrived: [], stepped: [] } as const;
const sighted = (islands: number) => reply({}, { islands });

/** A round in which these ships have reported. */
function round(number: number, replies: Partial<Record<Ship, Reply | null>>): Round {
  const steps = Object.entries(replies).map(([ship, said]) => ({
    ship: ship as Ship,
    heading: 'N' as const,
    arrived: false,
    reply: said,
    caught: false,
  }));
  return { round: number, tile: 'red', against: null, steps };
}

describe('what can be foretold', () => {
  it('is what the ships that still have a step will report, from the beginning of the round on', () => {
    expect(shipsToForetell({ ...now, arrived: ['white'], stepped: ['red'] })).toEqual(['green', 'yellow']);
    for (const phase of ['poseidon', 'caught'] as const)
      expect(shipsToForetell({ ...now, phase })).toHaveLength(4);
    for (const phase of ['lighthouses', 'dangers', 'over'] as const)
      expect(shipsToForetell({ ...now, phase })).toEqual([]);
  });

  it('may be thought better of until the reply, and not after it', () => {
    const one = foretell(noPredictions('g'), now, 'red', 1);
    const two = foretell(one, now, 'red', 3);
    expect(two.words).toEqual([{ round: 2, ship: 'red', islands: 3, came: null }]);
    expect(foretell(two, { ...now, stepped: ['red'] }, 'red', 0)).toBe(two);
    // A prediction for the same ship in the next round is a separate prediction.
    expect(foretell(two, { ...now, round: 3 }, 'red', 0).words).toHaveLength(2);
  });

  it('is who comes home first, once, until one is home', () => {
    expect(asksForFirst(noPredictions('g'), now)).toBe(true);
    expect(asksForFirst({ first: 'none' }, now)).toBe(false);
    expect(asksForFirst(noPredictions('g'), { ...now, arrived: ['green'] })).toBe(false);
    expect(asksForFirst(noPredictions('g'), { ...now, phase: 'over' })).toBe(false);
  });
});

describe('a word', () => {
  const said = (islands: 0 | 1 | 2 | 3) => foretell(noPredictions('g'), now, 'red', islands);
  const came = (foretold: Foretold, rounds: readonly Round[]) =>
    predictionFor(judged(foretold, rounds), 2, 'red')?.came;

  it.each([
    [0, 0, true],
    [0, 1, false],
    [2, 2, true],
    [2, 3, false],
    [3, 3, true],
    [3, 5, true],
    [3, 2, false],
  ] as const)('of %i islands, where %i are sighted, came so: %s', (islands, seen, so) => {
    expect(came(said(islands), [round(1, {}), round(2, { red: sighted(seen) })])).toBe(so);
  });

  it('waits for the reply of its own ship in its own round', () => {
    expect(came(said(1), [round(1, { red: sighted(1) }), round(2, { green: sighted(1) })])).toBeNull();
    expect(came(said(1), [])).toBeNull();
  });

  it('that was judged stays so when the reply fades, and one that was not is never judged', () => {
    const faded = [round(2, { red: null }), round(3, {})];
    expect(came(judged(said(1), [round(2, { red: sighted(1) })]), faded)).toBe(true);
    expect(came(said(1), faded)).toBeNull();
    expect(islandsSighted(faded, { round: 2, ship: 'red' })).toBeNull();
  });

  it('of the round before is shown as it came out, until Poseidon plays or another is said', () => {
    const next = { round: 3, phase: 'poseidon' } as const;
    const open = said(1);
    const done = judged(open, [round(2, { red: sighted(1) })]);
    expect(newestPrediction(done, next, 'red')).toMatchObject({ round: 2, came: true });
    expect(newestPrediction(done, { ...next, phase: 'navigators' }, 'red')).toBeUndefined();
    expect(newestPrediction(open, next, 'red')).toBeUndefined();
    const anew = foretell(done, { ...now, ...next }, 'red', 2);
    expect(newestPrediction(anew, next, 'red')).toMatchObject({ round: 3, came: null });
  });

  it('leaves everything as it is where nothing is new', () => {
    const foretold = said(1);
    expect(judged(foretold, [round(2, {})])).toBe(foretold);
  });
});

describe('what came true', () => {
  const words = [true, true, false, null].map((came, i) => ({
    round: i,
    ship: 'red' as const,
    islands: 0 as const,
    came,
  }));
  it.each([
    [null, [], false, 2, 3],
    ['red', [], false, 2, 3],
    ['red', ['red', 'green'], false, 3, 4],
    ['green', ['red', 'green'], false, 2, 4],
    ['red', [], true, 2, 4],
    ['none', [], false, 2, 3],
    ['none', [], true, 3, 4],
    ['none', ['red'], false, 2, 4],
  ] as const)(
    'with %s to be home first, and %j home (over: %s): %i of %i',
    (first, arrived, over, right, of) => {
      expect(readingsOf({ game: 'g', first, words }, { arrived, over })).toEqual({ right, of });
    },
  );

  it.each([
    [3, 3, null],
    [4, 4, 'tiresias'],
    [7, 10, 'tiresias'],
    [6, 10, 'cassandra'],
    [5, 10, 'cassandra'],
    [4, 10, 'lynceus'],
    [3, 10, 'lynceus'],
    [2, 10, 'polyphemus'],
    [0, 4, 'polyphemus'],
    [0, 0, null],
  ] as const)('%i of %i earns the name of %s', (right, of, honour) => {
    expect(honourOf({ right, of })).toBe(honour);
  });
});
