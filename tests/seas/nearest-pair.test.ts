import { expect, test } from 'vitest';
import { nearestPair } from '../../boards/workshop/nearest-pair.ts';
import { parseBoard } from '../../shared/board/parse-board.ts';
import { fileOf } from '../boards/files.ts';

function boardWith(id: string, woody: readonly string[], deepSea: readonly string[]) {
  const parsed = parseBoard(id, { ...fileOf({ columns: 9, rows: 9 }), woody, deepSea });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.board;
}

test('the nearest pair of boards is found even if one is turned or mirrored', () => {
  const one = boardWith('one', ['b3', 'c5'], ['g6', 'g7', 'g8']);
  const far = boardWith('far', ['b8', 'h3', 'd6', 'f1'], ['d1', 'd2', 'd3']);
  // A mirror image of the first board, with one square of deep sea less. The kinds of its starts differ as well.
  const mirrored = boardWith('mirrored', ['h3', 'g5'], ['c6', 'c7']);
  const { changed, one: first, other } = nearestPair([far, one, mirrored]);
  expect([first?.id, other?.id]).toEqual(['one', 'mirrored']);
  expect(changed).toBe(1 + 4);
  expect(nearestPair([one, one]).changed).toBe(0);
});
