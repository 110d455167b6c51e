/** When a clock of days is at zero, the server ends the turn with random moves. */
import { describe, expect, it } from 'vitest';
import { BASE_GAME, type Variants } from '../../shared/game/game.ts';
import { gatherFollowers } from '../helpers/follower.ts';
import { logLines } from '../helpers/lines.ts';
import { days, TURN } from '../helpers/over-days.ts';
import { ORDERS, useOverDays } from '../helpers/use-over-days.ts';

const { overDays, dataFile } = useOverDays();

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
    const game = await overDays(dataFile('off.sqlite')).begin(days());
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
