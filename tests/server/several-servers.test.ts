/** With a shared database, players at one table can be connected to different servers without noticing. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPostgres } from '../../server/store/postgres/open.ts';
import { KEEP_NONE } from '../../server/tables/summary-cache.ts';
import { granted } from '../helpers/client.ts';
import { Follower, followerAt } from '../helpers/follower.ts';
import { usePostgres } from '../helpers/use-postgres.ts';
import { seeded } from '../helpers/random.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';
import { startSharing } from '../helpers/sharing.ts';

const silent = pino({ level: 'silent' });
const database = usePostgres();
let servers: RunningServer[];
beforeEach(async () => {
  const url = await database.fresh();
  servers = await Promise.all([startSharing(url), startSharing(url)]);
});
afterEach(() => Promise.all(servers.map((server) => server.stop())));

const urlOf = (place: number) => servers[place % servers.length]?.url ?? '';

/** Starts a game with Ann (a Navigator) at the first server and Bob (Poseidon) at the second. */
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
          // Ignore the answer, because the move may be refused if it was based on an old state.
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
    // A new connection to the other server receives the same game.
    const again = await followerAt(urlOf(place + 1), side.code, side.token);
    expect(again.game?.view).toEqual(side.game?.view);
    expect(again.tableEvents).toEqual(side.tableEvents);
    again.close();
    side.close();
  }
}, 60_000);

it('a command is carried out once, though it is given again at another server', async () => {
  const [ann, bob] = await apart();
  await ann.command({ type: 'guess', ship: 'red', square: 'c3' }, 'same');
  const other = await followerAt(urlOf(1), ann.code, ann.token);
  const again = await other.command({ type: 'guess', ship: 'red', square: 'c3' }, 'same');
  expect(again).toEqual({ ok: true, feeds: [], repeated: true });
  for (const side of [ann, bob, other]) side.close();
});

it('of two who do at once what only one can do, one is refused by the rules and not by a fault', async () => {
  const [ann, bob] = await apart();
  await ann.does({ type: 'abandon-game' });
  for (let round = 0; round < 10; round++) {
    await ann.does({ type: 'sit', seat: null });
    await bob.does({ type: 'sit', seat: null });
    const sit = { type: 'sit', seat: 'poseidon' } as const;
    const answers = await Promise.all([ann.command(sit), bob.command(sit)]);
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal)).sort()).toEqual(['ok', 'seat-taken']);
  }
  ann.close();
  bob.close();
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

it('everybody sees who is there, at whichever server, until they go or it stops', async () => {
  const [ann, bob] = await apart();
  const both = [ann.player, bob.player];
  await expect.poll(() => ann.present).toEqual(both);
  await expect.poll(async () => (await bob.attend()).present).toEqual(both);
  bob.socket.disconnect();
  await expect.poll(() => ann.present).toEqual([ann.player]);
  bob.socket.connect();
  await bob.comeBack();
  await expect.poll(() => ann.present).toEqual(both);
  await servers.pop()?.stop();
  await expect.poll(() => ann.present).toEqual([ann.player]);
  ann.close();
  bob.close();
});

it('a seat is followed at one place: where it was before, at another server, it is told so', async () => {
  const [ann, bob] = await apart();
  const tablet = await followerAt(urlOf(1), ann.code, ann.token);
  await expect.poll(() => ann.dismissals).toBe(1);
  expect([tablet.dismissals, bob.dismissals]).toEqual([0, 0]);
  await ann.comeBack();
  await expect.poll(() => tablet.dismissals).toBe(1);
  for (const side of [ann, bob, tablet]) side.close();
});

it('a signal reaches the other Navigators at every server, and nobody else', async () => {
  const [ann, bob] = await apart();
  await ann.does({ type: 'abandon-game' });
  const cleo = new Follower(urlOf(1));
  const joining = { code: ann.code, token: cleo.token, name: 'Cleo' };
  Object.assign(cleo, granted(await cleo.ask<{ code: string; player: string }>('join', joining)));
  await cleo.comeBack();
  await cleo.does({ type: 'sit', seat: 'navigators' });
  // Begin the game at once, while the other server may not know of the new seat yet.
  await ann.does({ type: 'begin-game' });
  const heard: string[] = [];
  for (const [name, side] of Object.entries({ ann, bob, cleo }))
    side.socket.on('signalled', () => heard.push(name));
  granted(await ann.ask('signal', { player: ann.player, signal: { type: 'phrase', phrase: 'wait' } }));
  await expect.poll(() => heard).toEqual(['cleo']);
  await bob.caughtUp();
  expect(heard).toEqual(['cleo']);
  for (const side of [ann, bob, cleo]) side.close();
});

it('what servers could not say to each other is found by a look at the log', async () => {
  const url = await database.fresh();
  const apartFromEachOther = await Promise.all(
    [0, 1].map(async () =>
      startServer({ store: await openPostgres(url, silent), keeps: KEEP_NONE, lookMs: 20 }),
    ),
  );
  await Promise.all(servers.map((server) => server.stop()));
  servers = apartFromEachOther;
  const [ann, bob] = await apart();
  await playOn([ann, bob], 7, () => ann.over && bob.over);
  expect([ann.gaps, bob.gaps]).toEqual([0, 0]);
  ann.close();
  bob.close();
}, 60_000);

it('what is said at one server is read at the other, and what is removed is gone at both', async () => {
  const [ann, bob] = await apart();
  const line = { type: 'text', text: 'Beware of the reef.' } as const;
  await bob.does({ type: 'say', line });
  await ann.does({ type: 'say-to-crew', line });
  await expect.poll(() => ann.tableEvents.at(-1)).toMatchObject({ type: 'said', number: 0, line });
  await ann.does({ type: 'remove-line', line: 0 });
  await ann.does({ type: 'remove-crew-line', line: 0 });
  await expect.poll(() => bob.tableEvents.at(-1)?.type).toBe('line-removed');
  expect(JSON.stringify(bob.game)).not.toContain('crew');
  for (const place of [0, 1]) {
    for (const { code, token } of [ann, bob]) {
      const later = await followerAt(urlOf(place), code, token);
      expect(JSON.stringify([later.tableEvents, later.game])).not.toContain('reef');
      expect(later.tableEvents.at(-1)?.type).toBe('line-removed');
      later.close();
    }
  }
});
