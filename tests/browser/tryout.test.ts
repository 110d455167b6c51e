/** A whole game on three servers: one is killed in the middle, and the game goes on without a page being loaded anew. */
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { say } from '../harness/run.ts';
import { layNetwork, type Network } from '../helpers/proxy.ts';
import { has } from '../helpers/proxies.ts';
import { seeded } from '../helpers/random.ts';
import { startTryout, type Tryout } from '../tryout/tryout.ts';
import { launchChromium } from './chromium.ts';
import { begin, joinTable, makeTable, person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, navigatorsAct, once, playToTheEnd, poseidonActs } from './playing.ts';
import { expectRightEnding } from './right-ending.ts';

/** After so many moves a server is killed. */
const KILLED_AT = 6;

let browser: Browser;
let tryout: Tryout;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
beforeEach(async () => {
  tryout = await startTryout();
});
afterEach(() => tryout.stop());

/** Pages that are loaded anew have forgotten this. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Ann makes a table and sails, Pia is Poseidon, each by an address; in the middle something is killed. */
async function play(annsUrl: string, piasUrl: string, kill: () => Promise<void>): Promise<void> {
  const navigator = await person(browser, 'Ann', TABLET);
  const poseidon = await person(browser, 'Pia', PHONE);
  const code = await makeTable(navigator, annsUrl);
  await joinTable(poseidon, piasUrl, code, 'Poseidon');
  await navigator.page.getByRole('button', { name: 'Be a Navigator' }).click();
  await begin(navigator);
  const people: readonly Person[] = [navigator, poseidon];
  for (const { page } of people) await mark(page);
  const random = seeded(5);
  const steer = adrift(random);
  let killedAt = 0;
  await playToTheEnd(poseidon, [navigator], {
    random,
    steer,
    between: async (moves) => {
      if (moves !== KILLED_AT) return;
      await kill();
      killedAt = performance.now();
      const act = async () =>
        (await poseidonActs(poseidon, random)) || navigatorsAct(navigator, random, steer, [poseidon]);
      await once(act);
      say(
        `the next move after the death of a server was made in ${Math.round(performance.now() - killedAt)} ms`,
      );
    },
  });
  expect(killedAt).toBeGreaterThan(0);
  for (const { page } of people) expect(await isMarked(page)).toBe(true);
  await expectRightEnding([poseidon, navigator], annsUrl, code);
  for (const { context } of people) await context.close();
}

it('with two devices at different servers, of which one dies', async () => {
  const [first, second, third] = tryout.servers;
  if (!first || !second || !third) throw new Error('no servers');
  const networks: readonly Network[] = await Promise.all([layNetwork(first.url), layNetwork(second.url)]);
  const [anns = '', pias = ''] = networks.map(({ url }) => url);
  await play(anns, pias, async () => {
    await second.kill();
    // As a proxy does that asks how the servers are.
    networks[1]?.leadTo(third.url);
  });
  for (const network of networks) await network.close();
});

it.skipIf(!has('caddy'))(
  'behind Caddy, when the server dies at which both are (skipped where it is missing)',
  async () => {
    const url = tryout.url ?? '';
    /** How many devices a server has. */
    const sockets = async (metrics = '') =>
      Number(/^odyssey_sockets (\d+)$/m.exec(await (await fetch(`${metrics}/metrics`)).text())?.[1]);
    await play(url, url, async () => {
      const counts = await Promise.all(tryout.servers.map((server) => sockets(server.metrics())));
      expect(counts.toSorted()).toEqual([0, 0, 2]);
      await tryout.servers[counts.indexOf(2)]?.kill();
    });
  },
);
