/**
 * A board that is being drawn: how a device stores it, and what would be refused. Such a board has all four starts and
 * the Sacred Island, but its name may be empty, and a start may be where no file may have it. Pure, and without the
 * checks of board files (parse-board.ts), which would be too large to load with a lobby.
 */
import { SHIPS, type Board, type IslandKind, type Ship } from '../../../shared/board/board.ts';
import { distance, squaresOf, type Grid, type Square } from '../../../shared/board/squares.ts';
import { visible } from '../../../shared/visible-text.ts';

/** The limits of board files. */
export const FEWEST_LINES = 7;
export const MOST_LINES = 15;
export const LONGEST_NAME = 40;
const FARTHEST_START = 11;
/** The length of a name is limited before it is cleaned, because `visible` can be slow. */
const MOST_TYPED = 10 * LONGEST_NAME;

/** Why nobody can play on a board. */
export type DrawnFault =
  | { readonly fault: 'no-name' }
  | { readonly fault: 'next-to-sacred' | 'too-far'; readonly ship: Ship; readonly square: Square };

/** A new board: plain sea, with the starts in the corners and the Sacred Island in the middle. */
export function newBoard(name: string): Board {
  return {
    id: '',
    name,
    columns: 9,
    rows: 9,
    sacred: 'e5',
    starts: { red: 'i9', green: 'i1', white: 'a1', yellow: 'a9' },
    islands: { a1: 'woody', i1: 'rocky', i9: 'woody', a9: 'rocky', e5: 'sacred' },
    deepSea: [],
  };
}

/** The ship that starts on a square, if any. */
export function shipOn({ starts }: Pick<Board, 'starts'>, square: Square): Ship | undefined {
  return SHIPS.find((ship) => starts[ship] === square);
}

/** All reasons why nobody can play on a board. A file with one of them is refused. */
export function faultsOf({ name, sacred, starts }: Board): DrawnFault[] {
  const misplaced = SHIPS.flatMap((ship): DrawnFault[] => {
    const square = starts[ship];
    const far = distance(square, sacred);
    if (far === 1) return [{ fault: 'next-to-sacred', ship, square }];
    return far > FARTHEST_START ? [{ fault: 'too-far', ship, square }] : [];
  });
  return cleanName(name) === '' ? [{ fault: 'no-name' }, ...misplaced] : misplaced;
}

/** A board's name as everybody sees it, and at most as long as a file's name may be. The result may be empty. */
export function cleanName(typed: string): string {
  // A character of two units must not be cut in half.
  const short = visible(typed.slice(0, MOST_TYPED)).slice(0, LONGEST_NAME);
  return short.replace(/[\uD800-\uDBFF]$/, '').trim();
}

// ── As text ─────────────────────────────────────────────────────────────────────────────────────

/** How a device stores a board. The format must never change, because devices keep their boards for years. */
export interface StoredBoard extends Grid {
  readonly name: string;
  /** One character for each square, row by row. */
  readonly squares: string;
}

/** The characters of squares without a start. */
const SIGNS = { '.': 'sea', '~': 'deepSea', w: 'woody', r: 'rocky', S: 'sacred' } as const;
/** The characters of the starts of the red, green, white and yellow ship, first on woody islands, then on rocky ones. */
const STARTS = 'RGWY1234';

/** What lies on a square, apart from a start. */
export function groundOn({ islands, deepSea }: Board, square: Square): IslandKind | 'deepSea' | 'sea' {
  return islands[square] ?? (deepSea.includes(square) ? 'deepSea' : 'sea');
}

export function storeBoard(board: Board): StoredBoard {
  const { name, columns, rows } = board;
  const signOn = (square: Square): string => {
    const ship = shipOn(board, square);
    const ground = groundOn(board, square);
    if (ship) return STARTS.charAt(SHIPS.indexOf(ship) + (ground === 'rocky' ? 4 : 0));
    return Object.entries(SIGNS).find(([, one]) => one === ground)?.[0] ?? '.';
  };
  return { name, columns, rows, squares: squaresOf(board).map(signOn).join('') };
}

/** The board that was stored; undefined if it isn't one, such as with two Sacred Islands. */
export function readStored({ name, columns, rows, squares }: StoredBoard): Board | undefined {
  const places = squaresOf({ columns, rows });
  const islands: Partial<Record<Square, IslandKind>> = {};
  const starts: Partial<Record<Ship, Square>> = {};
  const deepSea: Square[] = [];
  const sacred: Square[] = [];
  for (const [at, square] of places.entries()) {
    const sign = squares.charAt(at);
    const start = STARTS.indexOf(sign);
    const ship = sign === '' || start < 0 ? undefined : SHIPS[start % 4];
    const ground = Object.hasOwn(SIGNS, sign) ? SIGNS[sign as keyof typeof SIGNS] : undefined;
    if (ship && !starts[ship]) {
      starts[ship] = square;
      islands[square] = start < 4 ? 'woody' : 'rocky';
    } else if (ground === undefined) return undefined;
    else if (ground === 'deepSea') deepSea.push(square);
    else if (ground !== 'sea') islands[square] = ground;
    if (ground === 'sacred') sacred.push(square);
  }
  const [goal] = sacred;
  const { red, green, white, yellow } = starts;
  if (places.length !== squares.length || sacred.length !== 1 || !goal) return undefined;
  if (!red || !green || !white || !yellow) return undefined;
  const all = { red, green, white, yellow };
  return { id: '', name, columns, rows, sacred: goal, starts: all, islands, deepSea };
}
