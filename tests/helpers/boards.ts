/** Boards for tests: drawn as text, or generated at random. */
import { type Board, type IslandKind, type Ship, SHIPS } from '../../shared/board/board.ts';
import type { Random } from '../../shared/random.ts';
import { distance, squaresOf, type Grid, type Square } from '../../shared/board/squares.ts';
import { oneOf } from './random.ts';

const START_LETTERS: Readonly<Record<string, Ship>> = { R: 'red', G: 'green', W: 'white', Y: 'yellow' };
const ISLAND_LETTERS: Readonly<Record<string, IslandKind>> = { w: 'woody', r: 'rocky', S: 'sacred' };

/** The type of island on which each ship starts. */
const START_KINDS: Readonly<Record<Ship, IslandKind>> = {
  red: 'woody',
  green: 'woody',
  white: 'rocky',
  yellow: 'rocky',
};

/**
 * Parses a drawing of a board with north at the top. `.` is sea, `~` is deep sea, `w` and `r` are islands, `S` is the
 * Sacred Island, and `R` `G` `W` `Y` are the ships' starts.
 */
export function drawBoard(chart: string): Board {
  const lines = chart
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const grid: Grid = { columns: lines[0]?.length ?? 0, rows: lines.length };
  const letters = lines.join('');
  const at = (letter: string) => squaresOf(grid).filter((_, i) => letters[i] === letter);
  const islands: Partial<Record<Square, IslandKind>> = {};
  for (const [letter, kind] of Object.entries(ISLAND_LETTERS)) {
    for (const square of at(letter)) islands[square] = kind;
  }
  const starts: Partial<Record<Ship, Square>> = {};
  for (const [letter, ship] of Object.entries(START_LETTERS)) {
    const [square] = at(letter);
    if (!square) throw new Error(`a chart without ${letter}`);
    starts[ship] = square;
    islands[square] = START_KINDS[ship];
  }
  const [sacred] = at('S');
  if (!sacred) throw new Error('a chart without S');
  return {
    id: 'test',
    name: 'Drawn for a test',
    ...grid,
    sacred,
    starts: starts as Record<Ship, Square>,
    islands,
    deepSea: at('~'),
  };
}

/** The smallest board. The starts are in its corners, the Sacred Island is on d4, and all other squares are sea. */
export const EMPTY_SEA = drawBoard(`
  R.....G
  .......
  .......
  ...S...
  .......
  .......
  W.....Y
`);

/** A 7×7 board with every type of square. */
export const SMALL_SEA = drawBoard(`
  R..w..G
  .......
  ..~..r.
  ...S...
  .w...~.
  ....w..
  W.r...Y
`);

export interface Density {
  /** The share of squares that are islands, from 0 to 1. */
  readonly islands: number;
  /** The share of squares that are deep sea, from 0 to 1. */
  readonly deepSea: number;
}

/** A random valid board. Every ship starts from 2 to 11 squares away from the Sacred Island. */
export function randomBoard(grid: Grid, density: Density, random: Random): Board {
  const squares = squaresOf(grid);
  for (;;) {
    const sacred = oneOf(squares, random);
    const harbours = squares.filter((square) => isStartFor(sacred, square));
    const starts: Square[] = [];
    while (harbours.length > 0 && starts.length < SHIPS.length) {
      starts.push(...harbours.splice(Math.floor(random() * harbours.length), 1));
    }
    const [red, green, white, yellow] = starts;
    if (!red || !green || !white || !yellow) continue;
    return scatter(grid, sacred, { red, green, white, yellow }, density, random);
  }
}

function isStartFor(sacred: Square, square: Square): boolean {
  const far = distance(sacred, square);
  return far >= 2 && far <= 11;
}

function scatter(
  grid: Grid,
  sacred: Square,
  starts: Readonly<Record<Ship, Square>>,
  density: Density,
  random: Random,
): Board {
  const islands: Partial<Record<Square, IslandKind>> = { [sacred]: 'sacred' };
  for (const ship of SHIPS) islands[starts[ship]] = START_KINDS[ship];
  const deepSea: Square[] = [];
  for (const square of squaresOf(grid)) {
    if (islands[square]) continue;
    const lot = random();
    if (lot < density.islands) islands[square] = oneOf<IslandKind>(['woody', 'rocky'], random);
    else if (lot < density.islands + density.deepSea) deepSea.push(square);
  }
  return { id: 'random', name: 'Drawn by lot', ...grid, sacred, starts, islands, deepSea };
}
