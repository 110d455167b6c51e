/** Newcomers to a running game must knock, and one of its players lets them in or turns them away. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Looked } from '../../shared/wire/protocol.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { granted, newToken, type Client } from '../helpers/client.ts';
import { gatherCompany, isGone, type Company, type Guest } from '../helpers/guests.ts';
import { answerTo, comeIn, knock, knocksAt, letIn } from '../helpers/knocking.ts';
import { heardBy } from '../helpers/packets.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let store: Store;
let server: RunningServer;
/** Ann is the host and a Navigator, and Pia is Poseidon. A spectator without a name watches. */
let company: Company;
let stranger: Guest;

beforeAll(async () => {
  store = openSqlite(':memory:');
  server = await startServer({ store });
});
afterAll(() => server.stop());
beforeEach(async () => {
  company = await gatherCompany(server.url, 1);
  stranger = company.device();
});
afterEach(() => company.close());

const SIT = { type: 'sit', seat: 'navigators' } as const;

/** The newest events of the table's log, as a client receives them. */
async function newest(client: Client, howMany: number): Promise<readonly TableEvent[]> {
  const [feed] = (await client.attend()).feeds;
  return feed?.log === 'table' ? feed.events.slice(-howMany) : [];
}

async function playersAt(code: string): Promise<readonly string[]> {
  return granted(await stranger.ask<Looked>('look', { code, tokens: [] })).players;
}

describe('a stranger', () => {
  it('joins when one of those who play lets them in, and may sit down', async () => {
    const { host, poseidon } = company;
    const join = { code: host.code, token: stranger.token, name: 'Eve' };
    expect(await stranger.ask('join', join)).toEqual({ ok: false, refusal: 'must-knock' });
    expect(await knock(stranger, host.code, 'Eve')).toEqual({ ok: true });
    const [seen] = await knocksAt(poseidon, 1);
    expect(seen).toEqual({ id: expect.any(String) as string, name: 'Eve' });
    expect(await knocksAt(host, 1)).toEqual([seen]);
    expect(await playersAt(host.code)).toEqual(['Ann', 'Pia']);

    expect(seen && (await letIn(poseidon, seen))).toEqual({ ok: true });
    expect(await answerTo(stranger)).toBe(true);
    const { player } = granted(await stranger.ask<{ player: string }>('join', join));
    expect(await newest(host, 2)).toEqual([
      { type: 'joined', player, name: 'Eve' },
      { type: 'let-in', player, by: poseidon.player },
    ]);
    expect([await knocksAt(host, 0), await knocksAt(poseidon, 0)]).toEqual([[], []]);
    stranger.player = player;
    await stranger.attend();
    await stranger.does(SIT);
  });

  it('stays outside when they say no, and may knock again', async () => {
    const { host } = company;
    await knock(stranger, host.code);
    const [first] = await knocksAt(host, 1);
    expect(first && (await letIn(host, first, false))).toEqual({ ok: true });
    expect(await answerTo(stranger)).toBe(false);
    expect(stranger.knockAnswers).toEqual([{ code: host.code, letIn: false }]);
    expect(await playersAt(host.code)).toEqual(['Ann', 'Pia']);
    await comeIn(host, stranger);
  });

  it('is seen by nobody but those who may let them in', async () => {
    const { host, onlooker } = company;
    const known = company.device();
    await comeIn(host, known, 'Kim');
    const heard = await heardBy([onlooker, known, stranger], () => knock(stranger, host.code));
    expect(heard.slice(0, 2)).toEqual([[], []]);
    // The stranger receives only the answer to its knock.
    expect(heard[2]).toHaveLength(1);
    await knocksAt(host, 1);
    const letInBy = (client: Client) => host.knocks.map((one) => letIn(client, one))[0];
    expect(await letInBy(known)).toEqual({ ok: false, refusal: 'not-seated' });
    expect(await letInBy(onlooker)).toEqual({ ok: false, refusal: 'malformed', field: 'player' });
    // A player who was let in and has sat down may let others in, and sees their knocks.
    await known.does(SIT);
    expect(await knocksAt(known, 1)).toEqual(host.knocks);
  });

  it('is let in once, however many say so', async () => {
    const { host, poseidon } = company;
    await knock(stranger, host.code);
    const [one] = await knocksAt(host, 1);
    if (!one) throw new Error('nobody knocks');
    const answers = await Promise.all([letIn(host, one), letIn(poseidon, one, false)]);
    expect(answers).toContainEqual({ ok: true });
    expect(answers).toContainEqual({ ok: false, refusal: 'no-such-knock' });
    await answerTo(stranger);
  });

  it('waits on when the disk fails', async () => {
    const { host } = company;
    await knock(stranger, host.code, 'Eve');
    const [one] = await knocksAt(host, 1);
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new Error('the disk is full'));
    expect(one && (await letIn(host, one))).toEqual({ ok: false, refusal: 'server-fault' });
    store.write = write;
    expect(await playersAt(host.code)).toEqual(['Ann', 'Pia']);
    const [still] = await knocksAt(host, 1);
    expect(still && (await letIn(host, still))).toEqual({ ok: true });
    expect(await answerTo(stranger)).toBe(true);
  });

  it('who goes is seen no more', async () => {
    const { host } = company;
    await knock(stranger, host.code);
    const [one] = await knocksAt(host, 1);
    stranger.close();
    await knocksAt(host, 0);
    expect(one && (await letIn(host, one))).toEqual({ ok: false, refusal: 'no-such-knock' });
  });

  it('who comes back on another connection keeps the place in the row', async () => {
    const { host } = company;
    const other = company.device();
    await knock(stranger, host.code, 'Eve');
    await knock(other, host.code, 'Fay');
    const row = await knocksAt(host, 2);
    const back = stranger.again();
    await knock(back, host.code, 'Eve');
    stranger.close();
    await host.caughtUp();
    const [one] = host.knocks;
    expect(host.knocks).toEqual(row);
    expect(one && (await letIn(host, one))).toEqual({ ok: true });
    expect(await answerTo(back)).toBe(true);
    expect(other.knockAnswers).toEqual([]);
    back.close();
  });

  it('has one knock, the newest', async () => {
    const { host } = company;
    await knock(stranger, host.code, 'Eve');
    await stranger.ask('knock', { code: host.code, token: newToken(), name: 'Fay' });
    await host.caughtUp();
    expect(host.knocks.map(({ name }) => name)).toEqual(['Fay']);
    // Knocking at another table withdraws the knock at this table.
    const elsewhere = await gatherCompany(server.url, 1);
    await knock(stranger, elsewhere.host.code);
    await knocksAt(host, 0);
    await knocksAt(elsewhere.host, 1);
    elsewhere.close();
  });

  it('is one of five at most; who is at the table can knock all the same', async () => {
    const { host } = company;
    const known = company.device();
    await comeIn(host, known, 'Kim');
    for (const name of ['A', 'B', 'C', 'D', 'E']) granted(await knock(company.device(), host.code, name));
    expect(await knock(stranger, host.code, 'F')).toEqual({ ok: false, refusal: 'table-full' });
    await host.does({ type: 'abandon-game' });
    await host.does({ type: 'begin-game' });
    expect(await knock(known, host.code, 'Kim')).toEqual({ ok: true });
    await knocksAt(host, 1);
  });
});

describe('who is at the table without a seat', () => {
  it('knocks to sit down, as who they are', async () => {
    const { host } = company;
    const known = company.device();
    await comeIn(host, known, 'Kim');
    await host.does({ type: 'abandon-game' });
    await host.does({ type: 'begin-game' });
    expect(await known.command(SIT)).toEqual({ ok: false, refusal: 'must-knock' });
    await knock(known, host.code, 'Somebody');
    const [one] = await knocksAt(host, 1);
    expect(one).toMatchObject({ name: 'Kim', player: known.player });
    expect(one && (await letIn(host, one))).toEqual({ ok: true });
    expect(await answerTo(known, 2)).toBe(true);
    expect(await newest(host, 1)).toEqual([{ type: 'let-in', player: known.player, by: host.player }]);
    await known.does(SIT);
  });
});

describe('those who play', () => {
  it('see who waits when they come back, and that nobody does', async () => {
    const { host, poseidon } = company;
    await knock(stranger, host.code, 'Eve');
    await knocksAt(poseidon, 1);
    poseidon.close();
    const back = poseidon.again();
    await back.attend();
    expect(back.knocks).toEqual(host.knocks);
    stranger.close();
    await knocksAt(back, 0);
    await knock(company.device(), host.code);
    await knocksAt(back, 1);
    back.close();
  });

  it('see it no more when they have lost their seat', async () => {
    const { host, poseidon } = company;
    await knock(stranger, host.code);
    await knocksAt(poseidon, 1);
    await host.does({ type: 'free-seat', player: poseidon.player });
    await knocksAt(poseidon, 0);
    expect(host.knocks).toHaveLength(1);
  });

  it('need not be there: the knock waits', async () => {
    const { host, poseidon, onlooker } = company;
    for (const one of [host, poseidon]) one.close();
    await expect.poll(() => onlooker.present).toEqual([]);
    expect(await knock(stranger, host.code)).toEqual({ ok: true });
    const back = host.again();
    await back.attend();
    expect(back.knocks).toHaveLength(1);
    back.close();
  });
});

describe('without having been let in', () => {
  it('a stranger joins when the game is over', async () => {
    const { host } = company;
    await knock(stranger, host.code, 'Eve');
    await host.does({ type: 'abandon-game' });
    expect(await answerTo(stranger)).toBe(true);
    expect(await playersAt(host.code)).toEqual(['Ann', 'Pia', 'Eve']);
    expect(await newest(host, 1)).toMatchObject([{ type: 'joined', name: 'Eve' }]);
  });

  it('a stranger waits on when all seats were freed, until somebody who plays is back', async () => {
    const { host, poseidon } = company;
    const other = company.device();
    await comeIn(host, other, 'Fay');
    await knock(stranger, host.code, 'Eve');
    await host.does({ type: 'free-seat', player: poseidon.player });
    expect(stranger.knockAnswers).toEqual([]);
    for (const gone of [poseidon, host]) {
      gone.close();
      await isGone(other, gone);
    }
    await other.does({ type: 'free-seat', player: host.player });
    other.close();
    const back = host.again();
    await back.attend();
    expect(stranger.knockAnswers).toEqual([]);
    const [waiting] = await knocksAt(back, 1);
    if (waiting) granted(await letIn(back, waiting));
    expect(await answerTo(stranger)).toBe(true);
    back.close();
  });

  it.each([
    ['the table is locked', (host: Client) => host.does({ type: 'lock-table', locked: true })],
    [
      'the table is full',
      async (host: Client) => {
        for (const name of ['X', 'Y', 'Z']) {
          const guest = company.device();
          granted(await knock(guest, host.code, name));
          await expect.poll(() => host.knocks.some((one) => one.name === name)).toBe(true);
          const one = host.knocks.find((one) => one.name === name);
          if (one) granted(await letIn(host, one));
        }
      },
    ],
    ['somebody else has the name now', (host: Client) => host.does({ type: 'rename', name: 'Eve' })],
    [
      'the table is deleted',
      (host: Client) => host.ask('delete-table', { code: host.code, player: host.player }),
    ],
  ])('a stranger is sent away when %s', async (_, happens) => {
    const { host } = company;
    await knock(stranger, host.code, 'Eve');
    await knocksAt(host, 1);
    await happens(host);
    expect(await answerTo(stranger)).toBe(false);
  });

  it('a player who was taken off the table meanwhile is sent away', async () => {
    const { host } = company;
    const known = company.device();
    await comeIn(host, known, 'Kim');
    await host.does({ type: 'abandon-game' });
    await host.does({ type: 'begin-game' });
    await knock(known, host.code);
    await knocksAt(host, 1);
    await host.does({ type: 'remove-player', player: known.player });
    expect(await answerTo(known, 2)).toBe(false);
    expect(host.knocks).toEqual([]);
  });
});
