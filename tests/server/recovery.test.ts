/** A recovery key lets its player return once, as long as the table exists. It lets no one else in. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { LIMITS } from '../../server/gateway/limits.ts';
import { openSqlite } from '../../server/store/open.ts';
import { RECOVERY_LENGTH } from '../../shared/wire/codes.ts';
import { granted, newToken } from '../helpers/client.ts';
import { gatherCompany, isGone, type Company, type Guest } from '../helpers/guests.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

const store = openSqlite(':memory:');
let server: RunningServer;
/** Ann is the host and a Navigator, and Pia is Poseidon. */
let company: Company;
let host: Guest;
let poseidon: Guest;
let newcomer: Guest;

beforeAll(async () => {
  server = await startServer({ store, isPublic: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  company = await gatherCompany(server.url, 1);
  ({ host, poseidon } = company);
  newcomer = company.device();
});
afterEach(() => company.close());

const NO_OFFER = { ok: false, refusal: 'no-such-offer' };

async function keep(guest: Guest, player = guest.player): Promise<string> {
  return granted(await guest.ask<{ key: string }>('keep-recovery', { player })).key;
}

it.each(['a Navigator', 'Poseidon'])('%s comes back with it where nobody is left', async (who) => {
  const lost = who === 'Poseidon' ? poseidon : host;
  const key = await keep(lost);
  expect(key).toHaveLength(RECOVERY_LENGTH);
  host.close();
  poseidon.close();
  const { player } = granted(await newcomer.changeDevice(lost.code, key));
  newcomer.code = lost.code;
  expect([player, (await newcomer.attend()).players]).toEqual([lost.player, [lost.player]]);
});

it('the device before is locked out and told, and all others too', async () => {
  const key = await keep(host);
  granted(await newcomer.changeDevice(host.code, key));
  await expect.poll(() => host.reasons).toEqual(['device-changed']);
  const [feed] = (await poseidon.attend()).feeds;
  expect(feed?.log === 'table' && feed.events.at(-1)).toEqual({
    type: 'device-changed',
    player: host.player,
  });
});

it('is used up when it is used, and void when another is made', async () => {
  const first = await keep(host);
  const second = await keep(host);
  expect(await newcomer.changeDevice(host.code, first)).toEqual(NO_OFFER);
  granted(await newcomer.changeDevice(host.code, second));
  const thief = company.device();
  expect(await thief.changeDevice(host.code, second)).toEqual(NO_OFFER);
});

it('is made for one’s own players only, by the host too', async () => {
  poseidon.close();
  await isGone(host, poseidon);
  expect(await host.ask('keep-recovery', { player: poseidon.player })).toEqual({
    ok: false,
    refusal: 'no-such-seat',
  });
  expect(await company.onlooker.ask('keep-recovery', { player: host.player })).toMatchObject({ ok: false });
});

it('a device that has seen the other side is asked first, and the key stays good until then', async () => {
  const key = await keep(poseidon);
  const other = host.tab();
  expect(await other.changeDevice(host.code, key)).toEqual({ ok: false, refusal: 'knows-other-side' });
  granted(await other.changeDevice(host.code, key, true));
  const [feed] = (await company.onlooker.watch(host.code)).feeds;
  expect(feed?.log === 'table' && feed.events.at(-1)).toMatchObject({
    player: poseidon.player,
    knowing: true,
  });
  other.close();
});

it('is of no use at another table, nor after its player has left', async () => {
  const key = await keep(host);
  const elsewhere = await gatherCompany(server.url, 1);
  expect(await newcomer.changeDevice(elsewhere.host.code, key)).toEqual(NO_OFFER);
  elsewhere.close();
  const own = await keep(poseidon);
  await host.does({ type: 'abandon-game' });
  await poseidon.does({ type: 'leave' });
  expect(await newcomer.changeDevice(host.code, own)).toEqual({ ok: false, refusal: 'no-such-player' });
});

it('is kept as a digest, outlives the server, and goes with the table', async () => {
  const key = await keep(host);
  const id = (await store.findTable(host.code))?.id ?? '';
  const { digest } = await import('../../server/lib/secrets.ts');
  expect(await store.key(id, key)).toBeUndefined();
  expect(await store.key(id, digest(key))).toMatchObject({ player: host.player });
  await host.ask('delete-table', { code: host.code, player: host.player });
  expect(await store.key(id, digest(key))).toBeUndefined();
});

it('nobody finds one by trying: wrong ones are counted as of keys', async () => {
  const strict = await startServer({ limits: LIMITS });
  const table = await gatherCompany(strict.url, 1);
  await keep(table.host);
  const thief = table.device();
  const tries: unknown[] = [];
  for (let i = 0; i < 22; i++) {
    const answer = await thief.ask('change-device', {
      ...{ code: table.host.code, key: 'C'.repeat(RECOVERY_LENGTH - 2) + 'DF', token: newToken() },
    });
    tries.push(answer.ok ? 'in' : answer.refusal);
  }
  expect(tries.slice(0, 20).every((one) => one === 'no-such-offer')).toBe(true);
  expect(tries.slice(20)).toEqual(['too-many-requests', 'too-many-requests']);
  table.close();
  await strict.stop();
});
