/** Positions of squares and pieces in a board's drawing. A square is 100 units wide; a1 begins at (0, 0). */
import type { Board } from '../../shared/board/board.ts';
import { placeOf, type Grid, type Square } from '../../shared/board/squares.ts';
import { grouped } from '../../shared/grouped.ts';

export const UNIT = 100;

/** The space for letters and numbers, in units. */
export const GUTTER = 42;

/** How far a pointer may move and still count as a tap or hold, in screen pixels. */
export const SLACK_PX = 7;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a board's drawing including its letters and numbers, in units. */
export function sizeOf({ columns, rows }: Grid): { readonly width: number; readonly height: number } {
  return { width: columns * UNIT + 2 * GUTTER, height: rows * UNIT + 2 * GUTTER };
}

/** The height of a board's drawing divided by its width. */
export function ratioOf(board: Grid): number {
  const { width, height } = sizeOf(board);
  return height / width;
}

/** The top left corner of a square, in units. */
export function cornerOf(square: Square): Point {
  const { column, row } = placeOf(square);
  return { x: column * UNIT, y: row * UNIT };
}

export function centreOf(square: Square): Point {
  const { x, y } = cornerOf(square);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

/**
 * A piece on the board; the screen decides how to draw it. A 'tile' fills its square and lies below other pieces.
 * Several 'ships' can share a square. A 'token' lies in one of the square's four corners.
 */
export interface Piece {
  /** Identifies the piece. A piece that keeps its key glides when its square changes. */
  readonly key: string;
  readonly square: Square;
  readonly size: 'tile' | 'ship' | 'token';
  /** For tokens: the number of the corner, from 0 to 3, row by row from the top left. */
  readonly corner?: number;
  /** Whether the player can pick the piece up. */
  readonly movable?: boolean;
  /** Whether the piece is drawn faintly, to show where it used to be. */
  readonly faint?: boolean;
}

/** A piece with its position: the centre in units, and the size as a share of a square. */
export interface PlacedPiece<P extends Piece> extends Point {
  readonly piece: P;
  readonly scale: number;
}

/** The offsets and sizes of the ships on one square: the first entry is for one ship, the second for two, and so on. */
type Berths = readonly { readonly at: readonly (readonly [number, number])[]; readonly scale: number }[];
const AT_SEA: Berths = [
  { at: [[0, 0]], scale: 0.86 },
  {
    at: [
      [-22, -12],
      [22, 12],
    ],
    scale: 0.62,
  },
  {
    at: [
      [-23, -20],
      [23, -20],
      [0, 22],
    ],
    scale: 0.54,
  },
  {
    at: [
      [-23, -22],
      [23, -22],
      [-23, 22],
      [23, 22],
    ],
    scale: 0.52,
  },
];
/**
 * The positions of ships on an island or tile. They are drawn to one side, so that the printed terrain stays visible,
 * because players compare reports with it.
 */
const ASIDE: Berths = [
  { at: [[13, 13]], scale: 0.64 },
  {
    at: [
      [-24, 24],
      [23, 24],
    ],
    scale: 0.52,
  },
  {
    at: [
      [-23, 24],
      [23, 24],
      [23, -23],
    ],
    scale: 0.5,
  },
  ...AT_SEA.slice(3),
];
export const TOKEN_SCALE = 0.44;
const TOKEN_OFFSET = 26;

/** The position of a token in a corner of a square. Corners are numbered 0 to 3, row by row from the top left. */
export function tokenPlace(square: Square, corner: number): Point {
  const { x, y } = centreOf(square);
  const east = corner % 2 === 0 ? -1 : 1;
  const south = corner < 2 ? -1 : 1;
  return { x: x + east * TOKEN_OFFSET, y: y + south * TOKEN_OFFSET };
}

/** Finds the island on a square. `covered` lists the squares whose printed terrain is covered by a special tile. */
export const islandOf =
  ({ islands }: Pick<Board, 'islands'>, covered: readonly Square[]) =>
  (square: Square): boolean =>
    islands[square] !== undefined && !covered.includes(square);

/** Computes the positions of all pieces. Tiles come first, so that the other pieces are drawn on top of them. */
export function placePieces<P extends Piece>(
  pieces: readonly P[],
  island: (square: Square) => boolean,
): PlacedPiece<P>[] {
  const ships = grouped(
    pieces.filter(({ size }) => size === 'ship'),
    ({ square }) => square,
  );
  const tiled = new Set(pieces.filter(({ size }) => size === 'tile').map(({ square }) => square));
  const place = (piece: P): PlacedPiece<P> => {
    const { x, y } = centreOf(piece.square);
    if (piece.size === 'tile') return { piece, x, y, scale: 1 };
    if (piece.size === 'token')
      return { piece, ...tokenPlace(piece.square, piece.corner ?? 0), scale: TOKEN_SCALE };
    const together = ships.get(piece.square) ?? [piece];
    const berths = island(piece.square) || tiled.has(piece.square) ? ASIDE : AT_SEA;
    const berth = berths[Math.min(together.length, berths.length) - 1];
    const [dx, dy] = berth?.at[together.indexOf(piece) % berth.at.length] ?? [0, 0];
    return { piece, x: x + dx, y: y + dy, scale: berth?.scale ?? 1 };
  };
  const rank = { tile: 0, ship: 1, token: 2 };
  return pieces.toSorted((a, b) => rank[a.size] - rank[b.size]).map(place);
}

/**
 * The piece nearest to a point of its square; if several are equally near, the top one. A tile is returned only if
 * there is no other piece.
 */
export function nearestPiece<P extends Piece>(
  placed: readonly PlacedPiece<P>[],
  square: Square,
  point: Point,
): P | undefined {
  const here = placed.filter(({ piece }) => piece.square === square);
  const upper = here.filter(({ piece }) => piece.size !== 'tile');
  // A tap means a small token only if it is close to the token's centre. Otherwise it means the larger piece.
  const reach = ({ x, y, scale }: PlacedPiece<P>) => Math.hypot(x - point.x, y - point.y) / scale;
  const candidates = upper.length > 0 ? upper : here;
  return candidates.toSorted((a, b) => reach(a) - reach(b))[0]?.piece;
}
