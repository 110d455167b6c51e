/** Opponents in games over days. They also take the turns of a side whose time is up. */
import { describe, expect, it } from 'vitest';
import { OPPONENTS_MS } from '../../server/tables/long-turns.ts';
import { logLines } from '../helpers/lines.ts';
import { days, TURN, type OverDays } from '../helpers/over-days.ts';
import { seeded } from '../helpers/random.ts';
import type { ServerOptions } from '../helpers/server.ts';
import { ORDERS, useOverDays } from '../helpers/use-over-days.ts';

const { overDays, dataFile } = useOverDays();

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
    const file = dataFile('relieved.sqlite');
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
    const file = dataFile('older.sqlite');
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
