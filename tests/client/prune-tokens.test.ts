/** A token that the server doesn't know is kept and tried again. It never replaces a valid token. */
import { expect, it, vi } from 'vitest';
import { pruneTokens, type HeldTokens } from '../../client/session/prune-tokens.ts';
import { MOST_PLAYERS } from '../../shared/table/table.ts';
import { attendingWith, tableFeed } from '../helpers/attending.ts';

type Wire = Parameters<typeof pruneTokens>[0];

/** Simulates a server that knows the tokens in `known`, and a device that holds the tokens in `held`. */
function setting(known: readonly string[], held: { tokens: string[]; idle: string[] }) {
  const ask = vi.fn((_: string, { tokens: [token = ''] }: { tokens: string[] }) =>
    Promise.resolve({ ok: true, ...(known.includes(token) && { seat: null }) }),
  );
  const sorted: (readonly string[])[] = [];
  const deps: HeldTokens = {
    tokens: () => held.tokens,
    idle: () => held.idle,
    sort: (good) => sorted.push(good),
  };
  return { wire: { ask } as unknown as Wire, deps, sorted };
}

it('tells good tokens from others, the idle ones among them', async () => {
  const { wire, deps, sorted } = setting(['b', 'd'], { tokens: ['c', 'd'], idle: ['a', 'b'] });
  expect(await pruneTokens(wire, 'CD5F', deps)).toEqual(['b', 'd']);
  expect(sorted).toEqual([['b', 'd']]);
});

it('sorts nothing where the server does not say', async () => {
  const { deps, sorted } = setting([], { tokens: ['a'], idle: [] });
  const wire = { ask: () => Promise.resolve({ ok: false, refusal: 'too-many-requests' }) } as unknown as Wire;
  expect(await pruneTokens(wire, 'CD5F', deps)).toBeUndefined();
  expect(sorted).toEqual([]);
});

it('a device brings its idle tokens too, those that were good last come last', async () => {
  const tokens = Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => `good ${i}`);
  const { arrive, requests } = attendingWith({ tokens: () => tokens, idle: () => ['old', 'new'] });
  await arrive();
  expect(requests[0]).toMatchObject({ tokens: ['new', ...tokens] });
});

it('nobody has been taken off a table that has never heard of them, as on an older backup', async () => {
  const { session, arrive, arriveAs } = attendingWith({ tokens: () => ['good'] });
  const made = { type: 'made', code: 'ABCD', board: 'a' } as const;
  await arrive(tableFeed(0, [made, { type: 'joined', player: 'pia', name: 'Pia' }]));
  await arriveAs([], tableFeed(0, [made]));
  expect([session.attendance, session.players]).toEqual(['there', []]);
});
