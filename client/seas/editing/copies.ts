/** Mirrored and turned boards, boards whose first quarter is repeated, and boards of another size. Pure. */
import { SHIPS, type Board, type IslandKind, type Ship } from '../../../shared/board/board.ts';
import {
  distance,
  makeSquare,
  placeOf,
  squaresOf,
  type Grid,
  type Place,
  type Square,
} from '../../../shared/board/squares.ts';
import { FEWEST_LINES, groundOn, MOST_LINES } from './drawn.ts';
import { isFixed } from './tools.ts';

/** `side`: left becomes right; `top`: top becomes bottom; `turn`: a quarter turn clockwise. */
type Whole = 'side' | 'top' | 'turn';
/** How the quarter at the top left is repeated in the other three. */
type Corners = 'mirrored' | 'turned';
export type Copy = Whole | Corners;
export const COPIES = ['side', 'top', 'turn', 'mirrored', 'turned'] as const satisfies Copy[];

/** Whether a board can be copied like this: only a square board has four quarters that can be turned into each other. */
export function canCopy({ columns, rows }: Grid, copy: Copy): boolean {
  return copy !== 'turned' || columns === rows;
}

export function copied(board: Board, copy: Copy): Board {
  return copy === 'mirrored' || copy === 'turned' ? cornered(board, copy) : wholeCopy(board, copy);
}

function wholeCopy(board: Board, copy: Whole): Board {
  const { columns, rows } = board;
  if (copy === 'side')
    return moved(board, board, ({ column, row }) => ({ column: columns - 1 - column, row }));
  if (copy === 'top') return moved(board, board, ({ column, row }) => ({ column, row: rows - 1 - row }));
  const turned = { columns: rows, rows: columns };
  return moved(board, turned, ({ column, row }) => ({ column: rows - 1 - row, row: column }));
}

// ── Quarters ────────────────────────────────────────────────────────────────────────────────────

/**
 * Repeats the quarter at the top left. If a ship starts in it, the other ships start on the same square of their
 * quarters. The Sacred Island stays where it is.
 */
function cornered(board: Board, copy: Corners): Board {
  const source = (square: Square): Square => {
    const place =
      copy === 'mirrored' ? mirrorSource(board, placeOf(square)) : turnSource(board, placeOf(square));
    return makeSquare(board, place) ?? square;
  };
  const ground = new Map<Square, Ground>();
  for (const square of squaresOf(board)) {
    const from = source(square);
    if (!isFixed(board, from)) ground.set(square, groundOn(board, from));
  }
  const pattern = SHIPS.find((ship) => source(board.starts[ship]) === board.starts[ship]);
  const images = squaresOf(board).filter((square) => pattern && source(square) === board.starts[pattern]);
  const starts = images.length === SHIPS.length ? nearestOf(board.starts, images) : board.starts;
  return laidOut(board, board, ground, starts, board.sacred);
}

/** Gives each ship one of four squares, so that those that are nearest to one go there. */
function nearestOf(from: Board['starts'], squares: readonly Square[]): Board['starts'] {
  const pairs = SHIPS.flatMap((ship) => squares.map((square) => ({ ship, square })));
  const starts = new Map<Ship, Square>();
  for (const { ship, square } of pairs.sort(
    (a, b) => apart(from[a.ship], a.square) - apart(from[b.ship], b.square),
  ))
    if (!starts.has(ship) && ![...starts.values()].includes(square)) starts.set(ship, square);
  return { ...from, ...Object.fromEntries(starts) };
}

function mirrorSource({ columns, rows }: Grid, { column, row }: Place): Place {
  return { column: Math.min(column, columns - 1 - column), row: Math.min(row, rows - 1 - row) };
}

/** Turns a place back by quarter turns until it is in the first quarter. The middle of a board stays where it is. */
function turnSource({ columns: size }: Grid, place: Place): Place {
  let { column, row } = place;
  for (let turns = 0; turns < 4; turns++) {
    if (column < size / 2 && row < Math.floor(size / 2)) return { column, row };
    [column, row] = [row, size - 1 - column];
  }
  return place;
}

// ── Size ────────────────────────────────────────────────────────────────────────────────────────

/**
 * A board with one column or row more, or one less. The line is added or removed beside the middle, so that starts
 * in the corners stay in the corners, and the Sacred Island stays in the middle.
 */
export function resized(board: Board, axis: 'columns' | 'rows', by: 1 | -1): Board {
  const count = board[axis];
  if (count + by < FEWEST_LINES || count + by > MOST_LINES) return board;
  const line = axis === 'columns' ? 'column' : 'row';
  const sacred = placeOf(board.sacred)[line];
  const middle = Math.floor(count / 2);
  // If the number becomes odd, there is a new middle, and the Sacred Island moves there if it was beside it.
  const isBefore = count % 2 === 0 && sacred < middle;
  const beside =
    count % 2 === 1 ? middle + 1 : by > 0 ? middle + (isBefore ? -1 : 1) : middle - (isBefore ? 0 : 1);
  return moved(board, { ...gridOf(board), [axis]: count + by }, (place) => {
    if (by < 0 && place[line] === beside) return undefined;
    return { ...place, [line]: place[line] + (place[line] >= beside ? by : 0) };
  });
}

// ── Laying a board out ──────────────────────────────────────────────────────────────────────────

type Ground = ReturnType<typeof groundOn>;

const gridOf = ({ columns, rows }: Grid): Grid => ({ columns, rows });

/** The sum of two squares' distances across and down, which tells the nearest corner better than king's moves. */
function apart(a: Square, b: Square): number {
  const [from, to] = [placeOf(a), placeOf(b)];
  return Math.abs(from.column - to.column) + Math.abs(from.row - to.row);
}

/** Moves everything to a new place. What has none disappears, but starts and the Sacred Island stay near it. */
function moved(board: Board, grid: Grid, to: (place: Place) => Place | undefined): Board {
  const place = (square: Square): Square | undefined => {
    const found = to(placeOf(square));
    return found && makeSquare(grid, found);
  };
  const ground = new Map<Square, Ground>();
  for (const square of squaresOf(board)) {
    const there = place(square);
    if (there && !isFixed(board, square)) ground.set(there, groundOn(board, square));
  }
  const taken = new Set<Square>();
  const settled = (square: Square): Square => {
    const wanted = place(square) ?? square;
    const free = squaresOf(grid).filter((one) => !taken.has(one));
    const nearest = free.sort((a, b) => distance(a, wanted) - distance(b, wanted))[0] ?? wanted;
    taken.add(nearest);
    return nearest;
  };
  // Those that keep their place choose first.
  const all = [board.sacred, ...SHIPS.map((ship) => board.starts[ship])];
  const places = new Map(
    all.toSorted((a, b) => Number(!place(a)) - Number(!place(b))).map((square) => [square, settled(square)]),
  );
  const newPlace = (square: Square) => places.get(square) ?? square;
  const { red, green, white, yellow } = board.starts;
  const starts = {
    red: newPlace(red),
    green: newPlace(green),
    white: newPlace(white),
    yellow: newPlace(yellow),
  };
  return laidOut(board, grid, ground, starts, newPlace(board.sacred));
}

/** Builds a board. Starts keep their kinds of islands, and lie over the ground, as the Sacred Island does. */
function laidOut(
  board: Board,
  grid: Grid,
  ground: ReadonlyMap<Square, Ground>,
  starts: Readonly<Record<Ship, Square>>,
  sacred: Square,
): Board {
  const all = new Map(ground);
  for (const ship of SHIPS) all.set(starts[ship], groundOn(board, board.starts[ship]));
  all.set(sacred, 'sacred');
  const islands: Partial<Record<Square, IslandKind>> = {};
  const deepSea: Square[] = [];
  for (const square of squaresOf(grid)) {
    const here = all.get(square) ?? 'sea';
    if (here === 'deepSea') deepSea.push(square);
    else if (here !== 'sea') islands[square] = here;
  }
  return { ...board, ...gridOf(grid), sacred, starts, islands, deepSea };
}
