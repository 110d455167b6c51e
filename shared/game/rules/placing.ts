/** Where special tiles may be placed before the first round (rulings 20–23). */
import { isStart, type Board } from '../../board/board.ts';
import type { Game, GameRefusal, SpecialTiles, Variants } from '../game.ts';
import { distance, parseSquare, squaresOf, type Square } from '../../board/squares.ts';

/** A tile that is placed on the board before the first round. */
export type SpecialTile = 'lighthouse' | 'maelstrom' | 'fogBank';

/** Whether a square is a start, the Sacred Island, or next to one of them. */
function isNearHarbour(board: Board, square: Square): boolean {
  return [board.sacred, ...Object.values(board.starts)].some((harbour) => distance(harbour, square) <= 1);
}

/** Whether the board allows a special tile on a square, ignoring other special tiles. */
export function mayHold(board: Board, tile: SpecialTile, square: Square): boolean {
  if (isNearHarbour(board, square)) return false;
  return tile !== 'maelstrom' || (!board.islands[square] && !isStart(board, square));
}

/** The squares on which a special tile may still be placed. */
export function squaresFor(board: Board, tile: SpecialTile, placed: SpecialTiles): Square[] {
  const taken = [...placed.lighthouses, ...placed.maelstroms, ...placed.fogBanks];
  return squaresOf(board).filter((square) => mayHold(board, tile, square) && !taken.includes(square));
}

/**
 * Whether the board has enough squares for all special tiles of these variants, whichever squares are taken first.
 * Without enough squares, a game could get stuck waiting for an impossible placement.
 */
export function hasRoom(board: Board, variants: Variants): boolean {
  const { lighthouses, maelstroms, fogBanks } = variants;
  const all = lighthouses + maelstroms + fogBanks;
  const free = (tile: SpecialTile) =>
    squaresOf(board).filter((square) => mayHold(board, tile, square)).length;
  return free('fogBank') >= all && (maelstroms === 0 || free('maelstrom') >= all);
}

/** Why these special tiles may not be placed, or null if they may. */
function whyNoPlacing(
  board: Board,
  taken: readonly Square[],
  wanted: readonly { tile: SpecialTile; square: Square }[],
): GameRefusal | null {
  const used = new Set(taken);
  for (const { tile, square } of wanted) {
    if (!parseSquare(board, square)) return 'square-off-board';
    if (!mayHold(board, tile, square)) return 'square-barred';
    if (used.has(square)) return 'square-taken';
    used.add(square);
  }
  return null;
}

/** Why the Navigators may not place their lighthouses on these squares, or null if they may (ruling 20). */
export function whyNoLighthouses(
  { board, variants }: Pick<Game, 'board' | 'variants'>,
  squares: readonly Square[],
): GameRefusal | null {
  if (squares.length !== variants.lighthouses) return 'wrong-count';
  return whyNoPlacing(
    board,
    [],
    squares.map((square) => ({ tile: 'lighthouse', square })),
  );
}

/** Why Poseidon may not place his maelstroms and fog banks on these squares, or null if he may (rulings 21–23). */
export function whyNoDangers(
  { board, variants, tiles }: Pick<Game, 'board' | 'variants' | 'tiles'>,
  maelstroms: readonly Square[],
  fogBanks: readonly Square[],
): GameRefusal | null {
  if (maelstroms.length !== variants.maelstroms || fogBanks.length !== variants.fogBanks)
    return 'wrong-count';
  return whyNoPlacing(board, tiles.lighthouses, [
    ...maelstroms.map((square) => ({ tile: 'maelstrom' as const, square })),
    ...fogBanks.map((square) => ({ tile: 'fogBank' as const, square })),
  ]);
}
