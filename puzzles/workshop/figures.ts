/** Statistics of the puzzles: how many there are of each board, level, kind and theme. */
import { grouped } from '../../shared/grouped.ts';
import { LEVELS, levelOf, THEMES, type Puzzle } from '../../shared/puzzles/puzzle.ts';

/** A table with a line for each level and theme, and a column for each board. */
export function figures(puzzles: readonly Puzzle[]): string {
  const boards = grouped(puzzles, ({ board }) => board.id);
  const line = (name: string, fits: (puzzle: Puzzle) => boolean) =>
    [
      name.padEnd(16),
      ...[...boards.values()].map((ours) => String(ours.filter(fits).length).padStart(5)),
      String(puzzles.filter(fits).length).padStart(6),
    ].join('');
  return [
    ['board'.padEnd(16), ...[...boards.keys()].map((id) => id.padStart(5)), 'all'.padStart(6)].join(''),
    line('puzzles', () => true),
    line('one place each', ({ kind }) => kind === 'ships'),
    line('all squares', ({ kind }) => kind === 'squares'),
    ...[1, 2, 3, 4].map((count) => line(`ships asked ${count}`, ({ asked }) => asked.length === count)),
    ...[1, 2, 3, 4].map((count) => line(`ships needed ${count}`, ({ needed }) => needed.length === count)),
    ...LEVELS.map((level) => line(`level ${level}`, (puzzle) => levelOf(puzzle) === level)),
    ...THEMES.map((theme) => line(theme, ({ themes }) => themes.includes(theme))),
  ].join('\n');
}
