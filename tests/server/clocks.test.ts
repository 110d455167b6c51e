/** The clock of a turn: everybody sees the same sign of how much time is left. */
import { describe, expect, it } from 'vitest';
import { BASE_GAME, type Variants } from '../../shared/game/game.ts';
import { squaresFor } from '../../shared/game/rules/placing.ts';
import { NO_TILES } from '../../shared/game/rules/setup.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import { BEGIN, clock, LONG, passes, SHORT, useClocks } from '../helpers/watched-clocks.ts';

const HARDER: Variants = { ...BASE_GAME, harderDeduction: true };

const { watched } = useClocks();

describe('without a clock', () => {
  it('there is no sign', async () => {
    const { signs, clocks, table } = await watched(BEGIN);
    expect(signs).toEqual([]);
    expect(clocks.sign(table)).toBeNull();
  });
});

describe('the sign', () => {
  it('begins anew with every turn and every order, each with its own time', async () => {
    const { signs, moves, does, host } = await watched(clock(LONG, 300), BEGIN);
    const whole = (ms: number) => ({ leftMs: ms, ofMs: ms });
    expect(signs).toEqual([whole(600_000)]);
    await passes(100);
    await moves();
    for (let order = 0; order < 4; order++) await moves();
    expect(signs).toEqual([600_000, 300_000, 300_000, 300_000, 300_000, 600_000].map(whole));
    // Commands that don't end a turn don't restart the clock.
    await does(host, { type: 'guess', ship: 'red', square: 'b2' });
    await does(host, { type: 'rename', name: 'Anna' });
    expect(signs).toHaveLength(6);
  });

  it('goes with the game', async () => {
    const { signs, does, host, poseidon } = await watched(clock(LONG, LONG), BEGIN);
    await does(host, { type: 'abandon-game' });
    expect(signs.at(-1)).toBeNull();
    await does(poseidon, BEGIN);
    expect(signs.at(-1)?.ofMs).toBe(600_000);
  });

  const PLACING: Variants = { ...BASE_GAME, lighthouses: 2, maelstroms: 1, fogBanks: 2 };
  const placing: TableCommand = { type: 'choose-variants', variants: PLACING };

  it('runs while lighthouses and dangers are placed, and not anew with each proposal (ruling 28)', async () => {
    const { signs, moves, does, host, table } = await watched(clock(LONG, 300), placing, BEGIN);
    expect(table.running?.game.phase).toBe('lighthouses');
    expect(signs.map((sign) => sign?.ofMs)).toEqual([LONG * 1000]);
    const [first, second] = table.running ? squaresFor(table.running.game.board, 'lighthouse', NO_TILES) : [];
    if (!first || !second) throw new Error('no room');
    await does(host, { type: 'guess', ship: 'red', square: first });
    expect(signs).toHaveLength(1);
    await does(host, { type: 'propose-lighthouses', squares: [first, second] });
    expect(table.running?.game.phase).toBe('dangers');
    expect(signs.map((sign) => sign?.ofMs)).toEqual([LONG * 1000, LONG * 1000]);
    await moves();
    expect(table.running?.game.phase).toBe('poseidon');
    expect(signs).toHaveLength(3);
  });

  it('at zero places what is to be placed: lighthouses with the word of every Navigator, then dangers', async () => {
    const { table, moved, does, host, poseidon, joins } = await watched(clock(SHORT, SHORT), placing);
    const other = await joins('Ben');
    await does(other, { type: 'sit', seat: 'navigators' });
    await does(poseidon, BEGIN);
    await passes(SHORT);
    expect(moved).toEqual(['lighthouses-placed']);
    expect(table.running?.game.tiles.lighthouses).toHaveLength(2);
    await passes(SHORT);
    expect(moved).toEqual(['lighthouses-placed', 'dangers-placed']);
    expect(table.running?.game.tiles.fogBanks).toHaveLength(2);
    expect(table.running?.game.phase).toBe('poseidon');
    expect(table.running?.game.navigators).toEqual([host, other]);
  });

  it('at zero agrees to the lighthouses that are proposed', async () => {
    const { table, does, host, poseidon, joins } = await watched(clock(SHORT, SHORT), placing);
    const other = await joins('Ben');
    await does(other, { type: 'sit', seat: 'navigators' });
    await does(poseidon, BEGIN);
    const board = table.running?.game.board;
    const squares = board ? squaresFor(board, 'lighthouse', NO_TILES).slice(0, 2) : [];
    await does(host, { type: 'propose-lighthouses', squares });
    await passes(SHORT);
    expect(table.running?.game.tiles.lighthouses).toEqual(squares);
  });

  it('depends on nothing secret: the same whatever storm was played, and how', async () => {
    const played = await Promise.all(
      [1, 2, 3, 4].map(async (seed) => {
        const { signs, moves } = await watched(
          clock(LONG, 300),
          { type: 'choose-variants', variants: HARDER },
          BEGIN,
        );
        await moves(seed);
        return JSON.stringify(signs.map((sign) => Object.keys(sign ?? {}).join() + sign?.ofMs));
      }),
    );
    expect(new Set(played).size).toBe(1);
    expect(played[0]).toBe('["leftMs,ofMs600000","leftMs,ofMs300000"]');
  });
});

describe('beside the clock of another server', () => {
  it('the one that ends first is right', async () => {
    const watch = await watched(clock(LONG, LONG), BEGIN);
    const { clocks, table, signs } = watch;
    const left = (ms: number) => {
      watch.leftElsewhere = ms;
      clocks.sync(table);
      return clocks.sign(table)?.leftMs;
    };
    expect(left(700_000)).toBe(600_000);
    // A difference as small as this can come from the delay between servers.
    expect(left(599_600)).toBe(600_000);
    expect(signs).toHaveLength(1);
    expect(left(400_000)).toBe(400_000);
    expect(signs.at(-1)).toEqual({ leftMs: 400_000, ofMs: 600_000 });
    // A late or repeated message doesn't increase the time left.
    expect(left(500_000)).toBe(400_000);
    expect(signs).toHaveLength(2);
    await passes(400);
    expect(watch.moved).toEqual(['storm-played']);
  });

  it('who comes late has what is left, and moves at once if that is nothing', async () => {
    const watch = await watched(clock(LONG, LONG));
    watch.leftElsewhere = 0;
    await watch.does(watch.host, BEGIN);
    expect(watch.signs).toEqual([{ leftMs: 0, ofMs: 600_000 }]);
    watch.leftElsewhere = undefined;
    await passes(0);
    expect(watch.moved).toEqual(['storm-played']);
  });
});
