/** Where special tiles may be placed, and the phases before the first round (rulings 20–23). */
import { describe, expect, it } from 'vitest';
import { BASE_GAME, type Game, type Variants } from '../../shared/game/game.ts';
import { hasRoom, mayHold, squaresFor } from '../../shared/game/rules/placing.ts';
import { NO_TILES } from '../../shared/game/rules/setup.ts';
import { distance, squaresOf, type Square } from '../../shared/board/squares.ts';
import { drawBoard, EMPTY_SEA, SMALL_SEA } from '../helpers/boards.ts';
import { after, ANNA, eventsOf, POSEIDON, position } from '../helpers/play.ts';
import { refusalOf } from '../helpers/refusing.ts';

/**
 * The squares of the 7×7 boards that are neither a start nor the Sacred Island, and not next to any of these. Written
 * out by hand.
 */
const FREE = new Set<Square>(
  ['c1', 'd1', 'e1', 'c2', 'd2', 'e2', 'a3', 'b3', 'f3', 'g3', 'a4', 'b4', 'f4', 'g4'].concat([
    'a5',
    'b5',
    'f5',
    'g5',
    'c6',
    'd6',
    'e6',
    'c7',
    'd7',
    'e7',
  ]) as Square[],
);
const ISLANDS = ['d1', 'f3', 'b5', 'e6', 'c7'];

describe('squares for special tiles', () => {
  it.each(['lighthouse', 'fogBank'] as const)('a %s lies on any free square, island or sea', (tile) => {
    for (const square of squaresOf(SMALL_SEA)) {
      expect([square, mayHold(SMALL_SEA, tile, square)]).toEqual([square, FREE.has(square)]);
    }
  });

  it('a maelstrom lies on a free square that is no island; deep sea will do', () => {
    for (const square of squaresOf(SMALL_SEA)) {
      const expected = FREE.has(square) && !ISLANDS.includes(square);
      expect([square, mayHold(SMALL_SEA, 'maelstrom', square)]).toEqual([square, expected]);
    }
    expect(SMALL_SEA.deepSea).toContain('f5');
    expect(mayHold(SMALL_SEA, 'maelstrom', 'f5')).toBe(true);
  });

  it('ruling 23: no two tiles on one square', () => {
    const placed = { lighthouses: ['c1'], maelstroms: ['d1'], fogBanks: ['e1'] } as const;
    for (const tile of ['lighthouse', 'maelstrom', 'fogBank'] as const) {
      expect(squaresFor(EMPTY_SEA, tile, placed)).toHaveLength(FREE.size - 3);
      expect(squaresFor(EMPTY_SEA, tile, NO_TILES)).toHaveLength(FREE.size);
    }
  });

  it('exactly the offered squares are accepted', () => {
    const game = position(SMALL_SEA, { maelstroms: 1, fogBanks: 1 });
    for (const square of squaresOf(SMALL_SEA)) {
      const maelstrom = { type: 'place-dangers', maelstroms: [square], fogBanks: ['c1'] } as const;
      const fog = { type: 'place-dangers', maelstroms: ['c1'], fogBanks: [square] } as const;
      const placed = { ...NO_TILES, maelstroms: ['c1'] } as const;
      expect(refusalOf(game, POSEIDON, maelstrom) === null).toBe(
        squaresFor(SMALL_SEA, 'maelstrom', { ...NO_TILES, fogBanks: ['c1'] }).includes(square),
      );
      expect(refusalOf(game, POSEIDON, fog) === null).toBe(
        squaresFor(SMALL_SEA, 'fogBank', placed).includes(square),
      );
    }
  });

  it('no tile may lie within a square of a harbour on the whole board', () => {
    for (const square of squaresFor(EMPTY_SEA, 'fogBank', NO_TILES)) {
      expect(distance(square, EMPTY_SEA.sacred)).toBeGreaterThan(1);
      for (const start of Object.values(EMPTY_SEA.starts)) expect(distance(square, start)).toBeGreaterThan(1);
    }
  });
});

describe('a board with room for the tiles', () => {
  it.each([
    ['no tiles', 0, 0, {}, true],
    ['as many squares as tiles', 6, 0, { lighthouses: 2, maelstroms: 2, fogBanks: 2 }, true],
    ['one square too few', 5, 0, { lighthouses: 2, maelstroms: 2, fogBanks: 2 }, false],
    ['islands enough for all but maelstroms', 0, 4, { lighthouses: 2, fogBanks: 2 }, true],
    ['one island too few', 0, 3, { lighthouses: 2, fogBanks: 2 }, false],
    ['no sea for a maelstrom', 0, 3, { maelstroms: 1 }, false],
    ['one square of sea for it', 1, 3, { maelstroms: 1 }, true],
    [
      'sea that the other tiles may take from a maelstrom',
      5,
      5,
      { lighthouses: 2, maelstroms: 2, fogBanks: 2 },
      false,
    ],
    ['sea for all of them', 3, 5, { lighthouses: 1, maelstroms: 1, fogBanks: 1 }, true],
  ] as const)('%s: %i of sea, %i of islands', (_, sea, islands, variants, expected) => {
    // A board with a single row, which begins with the starts and the Sacred Island. The square next to the Sacred
    // Island isn't free.
    const board = drawBoard(`RGWYS.${'.'.repeat(sea)}${'w'.repeat(islands)}`);
    expect(hasRoom(board, { ...BASE_GAME, ...variants })).toBe(expected);
  });
});

describe('the phases before the first round', () => {
  it('a game begins with no special tile on its board', () => {
    const all = { lighthouses: 2, maelstroms: 2, fogBanks: 2 } as const;
    expect(position(EMPTY_SEA, all).tiles).toEqual({ lighthouses: [], maelstroms: [], fogBanks: [] });
  });

  const phases = (variants: Partial<Variants>): Game['phase'][] => {
    let game = position(EMPTY_SEA, variants);
    const seen = [game.phase];
    const { lighthouses, maelstroms, fogBanks } = game.variants;
    const take = (squares: readonly Square[], count: number) => squares.slice(0, count);
    if (lighthouses > 0) {
      const squares = take(['c1', 'd1'], lighthouses);
      game = after(game, ANNA, { type: 'propose-lighthouses', squares });
      seen.push(game.phase);
    }
    if (maelstroms + fogBanks > 0) {
      const [swirls, banks] = [take(['c2', 'd2'], maelstroms), take(['c7', 'd7'], fogBanks)];
      game = after(game, POSEIDON, { type: 'place-dangers', maelstroms: swirls, fogBanks: banks });
      seen.push(game.phase);
      expect(game.tiles).toMatchObject({ maelstroms: swirls, fogBanks: banks });
    }
    expect(game).toMatchObject({ round: 1, played: [] });
    return seen;
  };

  it.each([
    [{}, ['poseidon']],
    [{ lighthouses: 1 }, ['lighthouses', 'poseidon']],
    [{ maelstroms: 1 }, ['dangers', 'poseidon']],
    [{ fogBanks: 2 }, ['dangers', 'poseidon']],
    [{ lighthouses: 2, maelstroms: 2, fogBanks: 2 }, ['lighthouses', 'dangers', 'poseidon']],
  ] as const)('%j: %j', (variants, expected) => {
    expect(phases(variants)).toEqual(expected);
  });

  it('Poseidon places all his dangers at once', () => {
    const game = position(EMPTY_SEA, { maelstroms: 1, fogBanks: 1 });
    const command = { type: 'place-dangers', maelstroms: ['c2'], fogBanks: ['e6'] } as const;
    expect(eventsOf(game, POSEIDON, command)).toEqual([
      { type: 'dangers-placed', maelstroms: ['c2'], fogBanks: ['e6'] },
    ]);
  });
});
