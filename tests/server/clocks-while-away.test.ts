/** A clock of minutes stands still while no player of the side to move is there. */
import { describe, expect, it } from 'vitest';
import { BEGIN, clock, LONG, passes, SHORT, useClocks, type Watched } from '../helpers/watched-clocks.ts';

const { watched } = useClocks();

describe('while the players of a side are away', () => {
  /** From now on, these players are away. */
  const areAway = (watch: Watched, ...away: readonly string[]) => {
    watch.away = away;
    watch.clocks.sync(watch.table);
  };

  it('the time of their turn stands still, and goes on where it was when one of them is back', async () => {
    const watch = await watched(clock(SHORT, LONG), BEGIN);
    await passes(SHORT - 5);
    areAway(watch, watch.poseidon);
    expect(watch.signs.at(-1)).toBeNull();
    await passes(LONG);
    expect(watch.moved).toEqual([]);
    areAway(watch);
    expect(watch.signs.at(-1)).toEqual({ leftMs: 5_000, ofMs: 15_000 });
    await passes(5);
    expect(watch.moved).toEqual(['storm-played']);
  });

  it('the time of the others runs', async () => {
    const watch = await watched(clock(SHORT, LONG), BEGIN);
    areAway(watch, watch.host);
    await passes(SHORT);
    expect(watch.moved).toEqual(['storm-played']);
    // It is now the turn of the side whose players are away.
    await passes(LONG * 2);
    expect(watch.moved).toEqual(['storm-played']);
    areAway(watch);
    await passes(LONG);
    expect(watch.moved).toEqual(['storm-played', 'sailed']);
  });

  it('nothing runs for somebody else who is there', async () => {
    const watch = await watched(clock(SHORT, SHORT), BEGIN);
    await watch.joins('Eve', watch.host);
    areAway(watch, watch.host, watch.poseidon);
    await passes(SHORT * 10);
    expect(watch.moved).toEqual([]);
    expect(watch.clocks.sign(watch.table)).toBeNull();
  });

  it('an opponent who is always there keeps no time running for them', async () => {
    const watch = await watched(
      clock(LONG, SHORT),
      { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' },
      BEGIN,
    );
    await watch.moves();
    areAway(watch, watch.host, watch.poseidon);
    await passes(SHORT * 10);
    expect(watch.moved).toEqual([]);
  });

  it('one Navigator is enough for their side', async () => {
    const watch = await watched(clock(LONG, SHORT));
    const other = await watch.joins('Ben');
    await watch.does(other, { type: 'sit', seat: 'navigators' });
    await watch.does(watch.host, BEGIN);
    await watch.moves();
    areAway(watch, other, watch.poseidon);
    expect(watch.clocks.sign(watch.table)?.ofMs).toBe(SHORT * 1000);
  });

  it('nobody gains time by going away again and again', async () => {
    const watch = await watched(clock(SHORT, LONG), BEGIN);
    for (let second = 1; second < SHORT; second++) {
      await passes(1);
      areAway(watch, watch.poseidon);
      areAway(watch);
    }
    expect(watch.clocks.sign(watch.table)?.leftMs).toBe(1_000);
  });
});
