/**
 * Servers are stopped one after the other, as in an upgrade. Players continue on another server, and nothing is lost.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBalancer, type Balancer } from '../helpers/balancer.ts';
import { gatherFollowers, type Follower } from '../helpers/follower.ts';
import { usePostgres } from '../helpers/use-postgres.ts';
import { seeded } from '../helpers/random.ts';
import { startMortalServer, type MortalServer } from '../helpers/server.ts';

const database = usePostgres();
let servers: MortalServer[];
let balancer: Balancer;
/** How many connections the balancer has passed to each server. */
let ways: [number, number];
beforeEach(async () => {
  const settings = { DATABASE_URL: await database.fresh(), HEALTH_PUBLIC: 'yes', ODYSSEY_PACE: '0' };
  servers = [await startMortalServer(settings), await startMortalServer(settings)];
  ways = [0, 0];
  balancer = await startBalancer(
    servers.map(({ url }) => url),
    (place) => void (place === 0 ? ways[0]++ : ways[1]++),
  );
}, 60_000);
afterEach(async () => {
  await balancer.close();
  await Promise.all(servers.map((server) => server.stop()));
});

/** The two sides of a game, and each side's acknowledged commands. */
type Given = readonly { readonly side: Follower; readonly acknowledged: string[] }[];

/** Plays both sides alternately, across lost connections, until isOver returns true or the game is over. */
async function playOn(sides: Given, isOver: () => boolean): Promise<void> {
  const random = seeded(5);
  const gaps = new Map<Follower, number>();
  for (let number = 0; !isOver() && sides.some(({ side }) => !side.over); number++) {
    for (const { side, acknowledged } of sides) {
      // Like our pages, a client that has missed something attends again.
      if (side.gaps > (gaps.get(side) ?? 0)) await side.comeBack().catch(() => undefined);
      gaps.set(side, side.gaps);
      const move = side.move(random);
      const answer = move && (await side.command(move, `m${number}`).catch(() => undefined));
      if (answer?.ok) acknowledged.push(`m${number}`);
    }
    await new Promise(setImmediate);
  }
}

it('a game goes on over the stop of each server, and all that was acknowledged stays', async () => {
  const { navigator, poseidon } = await gatherFollowers(balancer.url);
  const sides = [navigator, poseidon].map((side) => ({ side, acknowledged: [] as string[] }));
  for (const { side } of sides) side.socket.on('connect', () => void side.comeBack().catch(() => undefined));
  let isOver = false;
  const playing = playOn(sides, () => isOver);
  const count = () => sides.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const isUnderWay = async () => {
    const before = count();
    await expect.poll(() => count() > before || sides.every(({ side }) => side.over)).toBe(true);
  };

  for (const place of [0, 1]) {
    await isUnderWay();
    const led = ways[1 - place] ?? 0;
    expect(await servers[place]?.terminate()).toBe(0);
    // Each client reconnects to the other server automatically, at the first attempt.
    await expect.poll(() => sides.every(({ side }) => side.socket.connected)).toBe(true);
    expect((ways[1 - place] ?? 0) - led).toBe(2);
    await servers[place]?.start();
  }
  await isUnderWay();
  isOver = true;
  await playing;
  expect(count()).toBeGreaterThan(5);
  for (const { side, acknowledged } of sides) {
    await side.comeBack();
    for (const id of acknowledged)
      expect(await side.command({ type: 'abandon-game' }, id)).toMatchObject({ ok: true, repeated: true });
    side.close();
  }
}, 120_000);
