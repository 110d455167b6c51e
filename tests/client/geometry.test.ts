/** The positions of pieces on a square. On an island, ships are drawn to one side, so that the island stays visible. */
import { describe, expect, it } from 'vitest';
import { islandOf, placePieces, UNIT, type Piece } from '../../client/board/geometry.ts';
import type { Square } from '../../shared/board/squares.ts';

const SQUARE = 'a1' as Square;
const board = { islands: { [SQUARE]: 'woody' } } as const;
const ships = (count: number): Piece[] =>
  Array.from({ length: count }, (_, i) => ({ key: `ship-${i}`, square: SQUARE, size: 'ship' }));
const boxes = (count: number, island: boolean) =>
  placePieces(ships(count), () => island).map(({ x, y, scale }) => ({
    west: x - (scale * UNIT) / 2,
    north: y - (scale * UNIT) / 2,
    east: x + (scale * UNIT) / 2,
    south: y + (scale * UNIT) / 2,
  }));

describe('ships on an island', () => {
  it.each([1, 2, 3])('leave a corner of it free: %i', (count) => {
    for (const { west, north } of boxes(count, true))
      expect(Math.max(west, north)).toBeGreaterThanOrEqual(0.3 * UNIT);
    for (const { west, north } of boxes(1, false)) expect(Math.max(west, north)).toBeLessThan(0.1 * UNIT);
  });

  it.each([1, 2, 3, 4])('stay on their square: %i', (count) => {
    for (const { west, north, east, south } of boxes(count, true)) {
      expect(Math.min(west, north)).toBeGreaterThanOrEqual(0);
      expect(Math.max(east, south)).toBeLessThanOrEqual(UNIT);
    }
  });

  it('fill their square again where a tile hides the island', () => {
    expect(islandOf(board, [])(SQUARE)).toBe(true);
    expect(islandOf(board, [SQUARE])(SQUARE)).toBe(false);
    expect(islandOf(board, [])('b1' as Square)).toBe(false);
  });
});

describe('ships on a tile', () => {
  it('stand aside as on an island: its report tells of the tile', () => {
    const tile: Piece = { key: 'fog', square: SQUARE, size: 'tile' };
    const [, ...placed] = placePieces([tile, ...ships(2)], () => false);
    expect(placed).toEqual(placePieces(ships(2), () => true));
  });
});
