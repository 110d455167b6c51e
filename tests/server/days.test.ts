/** A clock of days runs whether or not anybody is there. */
import { describe, expect, it } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { Metrics } from '../../server/lib/metrics.ts';
import { Sweep } from '../../server/tables/sweep.ts';
import { Tables } from '../../server/tables/tables.ts';
import { Guest } from '../helpers/guests.ts';
import { logLines } from '../helpers/lines.ts';
import { days, HOUR, TURN, type OverDays } from '../helpers/over-days.ts';
import { always, seeded } from '../helpers/random.ts';
import { useOverDays } from '../helpers/use-over-days.ts';

const { overDays, dataFile } = useOverDays();

it('two who are never there together play a whole game, though the server restarts between their turns', async () => {
  const game = await overDays(dataFile('whole.sqlite')).begin(days());
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

describe('more time', () => {
  const ASK = { type: 'ask-more-time', wish: true } as const;

  it('gives the turn its whole time again, from the moment when the other side agrees', async () => {
    const file = dataFile('more.sqlite');
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
