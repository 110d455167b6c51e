/** Players whose device has lost their tokens can return without a key. Strangers who know the code can't. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableEvent } from '../../shared/table/events.ts';
import { Client, granted } from '../helpers/client.ts';
import { gatherCompany, isGone, type Company, type Guest } from '../helpers/guests.ts';
import { answerTo, knocksAt, letIn, says } from '../helpers/knocking.ts';
import { startServer, type RunningServer, type ServerOptions } from '../helpers/server.ts';

/**
 * How long a player has to wait before returning, in ms. It is short, but long enough for the steps that the tests make
 * within it.
 */
const RETURN_MS = 600;

let server: RunningServer;
/** Ann is the host and a Navigator, and Pia is Poseidon. A spectator without a name watches. */
let company: Company;
let host: Guest;
let poseidon: Guest;
/** A device that knows only the table's code. */
let newcomer: Guest;

async function begin(options: ServerOptions, navigators = 1): Promise<void> {
  server = await startServer({ returnMs: RETURN_MS, ...options });
  company = await gatherCompany(server.url, navigators);
  ({ host, poseidon } = company);
  newcomer = company.device();
  newcomer.code = host.code;
}
afterEach(async () => {
  company.close();
  await server.stop();
});

/** Disconnects a guest, and waits until the others have noticed. */
async function leaves(guest: Guest, ...others: readonly Guest[]): Promise<void> {
  guest.close();
  for (const other of others) await isGone(other, guest);
}

async function newest(client: Client): Promise<TableEvent | undefined> {
  const [feed] = (await client.attend()).feeds;
  return feed?.log === 'table' ? feed.events.at(-1) : undefined;
}

/** Checks that a guest was let in as this player. */
async function isIn(guest: Guest, player: string): Promise<void> {
  expect(await answerTo(guest)).toBe(true);
  expect((await guest.attend()).players).toEqual([player]);
}

describe.each([
  ['a home server', {}],
  ['a public one', { isPublic: true }],
])('with a friend connected, at %s', (_, options) => {
  beforeEach(() => begin(options));

  it('a friend gives the seat back with one answer, and all are told for good', async () => {
    await leaves(host, poseidon);
    granted(await says(newcomer, host.player));
    const [knock] = await knocksAt(poseidon, 1);
    expect(knock).toEqual({ id: expect.any(String) as string, name: 'Ann', as: host.player });
    expect(knock && (await letIn(poseidon, knock))).toEqual({ ok: true });
    await isIn(newcomer, host.player);
    expect(await newest(poseidon)).toEqual({
      ...{ type: 'device-changed', player: host.player, by: poseidon.player, returned: true },
    });
  });

  it('Poseidon too, by the host', async () => {
    await leaves(poseidon, host);
    granted(await says(newcomer, poseidon.player));
    const [knock] = await knocksAt(host, 1);
    granted(await letIn(host, knock ?? { id: '', name: '' }));
    await isIn(newcomer, poseidon.player);
  });

  it('nobody comes in who is not let in', async () => {
    await leaves(host, poseidon);
    granted(await says(newcomer, host.player));
    const [knock] = await knocksAt(poseidon, 1);
    // Wait for longer than the time after which a home server lets a player return if nobody else is connected.
    // Poseidon is connected here, so the server must not do that.
    await new Promise((resolve) => setTimeout(resolve, 2 * RETURN_MS));
    expect(newcomer.knockAnswers).toEqual([]);
    granted(await letIn(poseidon, knock ?? { id: '', name: '' }, false));
    expect(await answerTo(newcomer)).toBe(false);
    expect((await newcomer.attend()).players).toEqual([]);
  });

  it('nobody is somebody who is connected, nor somebody who is not at the table', async () => {
    for (const [player, refusal] of [
      [host.player, 'player-present'],
      ['nobody', 'no-such-player'],
    ] as const)
      expect(await says(newcomer, player)).toEqual({ ok: false, refusal });
  });

  it('who comes back first ends what somebody else says', async () => {
    await leaves(host, poseidon);
    granted(await says(newcomer, host.player));
    await knocksAt(poseidon, 1);
    const back = host.again();
    await back.attend();
    expect(await answerTo(newcomer)).toBe(false);
    await knocksAt(poseidon, 0);
    back.close();
  });

  it('a device of the other side is asked, and that stands at the name', async () => {
    await leaves(poseidon, host);
    // Another tab of the host’s browser, without the host's seat.
    const other = host.tab();
    other.code = host.code;
    expect(await says(other, poseidon.player)).toEqual({ ok: false, refusal: 'knows-other-side' });
    granted(await says(other, poseidon.player, { knowing: true }));
    const [knock] = await knocksAt(host, 1);
    granted(await letIn(host, knock ?? { id: '', name: '' }));
    expect(await answerTo(other)).toBe(true);
    expect(await newest(host)).toMatchObject({ type: 'device-changed', knowing: true, returned: true });
    other.close();
  });

  it('the one before is locked out', async () => {
    await leaves(host, poseidon);
    granted(await says(newcomer, host.player));
    const [knock] = await knocksAt(poseidon, 1);
    granted(await letIn(poseidon, knock ?? { id: '', name: '' }));
    await isIn(newcomer, host.player);
    const old = host.again();
    expect((await old.attend()).players).toEqual([]);
    old.close();
  });
});

describe('Poseidon’s seat', () => {
  beforeEach(() => begin({}, 2));

  it('is not given back by another Navigator while the host is there', async () => {
    const [mate] = company.crew;
    if (!mate) throw new Error('no crew');
    await leaves(poseidon, host, mate);
    granted(await says(newcomer, poseidon.player));
    const [knock] = await knocksAt(host, 1);
    await mate.caughtUp();
    expect(mate.knocks).toEqual([]);
    expect(knock && (await letIn(mate, knock))).toEqual({ ok: false, refusal: 'not-host' });
    // Spectators aren't asked to let anyone in.
    expect(knock && (await letIn(company.onlooker, knock))).toMatchObject({ ok: false });
  });

  it('another Navigator is asked as soon as the host has gone', async () => {
    const [mate] = company.crew;
    if (!mate) throw new Error('no crew');
    await leaves(poseidon, host, mate);
    granted(await says(newcomer, poseidon.player));
    await knocksAt(host, 1);
    host.close();
    const [knock] = await knocksAt(mate, 1);
    granted(await letIn(mate, knock ?? { id: '', name: '' }));
    await isIn(newcomer, poseidon.player);
  });
});

describe('where nobody is left', () => {
  const everybodyLeaves = async () => {
    await leaves(host, poseidon);
    poseidon.close();
    await expect.poll(async () => (await company.onlooker.watch(host.code)).present).toEqual([]);
  };

  it('at home the seat is theirs after a while, and all are told for good', async () => {
    await begin({});
    await everybodyLeaves();
    expect(granted(await says(newcomer, host.player)).returnsMs).toBe(RETURN_MS);
    await isIn(newcomer, host.player);
    expect(await newest(newcomer)).toEqual({
      ...{ type: 'device-changed', player: host.player, returned: true },
    });
    // The player who has returned lets the second one in.
    const second = company.device();
    second.code = host.code;
    granted(await says(second, poseidon.player));
    newcomer.player = host.player;
    const [knock] = await knocksAt(newcomer, 1);
    granted(await letIn(newcomer, knock ?? { id: '', name: '' }));
    await isIn(second, poseidon.player);
  });

  it('at home who comes meanwhile is asked', async () => {
    await begin({});
    await everybodyLeaves();
    granted(await says(newcomer, host.player));
    const back = poseidon.again();
    await back.attend();
    const [knock] = await knocksAt(back, 1);
    await new Promise((resolve) => setTimeout(resolve, 2 * RETURN_MS));
    expect(newcomer.knockAnswers).toEqual([]);
    expect(knock && (await letIn(back, knock, false))).toEqual({ ok: true });
    back.close();
  });

  it('a stranger does not get in at a public server, whatever they say', async () => {
    await begin({ isPublic: true });
    await everybodyLeaves();
    for (const player of [host.player, poseidon.player]) {
      const stranger = company.device();
      stranger.code = host.code;
      expect(granted(await says(stranger, player)).returnsMs).toBeUndefined();
      await new Promise((resolve) => setTimeout(resolve, 2 * RETURN_MS));
      expect(stranger.knockAnswers).toEqual([]);
      expect((await stranger.attend()).players).toEqual([]);
    }
  });

  it('nor at a home server from outside of the home', async () => {
    await begin({ proxies: ['127.0.0.1'], isPublic: false });
    await everybodyLeaves();
    const outside = new Client(server.url, undefined, '203.0.113.7');
    outside.code = host.code;
    expect(granted(await says(outside, host.player)).returnsMs).toBeUndefined();
    outside.close();
  });
});

describe('between games', () => {
  beforeEach(async () => {
    server = await startServer({ returnMs: RETURN_MS });
    company = await gatherCompany(server.url, 1);
    ({ host, poseidon } = company);
  });

  it('a stranger who has joined does not make a device of theirs the host', async () => {
    const table = company.device();
    const code = await table.make('Tom');
    const stranger = company.device();
    await stranger.join(code, 'Eve');
    await leaves(table, stranger);
    const accomplice = company.device();
    accomplice.code = code;
    granted(await says(accomplice, table.player));
    await stranger.caughtUp();
    expect(stranger.knocks).toEqual([]);
  });

  it('the host gives a seat back', async () => {
    const table = company.device();
    const code = await table.make('Tom');
    const friend = company.device();
    await friend.join(code, 'Kim');
    await leaves(friend, table);
    const back = company.device();
    back.code = code;
    granted(await says(back, friend.player));
    const [knock] = await knocksAt(table, 1);
    granted(await letIn(table, knock ?? { id: '', name: '' }));
    await isIn(back, friend.player);
  });
});
