/** Board files for tests. */
import fc from 'fast-check';
import { distance, makeSquare, squaresOf, type Grid } from '../../shared/board/squares.ts';

/** A valid file with the starts in the corners, the Sacred Island in the middle, and nothing else. */
export function fileOf({ columns, rows }: Grid) {
  const at = (column: number, row: number) => makeSquare({ columns, rows }, { column, row }) ?? '';
  return {
    name: 'Plain Water',
    columns,
    rows,
    sacred: at(Math.floor(columns / 2), Math.floor(rows / 2)),
    starts: {
      red: { square: at(columns - 1, rows - 1), kind: 'woody' },
      green: { square: at(columns - 1, 0), kind: 'rocky' },
      white: { square: at(0, 0), kind: 'woody' },
      yellow: { square: at(0, rows - 1), kind: 'rocky' },
    },
    woody: [] as string[],
    rocky: [] as string[],
    deepSea: [] as string[],
  };
}

const sizes = fc.integer({ min: 7, max: 15 });
export const grids: fc.Arbitrary<Grid> = fc.record({ columns: sizes, rows: sizes });

export const gridsWithSquare = grids.chain((grid) =>
  fc.record({ grid: fc.constant(grid), square: fc.constantFrom(...squaresOf(grid)) }),
);

/**
 * Generates valid files with islands and deep sea on any squares. Only the starts have to keep their distance from the
 * Sacred Island.
 */
export const fileArbitrary = gridsWithSquare.chain(({ grid, square: sacred }) => {
  const free = squaresOf(grid).filter((square) => square !== sacred);
  const away = free.filter((square) => distance(square, sacred) > 1 && distance(square, sacred) <= 11);
  const kinds = fc.constantFrom('woody', 'rocky');
  return fc
    .record({
      starts: fc.shuffledSubarray(away, { minLength: 4, maxLength: 4 }),
      kinds: fc.array(kinds, { minLength: 4, maxLength: 4 }),
      others: fc.shuffledSubarray(free, { maxLength: 45 }),
      cuts: fc.tuple(fc.nat(20), fc.nat(20)),
    })
    .map(({ starts, kinds, others, cuts: [woody, rocky] }) => {
      const start = (index: number) => ({ square: starts[index], kind: kinds[index] });
      const rest = others.filter((square) => !starts.includes(square));
      return {
        name: 'Made by Chance',
        ...grid,
        sacred,
        starts: { red: start(0), green: start(1), white: start(2), yellow: start(3) },
        woody: rest.slice(0, woody),
        rocky: rest.slice(woody, woody + rocky),
        deepSea: rest.slice(woody + rocky),
      };
    });
});
