/** A clock of days runs whether or not anybody is there. At zero, the server ends the turn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Metrics } from '../../server/lib/metrics.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { Sweep } from '../../server/tables/sweep.ts';
import { OPPONENTS_MS } from '../../server/tables/long-turns.ts';
import { Tables } from '../../server/tables/tables.ts';
import { BASE_GAME, type Variants } from '../../shared/game/game.ts';
import { gatherFollowers } from '../helpers/follower.ts';
import { Guest } from '../helpers/guests.ts';
import { logLines } from '../helpers/lines.ts';
import { days, HOUR, OverDays, TURN } from '../helpers/over-days.ts';
import { always, seeded } from '../helpers/random.ts';
import type { ServerOptions } from '../helpers/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-days-'));
afterAll(() => rmSync(folder, { recursive: true }));

const running: OverDays[] = [];
afterEach(async () => {
  for (const game of running.splice(0)) await game.stop();
});

function overDays(...parameters: ConstructorParameters<typeof OverDays>): OverDays {
  const game = new OverDays(...parameters);
  running.push(game);
  return game;
}

const ORDERS = ['sailed', 'sailed', 'sailed', 'sailed', 'round-began'];

it('two who are never there together play a whole game, though the server restarts between their turns', async () => {
  const game = await overDays(join(folder, 'whole.sqlite')).begin(days());
  const random = always(1);
  let isOver = false;
  for (let turns = 0; !isOver; turns++) {
    const seat = turns % 2 === 0 ? game.poseidon : game.navigator;
    await game.stop();
    game.clock.ms += 23 * HOUR;
    await game.start();
    isOver = await game.visit(seat, async (follower, sign) => {
      expect(sign).toEqual({ leftMs: HOUR, ofMs: TURN });
      expect(follower.present).toEqual([seat.player]);
      for (let move = follower.move(random); move; move = follower.move(random)) await follower.does(move);
      return follower.over;
    });
  }
  expect(await game.turn()).toBeUndefined();
  expect((await game.history()).at(-1)).toBe('ended');
});

describe('the deadline', () => {
  it('is one for each turn of Poseidon and one for each turn of the whole crew', async () => {
    const game = await overDays().begin(days());
    expect([await game.turn(), await game.left()]).toEqual(['1 poseidon', TURN]);
    game.clock.ms += HOUR;
    await game.visit(game.poseidon, async (pia) => pia.does(pia.move(seeded(1)) ?? { type: 'leave' }));
    expect([await game.turn(), await game.left()]).toEqual(['1 navigators', TURN]);
    await game.visit(game.navigator, async (ann) => {
      for (let order = 0; order < 4; order++) {
        game.clock.ms += HOUR;
        expect(await game.left()).toBe(TURN - (order + 1) * HOUR);
        await ann.does({ type: 'guess', ship: 'red', square: 'b2' });
        await ann.does(ann.move(seeded(order)) ?? { type: 'leave' });
      }
    });
    expect([await game.turn(), await game.left()]).toEqual(['2 poseidon', TURN]);
  });

  it('is shown to everybody at the table whenever a turn begins', async () => {
    const game = await overDays().begin(days());
    const onlooker = new Guest(game.url);
    game.clock.ms += HOUR;
    expect((await onlooker.watch(game.code)).clock).toEqual({ leftMs: 23 * HOUR, ofMs: TURN });
    await game.visit(game.poseidon, async (pia) => pia.does(pia.move(seeded(1)) ?? { type: 'leave' }));
    await expect.poll(() => onlooker.signs.at(-1)).toEqual({ leftMs: TURN, ofMs: TURN });
    await game.visit(game.navigator, (ann) => ann.does({ type: 'abandon-game' }));
    await expect.poll(() => onlooker.signs.at(-1)).toBeNull();
    onlooker.close();
  });

  it('goes with the game', async () => {
    const game = await overDays().begin(days());
    await game.visit(game.navigator, (ann) => ann.does({ type: 'abandon-game' }));
    expect(await game.turn()).toBeUndefined();
    game.clock.ms += 10 * TURN;
    await game.checked();
    expect(await game.history()).toEqual(['began']);
  });

  /** A game in which Poseidon has played a storm, and has freed the Navigator's seat. */
  async function withoutCrew(): Promise<OverDays> {
    const game = await overDays().begin(days());
    await game.visit(game.poseidon, async (pia) => {
      await pia.does(pia.move(seeded(1)) ?? { type: 'leave' });
      game.clock.ms += 6 * HOUR;
      await pia.does({ type: 'free-seat', player: game.navigator.player });
    });
    return game;
  }
  const sits = (game: OverDays) =>
    game.visit(game.navigator, (ann) => ann.does({ type: 'sit', seat: 'navigators' }));

  it('stays the same for a player who takes over the seat', async () => {
    const game = await withoutCrew();
    await sits(game);
    expect([await game.turn(), await game.left()]).toEqual(['1 navigators', TURN - 6 * HOUR]);
  });

  it('of a side without players passes, and a player who takes the seat then gets the whole time', async () => {
    const game = await withoutCrew();
    await game.passes(TURN);
    expect(await game.turn()).toBeUndefined();
    expect(await game.history()).toEqual(['began', 'storm-played', 'navigator-left']);
    game.clock.ms += TURN;
    await sits(game);
    expect([await game.turn(), await game.left()]).toEqual(['1 navigators', TURN]);
  });
});

describe('at zero', () => {
  it('random moves end the turn, though nobody is there, and the next turn has its whole time', async () => {
    const game = await overDays().begin(days());
    game.clock.ms += TURN - 1;
    await game.checked();
    expect(await game.turn()).toBe('1 poseidon');
    await game.passes(1);
    expect([await game.turn(), await game.left()]).toEqual(['1 navigators', TURN]);
    await game.passes(TURN);
    expect([await game.turn(), await game.left()]).toEqual(['2 poseidon', TURN]);
    expect(await game.history()).toEqual(['began', 'storm-played', ...ORDERS]);
    // Everybody at the table is told once of each turn that nobody moved in.
    expect(await game.tableHistory()).toEqual(['moved-at-random', 'moved-at-random']);
  });

  it('the orders that are missing are given, and no more', async () => {
    const game = await overDays().begin(days());
    await game.passes(TURN);
    await game.visit(game.navigator, async (ann) => {
      await ann.does({ type: 'sail', ship: 'red', heading: 'N' });
      await game.passes(TURN);
      // Somebody who is there sees the moves as they are made.
      await expect.poll(() => ann.game?.view.round).toBe(2);
    });
    expect(await game.history()).toEqual(['began', 'storm-played', ...ORDERS]);
  });

  it('tiles are placed, each side in a turn of its own', async () => {
    const variants: Variants = { ...BASE_GAME, lighthouses: 2, maelstroms: 1, fogBanks: 2 };
    const game = await overDays().begin({ type: 'choose-variants', variants }, days());
    for (const turn of ['1 dangers', '1 poseidon', '1 navigators']) {
      await game.passes(TURN);
      expect([await game.turn(), await game.left()]).toEqual([turn, TURN]);
    }
  });

  it('a game that everybody has left ends', async () => {
    const game = await overDays().begin(days());
    for (let turns = 0; (await game.turn()) !== undefined; turns++) {
      expect(turns).toBeLessThan(200);
      await game.passes(TURN);
    }
    expect((await game.history()).at(-1)).toBe('ended');
  });

  it('while the server was off, one turn ends when it is back', async () => {
    const game = await overDays(join(folder, 'off.sqlite')).begin(days());
    await game.stop();
    game.clock.ms += 30 * TURN;
    await game.start();
    await expect.poll(() => game.turn()).toBe('1 navigators');
    await game.checked();
    expect([await game.turn(), await game.left()]).toEqual(['1 navigators', TURN]);
  });

  it('a disk that fails is reported once, and stops no other game', async () => {
    const { log, lines } = logLines();
    const game = await overDays(':memory:', { log }).begin(days());
    const { store, id } = game;
    const write = store.write.bind(store);
    store.write = (change) =>
      change.at?.table === id ? Promise.reject(new Error('the disk is full')) : write(change);
    const others = await gatherFollowers(game.url, days());
    const other = (await store.findTable(others.navigator.code))?.id ?? '';
    game.clock.ms += TURN;
    await expect.poll(async () => (await store.deadline(other))?.turn).toMatch(/1 navigators$/);
    await game.checked();
    expect(await game.turn()).toBe('1 poseidon');
    expect(lines.filter(({ level }) => Number(level) >= 50)).toHaveLength(1);
    for (const one of [others.navigator, others.poseidon]) one.close();
  });
});

describe('an opponent', () => {
  const minds = (name: 'random' | 'failing') => new URL(`../helpers/${name}-minds.ts`, import.meta.url);
  const relieving = (options: ServerOptions = {}, file = ':memory:') =>
    overDays(file, { minds: minds('random'), ...options });
  const orders = async (game: OverDays) =>
    game.visit(game.navigator, async (ann) => {
      for (let move = ann.move(seeded(1)); move; move = ann.move(seeded(1))) await ann.does(move);
    });

  it('takes the turns of a side whose time is up at once, until its player is back', async () => {
    const game = await relieving().begin(days('opponent'));
    await game.passes(TURN);
    await game.reaches('1 navigators');
    expect(await game.left()).toBe(TURN);
    await orders(game);
    await game.reaches('2 navigators');
    expect(await game.tableHistory()).toEqual(['side-relieved']);
    await game.visit(game.poseidon, () => undefined);
    expect(await game.tableHistory()).toEqual(['side-relieved', 'side-resumed']);
    await orders(game);
    await game.checked();
    expect([await game.turn(), await game.left()]).toEqual(['3 poseidon', TURN]);
    expect(await game.history()).toEqual([
      ...['began', 'storm-played', ...ORDERS, 'storm-played', ...ORDERS],
    ]);
  });

  it('gives the orders of a whole crew, and leaves its chart alone', async () => {
    const game = await relieving().begin(days('opponent'));
    await game.visit(game.poseidon, async (pia) => pia.does(pia.move(seeded(1)) ?? { type: 'leave' }));
    await game.visit(game.navigator, (ann) => ann.does({ type: 'sail', ship: 'red', heading: 'N' }));
    await game.passes(TURN);
    await game.reaches('2 poseidon');
    await game.visit(game.navigator, async (ann) => {
      const [, told] = (await ann.attend()).feeds;
      expect(told?.events.map(({ type }) => type)).toEqual(['began', 'storm-played', ...ORDERS]);
    });
  });

  it('is relieved by a command of a player who was there all the time', async () => {
    const game = await relieving().begin(days('opponent'));
    await game.visit(game.poseidon, async (pia) => {
      await game.passes(TURN);
      await game.reaches('1 navigators');
      await orders(game);
      await game.reaches('2 navigators');
      await pia.does({ type: 'resume-side' });
      await orders(game);
      await game.checked();
      expect([await game.turn(), await game.left()]).toEqual(['3 poseidon', TURN]);
    });
  });

  it('plays on while a Navigator only uses the chart or talks, because Poseidon must not notice that', async () => {
    const game = await relieving().begin(days('opponent'));
    await game.visit(game.poseidon, async (pia) => pia.does(pia.move(seeded(1)) ?? { type: 'leave' }));
    await game.visit(game.navigator, async (ann) => {
      await game.passes(TURN);
      await game.reaches('2 poseidon');
      await ann.does({ type: 'guess', ship: 'red', square: 'b2' });
      expect(await game.tableHistory()).toEqual(['side-relieved']);
      await ann.does({ type: 'rename', name: 'Anna' });
      expect(await game.tableHistory()).toEqual(['side-relieved', 'side-resumed', 'renamed']);
    });
  });

  it('finishes the turn in which the time was up, even if the player is back', async () => {
    const game = await relieving({ pace: 60 }).begin(days('opponent'));
    await game.passes(TURN);
    await game.visit(game.poseidon, async (pia, sign) => {
      expect(sign).toBeNull();
      expect(await game.turn()).toBe('1 poseidon by opponents');
      expect(await pia.command({ type: 'ask-more-time', wish: true })).toMatchObject({ refusal: 'time-up' });
      // The player may still be faster.
      await pia.does(pia.move(seeded(1)) ?? { type: 'leave' });
    });
    await orders(game);
    expect([await game.turn(), await game.left()]).toEqual(['2 poseidon', TURN]);
  });

  it('takes its time while nobody on the other side is there either', async () => {
    const game = await relieving().begin(days('opponent'));
    for (const turn of ['1 navigators', '2 poseidon', '2 navigators', '3 poseidon']) {
      await game.passes(TURN);
      await game.reaches(turn);
      await game.checked();
      expect([await game.turn(), await game.left()]).toEqual([turn, TURN]);
    }
    await game.visit(game.navigator, () => undefined);
    await game.reaches('3 navigators');
  });

  it('plays a game that everybody has left to its end', async () => {
    const game = await relieving().begin(days('opponent'));
    for (let turns = 0; (await game.turn()) !== undefined; turns++) {
      expect(turns).toBeLessThan(400);
      await game.passes(TURN);
    }
    expect((await game.history()).at(-1)).toBe('ended');
  });

  it('moves after a restart, though nobody is there', async () => {
    const file = join(folder, 'relieved.sqlite');
    const slow = await relieving({ pace: 60 }, file).begin(days('opponent'));
    await slow.passes(TURN);
    await slow.reaches('1 poseidon by opponents');
    await slow.stop();
    const again = Object.assign(relieving({}, file), { ...slow.table, clock: slow.clock });
    await again.start();
    await again.checked();
    expect(await again.turn()).toBe('1 poseidon by opponents');
    await again.passes(OPPONENTS_MS);
    await again.reaches('1 navigators');
    expect(await again.history()).toEqual(['began', 'storm-played']);
  });

  it('moves at zero if an older version gave its turn the whole time', async () => {
    const file = join(folder, 'older.sqlite');
    const triton = { type: 'seat-opponent', opponent: 'triton', seat: 'poseidon' } as const;
    const old = await relieving({ pace: 60 }, file).begin(days());
    await old.visit(old.navigator, async (ann) => {
      await ann.does({ type: 'free-seat', player: old.poseidon.player });
      await ann.does(triton);
    });
    const deadline = await old.store.deadline(old.id);
    const turn = deadline?.turn.replace(' by opponents', '') ?? '';
    const written = { table: old.id, turn, endsAt: old.clock.ms + TURN, ofMs: TURN };
    await old.store.write({ entries: [], deadline: written, at: { table: old.id, version: 0 } });
    await old.stop();
    const again = Object.assign(relieving({}, file), { ...old.table, clock: old.clock });
    await again.start();
    await again.checked();
    expect(await again.turn()).toBe('1 poseidon');
    again.clock.ms += TURN;
    await again.reaches('1 navigators');
    expect(await again.history()).toEqual(['began', 'storm-played']);
  });

  it('that fails is replaced by random moves', async () => {
    const { log, lines } = logLines();
    const game = await relieving({ minds: minds('failing'), retryMs: 0, log }).begin(days('opponent'));
    await game.passes(TURN);
    await game.reaches('1 navigators');
    await game.passes(TURN);
    await game.reaches('2 poseidon');
    expect(await game.history()).toEqual(['began', 'storm-played', ...ORDERS]);
    expect(JSON.stringify(lines)).not.toContain('e7');
  });

  it('orders only its own ships in a mixed crew, though nobody is there', async () => {
    const elpenor = { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' } as const;
    const game = await relieving().begin(elpenor, days());
    await game.visit(game.poseidon, async (pia) => pia.does(pia.move(seeded(1)) ?? { type: 'leave' }));
    const expected = ['began', 'storm-played', 'sailed', 'sailed'];
    await expect.poll(() => game.history()).toEqual(expected);
    await game.checked();
    expect(await game.history()).toEqual(expected);
    expect([await game.turn(), await game.left()]).toEqual(['1 navigators', TURN]);
  });

  it('with a seat moves soon, whether or not anybody is there', async () => {
    const game = await relieving().begin(days());
    await game.visit(game.navigator, async (ann) => {
      await ann.does({ type: 'free-seat', player: game.poseidon.player });
      await ann.does({ type: 'seat-opponent', opponent: 'triton', seat: 'poseidon' });
      await game.reaches('1 navigators');
      for (let order = 0; order < 3; order++) await ann.does(ann.move(seeded(order)) ?? { type: 'leave' });
    });
    await game.visit(game.navigator, async (ann) => ann.does(ann.move(seeded(3)) ?? { type: 'leave' }));
    await game.reaches('2 navigators');
    expect(await game.left()).toBe(TURN);
  });
});

describe('more time', () => {
  const ASK = { type: 'ask-more-time', wish: true } as const;

  it('gives the turn its whole time again, from the moment when the other side agrees', async () => {
    const file = join(folder, 'more.sqlite');
    const game = await overDays(file).begin(days());
    game.clock.ms += 20 * HOUR;
    await game.visit(game.poseidon, (pia) => pia.does(ASK));
    game.clock.ms += 3 * HOUR;
    expect(await game.left()).toBe(HOUR);
    await game.visit(game.navigator, async (ann) => {
      await ann.does({ type: 'give-more-time' });
      expect(await ann.command({ type: 'give-more-time' })).toMatchObject({ refusal: 'not-asked' });
    });
    await game.stop();
    await game.start();
    expect([await game.turn(), await game.left()]).toEqual(['1 poseidon', TURN]);
    game.clock.ms += TURN - 1;
    await game.checked();
    expect(await game.turn()).toBe('1 poseidon');
    await game.passes(1);
  });

  it('is no longer asked for when the turn is over', async () => {
    const game = await overDays().begin(days());
    await game.visit(game.poseidon, async (pia) => {
      await pia.does(ASK);
      await pia.does(pia.move(seeded(1)) ?? { type: 'leave' });
    });
    expect(await game.tableHistory()).toEqual(['more-time-asked', 'more-time-asked']);
    await game.visit(game.navigator, async (ann) => {
      expect(await ann.command({ type: 'give-more-time' })).toMatchObject({ refusal: 'wrong-side' });
    });
  });
});

describe('a wrong wall clock', () => {
  it('that jumps ahead ends one turn, and when it is right again, the next turn has its whole time', async () => {
    const game = await overDays().begin(days());
    await game.passes(3_650 * TURN);
    await game.checked();
    expect([await game.turn(), await game.left()]).toEqual(['1 navigators', TURN]);
    game.clock.ms -= 3_650 * TURN;
    await expect.poll(() => game.left()).toBe(TURN);
    expect(await game.turn()).toBe('1 navigators');
    await game.passes(TURN);
    expect(await game.turn()).toBe('2 poseidon');
  });

  it('that jumps back never gives more than the whole time', async () => {
    const game = await overDays().begin(days());
    game.clock.ms += 20 * HOUR;
    game.clock.ms -= 365 * TURN;
    await expect.poll(() => game.left()).toBe(TURN);
    await game.visit(game.navigator, (_, sign) => {
      expect(sign).toEqual({ leftMs: TURN, ofMs: TURN });
    });
    await game.passes(TURN);
    expect(await game.turn()).toBe('1 navigators');
  });
});

it('the sweep keeps a table while a game over days runs at it', async () => {
  const game = await overDays().begin(days());
  const { store } = game;
  const tables = new Tables({ store, boards: loadBoards('boards') });
  const sweep = new Sweep({ store, tables, log: logLines().log, metrics: new Metrics() });
  const unvisited = async () => store.setFigure('ran', (await store.figure('ran')) + 40 * TURN);
  await unvisited();
  expect(await sweep.sweep()).toBe(0);
  await game.visit(game.navigator, (ann) => ann.does({ type: 'abandon-game' }));
  await unvisited();
  expect(await sweep.sweep()).toBe(1);
  expect(await store.findTable(game.code)).toBeUndefined();
});
