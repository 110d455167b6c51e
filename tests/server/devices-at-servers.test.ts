/** A device key works once, at any of the servers, and locks out the old device wherever it is connected. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gameFeed, gatherCompany, Guest, type Company } from '../helpers/guests.ts';
import { usePostgres } from '../helpers/use-postgres.ts';
import type { RunningServer } from '../helpers/server.ts';
import { startSharing } from '../helpers/sharing.ts';

const database = usePostgres();
let servers: RunningServer[];
/** Ann (the host) and Pia (Poseidon) are at the first server. */
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

const NO_OFFER = { ok: false, refusal: 'no-such-offer' };

function guestAt(place: number): Guest {
  const guest = new Guest(servers[place]?.url ?? '');
  guests.push(guest);
  return guest;
}

it('gives the place to the new device, and locks out the one before at the other server', async () => {
  const { host, poseidon } = company;
  const { key } = await poseidon.offer();
  const tablet = guestAt(1);
  expect(await tablet.changeDevice(host.code, key)).toMatchObject({ ok: true, player: poseidon.player });
  // The change is in the table's log, so the old device is dismissed even before the new one attends.
  await expect.poll(() => poseidon.reasons).toEqual(['device-changed']);
  expect(await poseidon.command({ type: 'abandon-game' })).toEqual({ ok: false, refusal: 'not-attending' });
  expect((await poseidon.attend()).players).toEqual([]);
  await expect.poll(() => host.present).toEqual([host.player]);
  Object.assign(tablet, { code: host.code, player: poseidon.player });
  const { feeds, players } = await tablet.attend();
  expect(players).toEqual([poseidon.player]);
  expect(gameFeed(feeds).audience).toBe('poseidon');
  await tablet.caughtUp();
  expect(tablet.reasons).toEqual([]);
});

it('is good once, though two servers are asked at the same time', async () => {
  let holder = company.host;
  const { code, player } = holder;
  for (let round = 0; round < 5; round++) {
    const { key } = await holder.offer();
    const both = [guestAt(0), guestAt(1)] as const;
    const answers = await Promise.all(both.map((guest) => guest.changeDevice(code, key)));
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(answers).toContainEqual(NO_OFFER);
    holder = answers[0]?.ok ? both[0] : both[1];
    Object.assign(holder, { code, player });
    await holder.attend();
  }
});

it('is void when a newer one is made at another server', async () => {
  const { host } = company;
  const { key } = await host.offer();
  const page = guestAt(1);
  Object.assign(page, { token: host.token, player: host.player, code: host.code });
  await page.attend();
  const newer = await page.offer();
  expect(await guestAt(0).changeDevice(host.code, key)).toEqual(NO_OFFER);
  expect(await guestAt(0).changeDevice(host.code, newer.key)).toMatchObject({ ok: true });
});
