/** When a clock of minutes is at zero, the server makes a random legal move if the table has chosen that. */
import { describe, expect, it } from 'vitest';
import { NO_FEEDS } from '../../server/tables/feeds.ts';
import { randomPoseidonMove } from '../../shared/game/moves.ts';
import { seeded } from '../helpers/random.ts';
import { BEGIN, clock, LONG, passes, SHORT, useClocks } from '../helpers/watched-clocks.ts';

const tables = useClocks();
const { watched } = tables;

describe('at zero', () => {
  it('a legal move is made in the stead of who is slow, turn after turn', async () => {
    const { table, moved, signs } = await watched(clock(SHORT, LONG), BEGIN);
    await passes(SHORT - 0.001);
    expect(moved).toEqual([]);
    await passes(0.001);
    expect(moved).toEqual(['storm-played']);
    for (let order = 0; order < 4; order++) await passes(LONG);
    expect(moved).toEqual(['storm-played', 'sailed', 'sailed', 'sailed', 'sailed', 'round-began']);
    expect(table.running?.game.round).toBe(2);
    const turns = [15_000, 600_000, 600_000, 600_000, 600_000, 15_000];
    expect(signs).toEqual(turns.map((ms) => ({ leftMs: ms, ofMs: ms })));
  });

  it('only the sign, if the table wants it so', async () => {
    const { table, moved, signs, clocks, moves } = await watched(clock(SHORT, LONG, 'sign'), BEGIN);
    await passes(SHORT * 3);
    expect(moved).toEqual([]);
    expect(table.running?.game.played).toEqual([]);
    expect(signs).toHaveLength(1);
    expect(clocks.sign(table)).toEqual({ leftMs: 0, ofMs: SHORT * 1000 });
    // Players may still move after their time is up.
    await moves();
    expect(clocks.sign(table)?.ofMs).toBe(600_000);
  });

  it('nobody is moved who has moved in time', async () => {
    const { table, moved, moves } = await watched(clock(SHORT, LONG), BEGIN);
    await passes(SHORT - 0.001);
    await moves();
    await passes(SHORT);
    expect(moved).toEqual([]);
    expect(table.running?.game.played).toHaveLength(1);
  });

  it('a move that comes at the same moment is carried out once', async () => {
    const { table, poseidon } = await watched(clock(LONG, LONG), BEGIN);
    const move = randomPoseidonMove(table.running?.game ?? never(), seeded(1)) ?? never();
    const circumstances = () => ({ present: [], company: [poseidon], saw: [] });
    const turn = table.running?.game.round;
    const [, forced] = await Promise.all([
      table.command(poseidon, 'own', move, circumstances),
      table.actFor(() =>
        table.running?.game.phase === 'poseidon' && table.running.game.round === turn
          ? { actor: poseidon, command: move }
          : undefined,
      ),
    ]);
    expect(forced).toBe(NO_FEEDS);
    expect(table.running?.game.played).toHaveLength(1);
  });

  it('nothing happens after the game has ended, or when nobody is there', async () => {
    const watch = await watched(clock(SHORT, SHORT), BEGIN);
    await watch.does(watch.host, { type: 'abandon-game' });
    await passes(SHORT * 2);
    expect(watch.moved).toEqual([]);

    const left = await watched(clock(SHORT, SHORT), BEGIN);
    left.attended = false;
    left.clocks.stop(left.table);
    // When the last device left, a command was pending. That command must not restart the clock.
    left.clocks.sync(left.table);
    await passes(SHORT * 3);
    expect(left.moved).toEqual([]);
    expect(left.clocks.sign(left.table)).toBeNull();
  });

  it("nobody's time runs while a side has no player, and a successor has all of it", async () => {
    const { table, clocks, signs, moved, does, host, poseidon, joins } = await watched(
      clock(SHORT, LONG),
      BEGIN,
    );
    await passes(SHORT - 1);
    await does(host, { type: 'free-seat', player: poseidon });
    expect(signs.at(-1)).toBeNull();
    await passes(SHORT * 2);
    expect(moved).toEqual([]);
    const successor = await joins('Eve', host);
    await does(successor, { type: 'sit', seat: 'poseidon' });
    expect(clocks.sign(table)).toEqual({ leftMs: 15_000, ofMs: 15_000 });
    await passes(SHORT);
    expect(moved).toEqual(['storm-played']);
  });

  it('a disk that fails is reported, and the server goes on', async () => {
    const { faults, moved } = await watched(clock(SHORT, LONG), BEGIN);
    const { store } = tables;
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new Error('the disk is full'));
    await passes(SHORT);
    expect(faults).toHaveLength(1);
    expect(moved).toEqual([]);
    // The move is made once the disk has room again.
    store.write = write;
    await passes(5);
    expect(faults).toHaveLength(1);
    expect(moved).toEqual(['storm-played']);
  });
});

function never(): never {
  throw new Error('missing');
}
