/** A clock of days runs whether or not anybody is there. At zero, the server ends the turn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Metrics } from '../../server/lib/metrics.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { Sweep } from '../../server/tables/sweep.ts';
import { Tables } from '../../server/tables/tables.ts';
import { BASE_GAME, type Variants } from '../../shared/game/game.ts';
import { gatherFollowers } from '../helpers/follower.ts';
import { Guest } from '../helpers/guests.ts';
import { logLines } from '../helpers/lines.ts';
import { days, HOUR, OverDays, TURN } from '../helpers/over-days.ts';
import { always, seeded } from '../helpers/random.ts';

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

  it('stays the same for a player who takes over the seat', async () => {
    const game = await overDays().begin(days());
    game.clock.ms += 5 * HOUR;
    await game.visit(game.navigator, async (ann) => {
      await ann.does({ type: 'free-seat', player: game.poseidon.player });
      game.clock.ms += HOUR;
      await ann.does({ type: 'seat-opponent', opponent: 'triton', seat: 'poseidon' });
    });
    expect(await game.left()).toBe(TURN - 6 * HOUR);
  });

  it('of a side without players passes, and a player who takes the seat then gets the whole time', async () => {
    const game = await overDays().begin(days());
    await game.visit(game.navigator, (ann) => ann.does({ type: 'free-seat', player: game.poseidon.player }));
    await game.passes(TURN);
    expect(await game.turn()).toBeUndefined();
    expect(await game.history()).toEqual(['began']);
    game.clock.ms += TURN;
    await game.visit(game.navigator, (ann) =>
      ann.does({ type: 'seat-opponent', opponent: 'triton', seat: 'poseidon' }),
    );
    expect(await game.left()).toBe(TURN);
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
