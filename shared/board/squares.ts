/** Squares and headings: the geometry that everything else stands on. Imports nothing. */

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o'] as const;
export type Column = (typeof COLUMNS)[number];
export type Row = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;

/** A square as people say it: the column's letter from the west, then the row's number from the north. */
export type Square = `${Column}${Row}`;

/** The largest board that has names for its squares. */
export const MOST_COLUMNS = COLUMNS.length;
export const MOST_ROWS = 15;

/** The eight headings, clockwise from north. */
export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Heading = (typeof HEADINGS)[number];

/** How far a heading leads: [columns to the east, rows to the south]. */
const STEPS: Readonly<Record<Heading, readonly [number, number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** A rectangle of squares, a1 in its north-west corner. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Where a square lies: 0-based column from the west, 0-based row from the north. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The square's place on any grid. Inverse of {@link makeSquare}. */
export function placeOf(square: Square): Place {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 };
}

/** The square at a place, or undefined off the grid. */
export function makeSquare(grid: Grid, { column, row }: Place): Square | undefined {
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return undefined;
  return `${COLUMNS[column] as Column}${(row + 1) as Row}`;
}

/** The square that a text names, or undefined if it names none of the grid. */
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

/** The square one step from another, or undefined off the grid. */
export function step(grid: Grid, from: Square, heading: Heading): Square | undefined {
  const { column, row } = placeOf(from);
  const [east, south] = STEPS[heading];
  return makeSquare(grid, { column: column + east, row: row + south });
}

/** The up to eight squares around one, clockwise from north. */
export function neighbours(grid: Grid, square: Square): Square[] {
  return HEADINGS.map((heading) => step(grid, square, heading)).filter((found) => found !== undefined);
}

/** How many steps apart two squares are (king's moves). */
export function distance(a: Square, b: Square): number {
  const [from, to] = [placeOf(a), placeOf(b)];
  return Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row));
}

/** The heading that leads from a square to the one beside it, or undefined if they are not neighbours. */
export function headingBetween(from: Square, to: Square): Heading | undefined {
  const [a, b] = [placeOf(from), placeOf(to)];
  return HEADINGS.find((heading) => {
    const [east, south] = STEPS[heading];
    return a.column + east === b.column && a.row + south === b.row;
  });
}

/** Whether a square lies on the grid's border: the Coastline (ruling 13). */
export function onBorder(grid: Grid, square: Square): boolean {
  const { column, row } = placeOf(square);
  return column === 0 || row === 0 || column === grid.columns - 1 || row === grid.rows - 1;
}
