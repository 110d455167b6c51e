/**
 * Cuts new puzzles. `npm run puzzles:cut -- --seed 1 --count 240` plays games on each board, with the seeds 1, 2, 3 and
 * so on. It keeps 240 of the puzzles that it finds in these games, and prints the figures that docs/PUZZLES.md quotes.
 * With `--boards ab`, it cuts puzzles only for boards A and B. With `--print`, it cuts no puzzles and prints the
 * figures of the stored ones.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadBoards } from '../../server/lib/boards.ts';
import { BOARDS_FOLDER } from '../../server/lib/read-board-file.ts';
import { readPuzzle, writePuzzle } from '../../shared/puzzles/notation.ts';
import type { Puzzle } from '../../shared/puzzles/puzzle.ts';
import { choose } from './choose.ts';
import { figures } from './figures.ts';
import { PUZZLE_BOARDS, readPuzzleFile, writePuzzleFile } from './files.ts';
import { puzzlesOfGame } from './games.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '240' },
    games: { type: 'string', default: '60' },
    boards: { type: 'string', default: PUZZLE_BOARDS.join('') },
    print: { type: 'boolean', default: false },
  },
});
const [seed, count, games] = [values.seed, values.count, values.games].map(Number) as [
  number,
  number,
  number,
];

const boards = loadBoards(BOARDS_FOLDER);
const kept: Puzzle[] = [];
for (const letter of PUZZLE_BOARDS.filter((one) => values.boards.includes(one))) {
  const file = values.print ? readPuzzleFile(letter) : undefined;
  if (file) {
    kept.push(...file.puzzles.map((written) => readPuzzle(file.board, written)));
    continue;
  }
  const board = boards.get(letter.toUpperCase());
  if (!board) throw new Error(`there is no board ${letter}`);
  const found = Array.from({ length: games }, (_, i) => puzzlesOfGame(board, seed + i)).flat();
  const chosen = choose(found, Math.ceil(count / PUZZLE_BOARDS.length));
  writePuzzleFile(letter, { board, puzzles: chosen.map(writePuzzle) });
  process.stdout.write(`board ${board.id}: ${chosen.length} of ${found.length} puzzles of ${games} games\n`);
  kept.push(...chosen);
}
process.stdout.write(`${figures(kept)}\n`);
