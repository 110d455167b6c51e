/** A server is stopped under two people who play, as for an upgrade: their pages go on at another, and say nothing. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layBalancer, type Balancer } from '../helpers/balancer.ts';
import { startPostgres, type Database } from '../helpers/postgres.ts';
import type { RunningServer } from '../helpers/server.ts';
import { startSharing } from '../helpers/sharing.ts';
import { launchChromium } from './chromium.ts';
import { playByItself } from './in-page-player.ts';
import { begin, meet, type Person } from './people.ts';

let browser: Browser;
let database: Database;
let servers: RunningServer[];
let balancer: Balancer;
beforeAll(async () => {
  [browser, database] = await Promise.all([launchChromium(), startPostgres()]);
  const url = await database.fresh();
  const options = { client: process.env['ODYSSEY_CLIENT'] ?? 'dist', publicHealth: true };
  servers = [await startSharing(url, options), await startSharing(url, options)];
  balancer = await layBalancer(servers.map((server) => server.url));
}, 60_000);
afterAll(async () => {
  await browser.close();
  await balancer.close();
  await servers[1]?.stop();
  await database.stop();
});

it('a game goes on, each page has come back at its first try, and nobody was told of anything', async () => {
  const { navigator, poseidon } = await meet(browser, balancer.url);
  const both = [navigator, poseidon];
  await begin(navigator);
  for (const [i, { page }] of both.entries()) await page.evaluate(playByItself, 51 + i);
  const reaches = ({ page }: Person, round: number) =>
    page.getByText(`Round ${round}`).first().waitFor({ state: 'attached' });
  for (const one of both) await reaches(one, 2);
  const sockets = new Map(both.map(({ name }) => [name, 0]));
  for (const { page, name } of both)
    page.on('websocket', () => void sockets.set(name, (sockets.get(name) ?? 0) + 1));
  await servers[0]?.stop();
  const counts = () => [...sockets.values()];
  await expect.poll(counts).toEqual([1, 1]);
  for (const one of both) await reaches(one, 4);
  // A second try would come after so long that the page speaks of a connection that is lost.
  expect(counts()).toEqual([1, 1]);
  expect(both.flatMap(({ faults }) => faults)).toEqual([]);
});
