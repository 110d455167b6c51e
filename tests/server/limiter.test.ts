/** Counting in memory: windows that start and end, and no promise where nothing has to be waited for. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Limiter } from '../../server/gateway/limiter.ts';
import { LIMITS, type Counts, type Rate, type RateName } from '../../server/gateway/limits.ts';
import type { ParsedRequest } from '../../server/gateway/requests.ts';
import { MOST_WINDOWS, WindowCounts } from '../../server/gateway/window-counts.ts';
import { newToken } from '../helpers/client.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe('a window', () => {
  const counts = () => new WindowCounts({ most: 3, seconds: 10 });

  it('starts with its first action, refuses what is too much, and ends when it said it would', () => {
    const window = counts();
    expect([window.count('ann', 1), window.count('ann', 2)]).toEqual([0, 0]);
    vi.advanceTimersByTime(4_000);
    expect([window.waitFor('ann'), window.count('ann', 1)]).toEqual([6_000, 6_000]);
    vi.advanceTimersByTime(5_999);
    expect([window.waitFor('ann'), window.count('ann', 1)]).toEqual([1, 1]);
    vi.advanceTimersByTime(1);
    expect([window.waitFor('ann'), window.count('ann', 1)]).toEqual([0, 0]);
  });

  it('ends at the same moment if the clock of the machine is set back', () => {
    const window = counts();
    window.count('ann', 4);
    vi.setSystemTime(0);
    expect(window.waitFor('ann')).toBe(10_000);
    vi.advanceTimersByTime(10_000);
    expect(window.waitFor('ann')).toBe(0);
  });

  it('is one for each key, and asking for the time to wait counts nothing', () => {
    const window = counts();
    expect(window.count('ann', 4)).toBe(10_000);
    for (let times = 0; times < 9; times++) expect(window.waitFor('ben')).toBe(0);
    expect(window.count('ben', 3)).toBe(0);
    expect(window.waitFor('ben')).toBe(10_000);
  });

  it('is charged for what was done, also if that is too much, and what was counted can be taken back', () => {
    const window = counts();
    window.charge('ann', 100);
    expect(window.waitFor('ann')).toBe(10_000);
    window.count('ben', 3);
    window.charge('ben', -1);
    expect([window.count('ben', 1), window.count('ben', 1)]).toEqual([0, 10_000]);
  });

  it('is forgotten when it has ended, and the first to end if there are too many', () => {
    const window = counts();
    for (let key = 0; key < 50; key++) window.count(`old ${key}`, 1);
    vi.advanceTimersByTime(10_000);
    window.count('first', 4);
    expect(window.size).toBe(1);
    for (let key = 0; key < MOST_WINDOWS - 1; key++) window.count(`new ${key}`, 1);
    expect([window.size, window.waitFor('first')]).toEqual([MOST_WINDOWS, 10_000]);
    window.count('one more', 1);
    expect([window.size, window.waitFor('first')]).toEqual([MOST_WINDOWS, 0]);
  });
});

describe('a request', () => {
  const by = { address: '198.51.100.1', connection: 'c', player: 'c', visitor: '', table: '' };
  const attends = { players: ['ann'], table: { id: 'table' } };
  const hits: RateName[] = [];
  beforeEach(() => void hits.splice(0));

  function limiter(shared?: Counts) {
    const tables = { whoIs: async () => undefined };
    const counts = shared && { of: () => shared, close: async () => undefined };
    return new Limiter(LIMITS.rates, tables, (name) => hits.push(name), counts);
  }
  const command = (command: object) =>
    ({ name: 'command', content: { id: '1', player: 'ann', command } }) as ParsedRequest;
  const guess = command({ type: 'guess', ship: 'red', square: 'a1' });

  /** Counts a request that must need no promise. Returns how long its sender has to wait. */
  function atOnce(by_: Limiter, request: ParsedRequest): number {
    const asked = by_.identify(by, request, attends);
    if (asked instanceof Promise) throw new Error('it has to be waited for who sent this');
    const waitMs = by_.judge(asked);
    if (waitMs instanceof Promise) throw new Error('it has to be waited for the count');
    return waitMs;
  }

  it('that needs only this server is judged at once, and refused by the limit that it is over', () => {
    const own = limiter();
    const [{ most }] = LIMITS.rates.pieces as readonly [Rate];
    for (let times = 0; times < most; times++) expect(atOnce(own, guess)).toBe(0);
    expect(atOnce(own, guess)).toBe(10_000);
    expect(hits).toEqual(['pieces']);
    expect(atOnce(own, command({ type: 'sail', ship: 'red', heading: 'N' }))).toBe(0);
    expect(own.count('requests', by)).toBe(0);
  });

  it('that several servers count together waits for their count, and only that one does', async () => {
    const count = vi.fn(async () => 5);
    const several = limiter({ count, waitFor: async () => 0, charge: async () => undefined });
    expect(atOnce(several, guess)).toBe(0);
    expect(count).not.toHaveBeenCalled();
    const again = several.identify(by, command({ type: 'continue-game' }), attends);
    expect(await several.judge(await again)).toBe(5);
    expect([count.mock.calls, hits]).toEqual([[['198.51.100.1', 1]], ['makes']]);
  });

  it('with a code waits for the store, which knows whose table it is', async () => {
    const own = limiter();
    const content = { code: 'C2C5', token: newToken(), name: 'Eve' };
    const asked = own.identify(by, { name: 'join', content });
    expect(asked).toBeInstanceOf(Promise);
    expect(await asked).toMatchObject({
      code: 'C2C5',
      table: undefined,
      who: { visitor: '198.51.100.1 C2C5' },
    });
  });
});
