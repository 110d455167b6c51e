/** Parses a board file. boards/README.md describes the format. */
import { z } from 'zod';
import { visible } from '../visible-text.ts';
import { SHIPS, type Board, type IslandKind } from './board.ts';
import { distance, MOST_COLUMNS, MOST_ROWS, parseSquare, type Grid, type Square } from './squares.ts';

/** The minimum number of columns and of rows. It leaves room for four starts, the Sacred Island and some sea. */
const FEWEST_LINES = 7;

/**
 * The maximum distance of a start from the Sacred Island. A game has eleven rounds and a ship sails once a round, so a
 * ship that starts farther away could never arrive.
 */
const FARTHEST_START = 11;

/** An error in a board file: where it is in the file, such as "rocky[3]", and the reason. */
export interface BoardFault {
  readonly place: string;
  readonly reason: string;
  /** What is wrong with a square, for the app's own words; undefined if the file's structure is wrong. */
  readonly fault?: SquareFault;
}
export type SquareFault = 'no-square' | 'taken' | 'next-to-sacred' | 'too-far';

/** The parsed board, or every error found in its file (at least one). */
export type ParsedBoard = { ok: true; board: Board } | { ok: false; faults: BoardFault[] };

/** The maximum length of a board's name. */
export const LONGEST_BOARD_NAME = 40;

/** The maximum length of a text that should name a square. It leaves room for mistakes that the reason can then quote. */
const LONGEST_SQUARE = 20;

/**
 * A board's name. Boards may come from strangers, so their names are cleaned like players' names. The text is limited
 * before it is cleaned.
 */
export const boardName = z
  .string()
  .max(10 * LONGEST_BOARD_NAME)
  .transform(visible)
  .pipe(z.string().min(1).max(LONGEST_BOARD_NAME));
const square = z.string().max(LONGEST_SQUARE);
const squares = z.array(square).max(MOST_COLUMNS * MOST_ROWS);
const start = z.strictObject({ square, kind: z.enum(['woody', 'rocky']) });

/** The structure of a board file. It doesn't check the squares: see {@link parseBoard}. */
export const boardFile = z.strictObject({
  name: boardName,
  columns: z.int().min(FEWEST_LINES).max(MOST_COLUMNS),
  rows: z.int().min(FEWEST_LINES).max(MOST_ROWS),
  sacred: square,
  starts: z.strictObject({ red: start, green: start, white: start, yellow: start }),
  woody: squares,
  rocky: squares,
  deepSea: squares,
});
/** The content of a board file. */
export type BoardFile = z.infer<typeof boardFile>;

/**
 * Parses the content of a board file. It checks the structure first and the squares afterwards.
 * @param id the board's name at the table, such as "A" for a.json
 * @param content the JSON of the file, already parsed
 */
export function parseBoard(id: string, content: unknown): ParsedBoard {
  const shape = boardFile.safeParse(content);
  if (!shape.success) {
    const faults = shape.error.issues.map((issue) => ({
      place: makePlace(issue.path) || '(top level)',
      reason: issue.message,
    }));
    return { ok: false, faults };
  }
  return layOut(id, shape.data);
}

function makePlace(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

/** Everything that a file places on squares, in the order of the file. */
function placings(data: BoardFile): { place: string; text: string; what: IslandKind | 'deep sea' }[] {
  return [
    { place: 'sacred', text: data.sacred, what: 'sacred' },
    ...SHIPS.map((ship) => ({
      place: `starts.${ship}.square`,
      text: data.starts[ship].square,
      what: data.starts[ship].kind,
    })),
    ...data.woody.map((text, i) => ({ place: `woody[${i}]`, text, what: 'woody' as const })),
    ...data.rocky.map((text, i) => ({ place: `rocky[${i}]`, text, what: 'rocky' as const })),
    ...data.deepSea.map((text, i) => ({ place: `deepSea[${i}]`, text, what: 'deep sea' as const })),
  ];
}

function layOut(id: string, data: BoardFile): ParsedBoard {
  const grid: Grid = { columns: data.columns, rows: data.rows };
  const faults: BoardFault[] = [];
  const taken = new Map<Square, string>();
  const islands: Partial<Record<Square, IslandKind>> = {};
  const deepSea: Square[] = [];
  for (const { place, text, what } of placings(data)) {
    const square = parseSquare(grid, text);
    if (!square) {
      const reason = `"${text}" is no square of a board of ${data.columns} by ${data.rows}`;
      faults.push({ place, reason, fault: 'no-square' });
      continue;
    }
    const holder = taken.get(square);
    if (holder) {
      faults.push({ place, reason: `${square} is taken already by ${holder}`, fault: 'taken' });
      continue;
    }
    taken.set(square, place);
    if (what === 'deep sea') deepSea.push(square);
    else islands[square] = what;
  }
  // The checks below need every square, so they are skipped if a square is invalid.
  if (faults.length > 0) return { ok: false, faults };

  const at = (text: string) => parseSquare(grid, text) as Square;
  const sacred = at(data.sacred);
  for (const ship of SHIPS) {
    const far = distance(at(data.starts[ship].square), sacred);
    const place = `starts.${ship}.square`;
    if (far === 1) faults.push({ place, reason: 'next to the Sacred Island', fault: 'next-to-sacred' });
    if (far > FARTHEST_START) {
      faults.push({
        place,
        reason: `the Sacred Island can't be reached: ${far} squares away, in ${FARTHEST_START} rounds`,
        fault: 'too-far',
      });
    }
  }
  if (faults.length > 0) return { ok: false, faults };
  const starts = {
    red: at(data.starts.red.square),
    green: at(data.starts.green.square),
    white: at(data.starts.white.square),
    yellow: at(data.starts.yellow.square),
  };
  return {
    ok: true,
    board: { id, name: data.name, columns: data.columns, rows: data.rows, sacred, starts, islands, deepSea },
  };
}
