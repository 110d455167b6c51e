/**
 * One of two servers is upgraded in the middle of a game. The pages move to the other server, and no player notices.
 */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { startBalancer } from '../helpers/balancer.ts';
import { startSharing } from '../helpers/sharing.ts';
import { usePostgres } from '../helpers/use-postgres.ts';
import { movesFor, playByItself } from './in-page-player.ts';
import { begin, meet, type Person } from './people.ts';
import { WHOLE_GAME_MS } from './playing.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const database = usePostgres();

it(
  'each page reconnects at its first try, and the game goes on',
  async () => {
    const url = await database.fresh();
    const options = { client: process.env['ODYSSEY_CLIENT'] ?? 'dist', publicHealth: true };
    const [first, second] = [await startSharing(url, options), await startSharing(url, options)];
    const balancer = await startBalancer([first.url, second.url]);
    const { navigator, poseidon } = await meet(stage.browser, balancer.url);
    const both = [navigator, poseidon];
    await begin(navigator);
    for (const [i, { page }] of both.entries()) await page.evaluate(playByItself, movesFor(51 + i));
    const reaches = ({ page }: Person, round: number) =>
      page.getByText(t.chart.round(round)).first().waitFor({ state: 'attached' });
    for (const one of both) await reaches(one, 2);
    const sockets = new Map(both.map(({ name }) => [name, 0]));
    for (const { page, name } of both)
      page.on('websocket', () => void sockets.set(name, (sockets.get(name) ?? 0) + 1));
    await first.stop();
    const counts = () => [...sockets.values()];
    await expect.poll(counts).toEqual([1, 1]);
    for (const one of both) await reaches(one, 4);
    // Each page has opened only one new connection. A second attempt would have shown on the page as a lost connection.
    expect(counts()).toEqual([1, 1]);
    expect(both.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { context } of both) await context.close();
    await balancer.close();
    await second.stop();
  },
  WHOLE_GAME_MS,
);
