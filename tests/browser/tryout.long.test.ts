/** Whole games on three servers. One server is killed during a game, and the game continues without a reload. */
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { say } from '../harness/run.ts';
import { makeNetwork, type Network } from '../helpers/proxy.ts';
import { has } from '../helpers/proxies.ts';
import { seeded } from '../helpers/random.ts';
import { needPostgres } from '../helpers/use-postgres.ts';
import { startTryout, type Tryout } from '../tryout/tryout.ts';
import { button } from './parts.ts';
import { begin, joinTable, makeTable, person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, navigatorsAct, once, playToTheEnd, poseidonActs, WHOLE_GAME_MS } from './playing.ts';
import { expectRightEnding } from './right-ending.ts';
import { useStage } from './stage.ts';

/** The number of moves after which the server is killed. */
const KILLED_AT = 6;

const stage = useStage();
let tryout: Tryout | undefined;
beforeEach(async () => {
  needPostgres();
  tryout = await startTryout();
});
afterEach(async () => {
  await tryout?.stop();
  tryout = undefined;
});

/** The servers of this test. @throws Error if they are not running */
function started(): Tryout {
  if (!tryout) throw new Error('no servers');
  return tryout;
}

/** Marks a page. The mark disappears if the page is reloaded. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Plays a game to its end. The two sides use different addresses, and a server is killed during the game. */
async function play(annsUrl: string, piasUrl: string, kill: () => Promise<void>): Promise<void> {
  const navigator = await person(stage.browser, 'Ann', TABLET);
  const poseidon = await person(stage.browser, 'Pia', PHONE);
  const code = await makeTable(navigator, annsUrl);
  await joinTable(poseidon, piasUrl, code, t.common.sides.poseidon);
  await button(navigator.page, t.lobby.sit.navigators).click();
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

it(
  'with two devices at different servers, of which one dies',
  async () => {
    const [first, second, third] = started().servers;
    if (!first || !second || !third) throw new Error('too few servers');
    const networks: readonly Network[] = await Promise.all([makeNetwork(first.url), makeNetwork(second.url)]);
    const [anns = '', pias = ''] = networks.map(({ url }) => url);
    await play(anns, pias, async () => {
      await second.kill();
      // Redirect Pia's connections to the third server, as a proxy with health checks would do.
      networks[1]?.leadTo(third.url);
    });
    for (const network of networks) await network.close();
  },
  WHOLE_GAME_MS,
);

it(
  'behind Caddy, when the server of both devices dies',
  async (context) => {
    context.skip(!has('caddy'), 'no Caddy on this machine');
    const { servers, url = '' } = started();
    /** The number of open sockets at a server, according to its metrics. */
    const sockets = async (metrics = '') =>
      Number(/^odyssey_sockets (\d+)$/m.exec(await (await fetch(`${metrics}/metrics`)).text())?.[1]);
    await play(url, url, async () => {
      const counts = await Promise.all(servers.map((server) => sockets(server.metrics())));
      expect(counts.toSorted()).toEqual([0, 0, 2]);
      await servers[counts.indexOf(2)]?.kill();
    });
  },
  WHOLE_GAME_MS,
);
