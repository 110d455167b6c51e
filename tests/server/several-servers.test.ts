/** Servers that share a database: whoever is at one table may be at different servers, and plays as if there were one. */
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPostgres } from '../../server/store/postgres/open.ts';
import { KEEP_NONE } from '../../server/tables/glances.ts';
import { granted } from '../helpers/client.ts';
import { Follower, followerAt } from '../helpers/follower.ts';
import { startPostgres, type Database } from '../helpers/postgres.ts';
import { seeded } from '../helpers/random.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let database: Database;
let servers: RunningServer[];
beforeAll(async () => {
  database = await startPostgres();
}, 60_000);
afterAll(() => database.stop());
beforeEach(async () => {
  const url = await database.fresh();
  servers = await Promise.all(
    [0, 1].map(async () => {
      const store = await openPostgres(url, pino({ level: 'silent' }));
      return startServer({ store, keeps: KEEP_NONE, lookMs: 15, pace: 0 });
    }),
  );
});
afterEach(() => Promise.all(servers.map((server) => server.stop())));

const urlOf = (place: number) => servers[place % servers.length]?.url ?? '';

/** Ann, a Navigator, at the first server and Bob, Poseidon, at the second, in a game that has begun. */
async function apart(): Promise<[Follower, Follower]> {
  const [ann, bob] = [new Follower(urlOf(0)), new Follower(urlOf(1))];
  const made = granted(
    await ann.ask<{ code: string; player: string }>('make', { token: ann.token, name: 'Ann' }),
  );
  Object.assign(ann, made);
  const joining = { code: made.code, token: bob.token, name: 'Bob' };
  Object.assign(bob, granted(await bob.ask<{ code: string; player: string }>('join', joining)));
  await ann.comeBack();
  await bob.comeBack();
  await ann.does({ type: 'sit', seat: 'navigators' });
  await bob.does({ type: 'sit', seat: 'poseidon' });
  await ann.does({ type: 'begin-game' });
  await expect.poll(() => bob.game?.view.phase).toBe('poseidon');
  return [ann, bob];
}

async function playOn(sides: readonly Follower[], seed: number, until: () => boolean): Promise<void> {
  const random = seeded(seed);
  await expect
    .poll(
      async () => {
        for (const side of sides) {
          const move = side.move(random);
          // One that is refused was drawn from what has passed by now.
          if (move) await side.command(move);
        }
        return until();
      },
      { timeout: 50_000, interval: 1 },
    )
    .toBe(true);
}

it('a whole game is played by two who are at different servers, each told all of it once and in order', async () => {
  const [ann, bob] = await apart();
  await playOn([ann, bob], 3, () => ann.over && bob.over);
  for (const [side, place] of [
    [ann, 0],
    [bob, 1],
  ] as const) {
    expect(side.gaps).toBe(0);
    // At the other server the same is told to whoever comes anew.
    const again = await followerAt(urlOf(place + 1), side.code, side.token);
    expect(again.game?.view).toEqual(side.game?.view);
    expect(again.tableEvents).toEqual(side.tableEvents);
    again.close();
    side.close();
  }
}, 60_000);

it('a command is carried out once, whichever server it comes to and however often', async () => {
  const [ann, bob] = await apart();
  const other = await followerAt(urlOf(1), ann.code, ann.token);
  const guess = { type: 'guess', ship: 'red', square: 'c3' } as const;
  const answers = await Promise.all([
    ann.ask('command', { id: 'same', player: ann.player, command: guess }),
    other.ask('command', { id: 'same', player: ann.player, command: guess }),
  ]);
  const carriedOut = answers.filter((answer) => answer.ok && !(answer as { repeated?: boolean }).repeated);
  expect(carriedOut).toHaveLength(1);
  for (const side of [ann, bob, other]) side.close();
});

it('of two who do at once what only one can do, one is refused by the rules and not by a fault', async () => {
  const [ann, bob] = await apart();
  const other = await followerAt(urlOf(1), ann.code, ann.token);
  await playOn(
    [bob],
    5,
    () => ann.game?.view.phase === 'navigators' && other.game?.view.phase === 'navigators',
  );
  const orders = [ann, other].map((side, i) => {
    const move = side.move(seeded(1));
    if (!move) throw new Error("it is nobody's turn");
    return side.command(move, `order-${i}`);
  });
  const refusals = (await Promise.all(orders)).flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
  expect(refusals).toHaveLength(1);
  expect(refusals).not.toContain('server-fault');
  for (const side of [ann, bob, other]) side.close();
});

it('who is at a table that is deleted at another server is told', async () => {
  const [ann, bob] = await apart();
  granted(await ann.ask('delete-table', { code: ann.code, player: ann.player }));
  await expect.poll(() => bob.dismissals).toBe(1);
  expect(await bob.ask('look', { code: bob.code, tokens: [] })).toMatchObject({ refusal: 'no-such-table' });
  ann.close();
  bob.close();
});

it('an opponent moves once, though both servers have somebody at the table', async () => {
  const [ann, bob] = await apart();
  await ann.does({ type: 'abandon-game' });
  await bob.does({ type: 'sit', seat: null });
  await ann.does({ type: 'seat-opponent', opponent: 'triton', seat: 'poseidon' });
  await ann.does({ type: 'begin-game' });
  await playOn([ann], 4, () => ann.over);
  expect(ann.gaps).toBe(0);
  await expect.poll(() => bob.game?.view.phase).toBe('over');
  const [mine, theirs] = await Promise.all(
    [0, 1].map((place) => followerAt(urlOf(place), ann.code, ann.token)),
  );
  expect(theirs?.game?.view).toEqual(mine?.game?.view);
  for (const side of [ann, bob, mine, theirs]) side?.close();
}, 60_000);
