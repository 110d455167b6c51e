/** Board files for tests. */
import { makeSquare, type Grid } from '../../shared/board/squares.ts';

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
