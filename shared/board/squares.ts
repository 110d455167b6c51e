/** Squares and headings: the geometry of the board. This file imports nothing. */

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o'] as const;
export type Column = (typeof COLUMNS)[number];
export type Row = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;

/**
 * A square's name, such as "c4": a letter for its column, counted from the west, and its row, counted from the north.
 */
export type Square = `${Column}${Row}`;

/** The maximum number of columns and rows: larger boards have squares that can't be named. */
export const MOST_COLUMNS = COLUMNS.length;
export const MOST_ROWS = 15;

/** The eight headings, clockwise from north. */
export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Heading = (typeof HEADINGS)[number];

/** The step of a heading: [columns to the east, rows to the south]. */
export const STEPS: Readonly<Record<Heading, readonly [number, number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** A rectangle of squares, with a1 in the north-west corner. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** A square's coordinates, counted from 0: its column from the west, its row from the north. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The coordinates of a square. The coordinates don't depend on the size of the grid. Inverse of {@link makeSquare}. */
export function placeOf(square: Square): Place {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 };
}

/** The square at these coordinates, or undefined if they are off the grid. */
export function makeSquare(grid: Grid, { column, row }: Place): Square | undefined {
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return undefined;
  return `${COLUMNS[column] as Column}${(row + 1) as Row}`;
}

/** Parses the name of a square; undefined if there is no such square on the grid. */
export function parseSquare(grid: Grid, text: string): Square | undefined {
  if (!/^[a-o](?:[1-9]|1[0-5])$/.test(text)) return undefined;
  const place = placeOf(text as Square);
  return makeSquare(grid, place);
}

/** Every square of a grid, row by row from the north-west. */
export function squaresOf(grid: Grid): Square[] {
  const squares: Square[] = [];
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const square = makeSquare(grid, { column, row });
      if (square) squares.push(square);
    }
  }
  return squares;
}

/** The next square in a direction, or undefined if it is off the grid. */
export function step(grid: Grid, from: Square, heading: Heading): Square | undefined {
  const { column, row } = placeOf(from);
  const [east, south] = STEPS[heading];
  return makeSquare(grid, { column: column + east, row: row + south });
}

/** The neighbours of a square, at most eight, clockwise from north. */
export function neighbours(grid: Grid, square: Square): Square[] {
  return HEADINGS.map((heading) => step(grid, square, heading)).filter((found) => found !== undefined);
}

/** The distance between two squares in steps. Diagonal steps count as one, as for a king in chess. */
export function distance(a: Square, b: Square): number {
  const [from, to] = [placeOf(a), placeOf(b)];
  return Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row));
}

/** The heading from a square to a neighbour, or undefined if they are not neighbours. */
export function headingBetween(from: Square, to: Square): Heading | undefined {
  const [a, b] = [placeOf(from), placeOf(to)];
  return HEADINGS.find((heading) => {
    const [east, south] = STEPS[heading];
    return a.column + east === b.column && a.row + south === b.row;
  });
}

/** Whether a square is on the border, which is the Coastline (ruling 13). */
export function onBorder(grid: Grid, square: Square): boolean {
  const { column, row } = placeOf(square);
  return column === 0 || row === 0 || column === grid.columns - 1 || row === grid.rows - 1;
}
