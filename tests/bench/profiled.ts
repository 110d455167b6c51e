/**
 * Runs the load once more under the profiler. The profiler itself takes time, so the result shows where time goes, but
 * not how much.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { usualScripts, warmUpStand, type Order } from './bench.ts';
import { playGames } from './measure/games.ts';
import { placesOf } from './profile.ts';
import { withStands } from './stands.ts';

/** The maximum number of places to list. */
const MOST_PLACES = 25;

/** @param file where to write the profile */
export async function profileGames(
  name: string,
  file: string,
  order: Pick<Order, 'matches' | 'warmups' | 'say'>,
): Promise<void> {
  const scripts = usualScripts();
  const profile = await withStands([name], async ([stand]) => {
    await warmUpStand(stand, scripts, order);
    await stand.server.ask('start-profile');
    await playGames(stand, scripts, order.matches);
    return stand.server.ask('end-profile');
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(profile));
  order.say(`profile of ${name}: ${file}`);
  for (const [place, share] of placesOf(profile as never).slice(0, MOST_PLACES))
    order.say(`${share.toFixed(1).padStart(5)} %  ${place}`);
}
