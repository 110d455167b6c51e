/** Ruling 27: competing Navigators receive every reply, as if it were spoken at the table. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import type { Feed } from '../../shared/wire/protocol.ts';
import { gameFeed, gatherCompany } from '../helpers/guests.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it.each([2, 3, 4])('%i competing Navigators are all told the same about every order', async (crewSize) => {
  const company = await gatherCompany(server.url, crewSize, { type: 'choose-mode', mode: 'competing' });
  const { host, poseidon, crew } = company;
  const everybody = [host, ...crew];
  const [began] = gameFeed((await host.attend()).feeds).events;
  if (began?.type !== 'began') throw new Error('no game');
  await poseidon.does({ type: 'play-storm', storm: 'red', pushes: { red: 'h9' } });
  const heard = new Map<string, Feed[]>();
  for (const navigator of everybody) {
    await navigator.caughtUp();
    navigator.told.length = 0;
    heard.set(navigator.player, []);
  }
  for (const ship of SHIPS) {
    // Anyone may give orders to a ship without an owner.
    const captain = everybody.find(({ player }) => player === (began.owners[ship] ?? host.player)) ?? host;
    // The answer to an order contains its report. Reports of other players' orders arrive as messages.
    const answered = await captain.does({ type: 'sail', ship, heading: 'N' });
    for (const navigator of everybody) {
      await navigator.caughtUp();
      const feeds = navigator === captain ? answered : navigator.told.splice(0).flat();
      heard.get(navigator.player)?.push(...feeds);
    }
  }
  const [first, ...others] = [...heard.values()];
  const replies = first?.flatMap(({ events }) => events.filter(({ type }) => type === 'sailed'));
  expect(replies).toHaveLength(SHIPS.length);
  for (const reply of replies ?? []) expect(reply).toHaveProperty('reply.sighting.islands');
  for (const other of others) expect(other).toEqual(first);
  company.close();
});
