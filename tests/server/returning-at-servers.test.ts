/**
 * Players whose device has lost their tokens return at one server, while the others are connected to another. A
 * stranger who knows the code can't return as somebody else at any of the servers.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { granted, newToken } from '../helpers/client.ts';
import { gatherCompany, Guest, type Company } from '../helpers/guests.ts';
import { answerTo, knocksAt, letIn, says } from '../helpers/knocking.ts';
import type { RunningServer, ServerOptions } from '../helpers/server.ts';
import { startSharing } from '../helpers/sharing.ts';
import { usePostgres } from '../helpers/use-postgres.ts';

/** How long a player has to wait before returning to a table where nobody else is, in ms. */
const RETURN_MS = 900;
const NO_ONE = { id: '', name: '' };

const database = usePostgres();
let servers: RunningServer[] = [];
/** Ann (the host), another Navigator and Pia (Poseidon) are at the first server. Nobody is at the second. */
let company: Company;
let host: Guest;
let mate: Guest;
let poseidon: Guest;
let guests: Guest[] = [];

async function begin(options: ServerOptions = {}): Promise<void> {
  const url = await database.fresh();
  const start = () => startSharing(url, { returnMs: RETURN_MS, ...options });
  servers = await Promise.all([start(), start()]);
  company = await gatherCompany(servers[0]?.url ?? '', 2);
  ({ host, poseidon } = company);
  mate = company.crew[0] ?? host;
}
afterEach(async () => {
  company.close();
  for (const guest of guests) guest.close();
  guests = [];
  await Promise.all(servers.map((server) => server.stop()));
});

/** A device that knows only the table's code, at one of the servers. */
function deviceAt(place: number): Guest {
  const guest = new Guest(servers[place]?.url ?? '');
  guest.code = host.code;
  guests.push(guest);
  return guest;
}

/** Connects a guest's own device to another server instead. */
async function moves(guest: Guest, place: number): Promise<Guest> {
  const moved = deviceAt(place);
  Object.assign(moved, { token: guest.token, player: guest.player, device: guest.device });
  await moved.attend();
  guest.close();
  return moved;
}

/** Disconnects guests. Waits until both servers know who is still there. */
async function leave(...gone: readonly Guest[]): Promise<void> {
  for (const guest of gone) guest.close();
  const left = [host, mate, poseidon].filter((guest) => !gone.includes(guest)).map(({ player }) => player);
  for (const place of [0, 1]) {
    const watcher = deviceAt(place);
    await expect.poll(async () => [...(await watcher.watch(host.code)).present].sort()).toEqual(left.sort());
  }
}

/** Checks that a guest was let in as this player. */
async function isIn(guest: Guest, player: string): Promise<void> {
  expect(await answerTo(guest)).toBe(true);
  expect((await guest.attend()).players).toEqual([player]);
}

/** Checks that a guest is still waiting after twice the time after which a home server might let it in. */
async function staysOutside(guest: Guest): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2 * RETURN_MS));
  expect(guest.knockAnswers).toEqual([]);
}

describe.each([
  ['home servers', {}],
  ['public ones', { isPublic: true }],
])('at two servers, %s', (_, options: ServerOptions) => {
  beforeEach(() => begin(options));

  it('friends at the first are asked, and give the seat back at the second', async () => {
    await leave(host);
    const back = deviceAt(1);
    expect(await says(back, host.player)).toMatchObject({ ok: true });
    const [knock] = await knocksAt(poseidon, 1);
    expect(knock).toEqual({ id: expect.any(String) as string, name: 'Ann', as: host.player });
    await knocksAt(mate, 1);
    // The friends are connected, although not to this server, so waiting gives nobody the seat.
    await staysOutside(back);
    expect(await letIn(poseidon, knock ?? NO_ONE)).toEqual({ ok: true });
    await isIn(back, host.player);
    await knocksAt(mate, 0);
    const [feed] = (await mate.attend()).feeds;
    expect(feed?.log === 'table' && feed.events.at(-1)).toEqual({
      ...{ type: 'device-changed', player: host.player, by: poseidon.player, returned: true },
    });
    // The old device has lost the seat at both servers.
    for (const place of [0, 1]) {
      const old = deviceAt(place);
      Object.assign(old, { token: host.token, device: host.device });
      expect((await old.attend()).players).toEqual([]);
    }
  });

  it('a friend at the first refuses, and whoever waits at the second stays outside', async () => {
    await leave(host);
    const stranger = deviceAt(1);
    await says(stranger, host.player);
    const [knock] = await knocksAt(poseidon, 1);
    expect(await letIn(poseidon, knock ?? NO_ONE, false)).toEqual({ ok: true });
    expect(await answerTo(stranger)).toBe(false);
    expect((await stranger.attend()).players).toEqual([]);
  });

  it('nobody is somebody who is connected to the other server', async () => {
    await leave();
    for (const { player } of [host, mate, poseidon])
      expect(await says(deviceAt(1), player)).toEqual({ ok: false, refusal: 'player-present' });
  });

  it('a player who comes back at the first ends what somebody says at the second', async () => {
    await leave(host);
    const stranger = deviceAt(1);
    await says(stranger, host.player);
    await knocksAt(poseidon, 1);
    await moves(host, 0);
    expect(await answerTo(stranger)).toBe(false);
    await knocksAt(poseidon, 0);
  });

  it('Poseidon’s seat is given back by the host alone, though the host is at another server', async () => {
    const moved = await moves(mate, 1);
    await leave(poseidon);
    const back = deviceAt(1);
    await says(back, poseidon.player);
    const [knock] = await knocksAt(host, 1);
    await moved.caughtUp();
    expect(moved.knocks).toEqual([]);
    expect(await letIn(moved, knock ?? NO_ONE)).toEqual({ ok: false, refusal: 'not-host' });
    expect(await letIn(host, knock ?? NO_ONE)).toEqual({ ok: true });
    await isIn(back, poseidon.player);
  });

  it('two friends who agree at once at different servers give the seat back once', async () => {
    const moved = await moves(mate, 1);
    await leave(host);
    const back = deviceAt(1);
    await says(back, host.player);
    const [knock] = await knocksAt(poseidon, 1);
    await knocksAt(moved, 1);
    const answers = await Promise.all([letIn(poseidon, knock ?? NO_ONE), letIn(moved, knock ?? NO_ONE)]);
    // The second agreement changes nothing, whether it is refused or not.
    for (const answer of answers) if (!answer.ok) expect(answer.refusal).toBe('no-such-knock');
    expect(answers.some(({ ok }) => ok)).toBe(true);
    const [feed] = (await moved.attend()).feeds;
    const changes = feed?.log === 'table' ? feed.events.filter(({ type }) => type === 'device-changed') : [];
    expect(changes).toHaveLength(1);
    await isIn(back, host.player);
  });

  it('a recovery key from the first is good at the second, once', async () => {
    const { key } = granted(await host.ask<{ key: string }>('keep-recovery', { player: host.player }));
    await leave(host, mate, poseidon);
    const both = [deviceAt(0), deviceAt(1)] as const;
    const answers = await Promise.all(both.map((guest) => guest.changeDevice(host.code, key)));
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const back = answers[0]?.ok ? both[0] : both[1];
    expect((await back.attend()).players).toEqual([host.player]);
  });

  it('the cookie of a table from the first is renewed at the second', async () => {
    const tokens = [host.token, newToken()];
    const seat = `${servers[1]?.url ?? ''}/t/${host.code}/seat`;
    const headers = { 'Content-Type': 'application/json' };
    const kept = await fetch(seat, { method: 'POST', headers, body: JSON.stringify({ tokens }) });
    expect(await kept.json()).toEqual({ tokens: [host.token] });
  });
});

describe('at two home servers, where nobody is left', () => {
  beforeEach(() => begin());

  it('the seat is theirs after a while, and they let the next in, who is at the other server', async () => {
    await leave(host, mate, poseidon);
    const back = deviceAt(1);
    expect(await says(back, host.player)).toEqual({ ok: true, returnsMs: RETURN_MS });
    await isIn(back, host.player);
    back.player = host.player;
    const second = deviceAt(0);
    await says(second, poseidon.player);
    const [knock] = await knocksAt(back, 1);
    expect(await letIn(back, knock ?? NO_ONE)).toEqual({ ok: true });
    await isIn(second, poseidon.player);
  });

  it('a friend who meanwhile comes to the other server is asked', async () => {
    await leave(host, mate, poseidon);
    const stranger = deviceAt(1);
    await says(stranger, host.player);
    const friend = await moves(poseidon, 0);
    const [knock] = await knocksAt(friend, 1);
    await staysOutside(stranger);
    expect(await letIn(friend, knock ?? NO_ONE, false)).toEqual({ ok: true });
    expect(await answerTo(stranger)).toBe(false);
  });

  it('of two who say at two servers that they are the same player, one gets the seat', async () => {
    await leave(host, mate, poseidon);
    const both = [deviceAt(0), deviceAt(1)] as const;
    for (const one of both) expect(await says(one, host.player)).toMatchObject({ ok: true });
    await expect.poll(() => both.some(({ knockAnswers }) => knockAnswers.length > 0)).toBe(true);
    const seated: number[] = [];
    for (const one of both) seated.push((await one.attend()).players.length);
    expect(seated.sort()).toEqual([0, 1]);
  });
});

it('at two public servers, where nobody is left, a stranger gets in at neither', async () => {
  await begin({ isPublic: true });
  await leave(host, mate, poseidon);
  for (const place of [0, 1])
    for (const { player } of [host, poseidon]) {
      const stranger = deviceAt(place);
      expect(await says(stranger, player)).toEqual({ ok: true });
      await staysOutside(stranger);
      expect((await stranger.attend()).players).toEqual([]);
    }
});
