/** A knock at one server is answered by players who are connected to another. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gatherCompany, Guest, type Company } from '../helpers/guests.ts';
import { answerTo, knock, knocksAt, letIn } from '../helpers/knocking.ts';
import { usePostgres } from '../helpers/use-postgres.ts';
import type { RunningServer } from '../helpers/server.ts';
import { startSharing } from '../helpers/sharing.ts';

const database = usePostgres();
let servers: RunningServer[];
/** Ann (the host) and Pia (Poseidon) are at the first server. Nobody is at the second. */
let company: Company;
let guests: Guest[] = [];
beforeEach(async () => {
  const url = await database.fresh();
  servers = await Promise.all([startSharing(url), startSharing(url)]);
  company = await gatherCompany(servers[0]?.url ?? '', 1);
});
afterEach(async () => {
  company.close();
  for (const guest of guests) guest.close();
  guests = [];
  await Promise.all(servers.map((server) => server.stop()));
});

function guestAt(place: number): Guest {
  const guest = new Guest(servers[place]?.url ?? '');
  guests.push(guest);
  return guest;
}

/** Moves Poseidon to the second server. */
async function poseidonMoves(): Promise<Guest> {
  const { poseidon } = company;
  const moved = guestAt(1);
  Object.assign(moved, { token: poseidon.token, player: poseidon.player, code: poseidon.code });
  await moved.attend();
  return moved;
}

it('a stranger is seen by those at another server, and let in by them', async () => {
  const { host, poseidon } = company;
  const eve = guestAt(1);
  expect(await knock(eve, host.code, 'Eve')).toEqual({ ok: true });
  const [seen] = await knocksAt(host, 1);
  expect(seen).toEqual({ id: expect.any(String) as string, name: 'Eve' });
  expect(await knocksAt(poseidon, 1)).toEqual([seen]);
  expect(seen && (await letIn(host, seen))).toEqual({ ok: true });
  expect(await answerTo(eve)).toBe(true);
  await knocksAt(poseidon, 0);
  const joined = await eve.ask('join', { code: host.code, token: eve.token, name: 'Eve' });
  expect(joined).toMatchObject({ ok: true });
});

it('a stranger is turned away from another server, and knocks again', async () => {
  const { host } = company;
  const eve = guestAt(1);
  await knock(eve, host.code, 'Eve');
  const [seen] = await knocksAt(host, 1);
  expect(seen && (await letIn(host, seen, false))).toEqual({ ok: true });
  expect(await answerTo(eve)).toBe(false);
  await knocksAt(host, 0);
  expect(seen && (await letIn(host, seen))).toEqual({ ok: false, refusal: 'no-such-knock' });
  await knock(eve, host.code, 'Eve');
  await knocksAt(host, 1);
});

it('of two who let in the same one at different servers, one does', async () => {
  const { host } = company;
  const poseidon = await poseidonMoves();
  const eve = guestAt(1);
  await knock(eve, host.code, 'Eve');
  const [seen] = await knocksAt(host, 1);
  await knocksAt(poseidon, 1);
  const answers = seen ? await Promise.all([letIn(host, seen), letIn(poseidon, seen)]) : [];
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal)).sort()).toEqual([
    'no-such-knock',
    'ok',
  ]);
  expect(await answerTo(eve)).toBe(true);
});

it('a table that is closed to strangers turns away who knocks at another server', async () => {
  const { host } = company;
  const eve = guestAt(1);
  await knock(eve, host.code, 'Eve');
  await knocksAt(host, 1);
  await host.does({ type: 'lock-table', locked: true });
  expect(await answerTo(eve)).toBe(false);
  await knocksAt(host, 0);
});

it('no more strangers wait at two servers than at one', async () => {
  const { host } = company;
  for (let i = 0; i < 5; i++) {
    expect(await knock(guestAt(i % 2), host.code, `Eve ${i}`)).toEqual({ ok: true });
    await knocksAt(host, i + 1);
  }
  const names = host.knocks.map(({ name }) => name);
  expect(names).toEqual(['Eve 0', 'Eve 1', 'Eve 2', 'Eve 3', 'Eve 4']);
  expect(await knock(guestAt(0), host.code, 'Eve')).toEqual({ ok: false, refusal: 'table-full' });
});

it('who comes to another server while they wait keeps their place, and is one', async () => {
  const { host } = company;
  const poseidon = await poseidonMoves();
  const [eve, again] = [guestAt(0), guestAt(1)];
  Object.assign(again, { token: eve.token });
  await knock(eve, host.code, 'Eve');
  const seen = await knocksAt(poseidon, 1);
  await knock(again, host.code, 'Eve');
  eve.close();
  await again.caughtUp();
  await expect.poll(() => host.knocks).toEqual(seen);
  await expect.poll(async () => (seen[0] && (await letIn(host, seen[0])))?.ok).toBe(true);
  expect(await answerTo(again)).toBe(true);
});

it('a server that stops takes along who knocks there', async () => {
  const { host } = company;
  await knock(guestAt(1), host.code, 'Eve');
  await knocksAt(host, 1);
  await servers.pop()?.stop();
  await knocksAt(host, 0);
});
