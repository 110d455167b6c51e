/** Files and links from strangers: each is opened as a whole board, or refused in words. */
import { expect, it } from 'vitest';
import { faultsOf } from '../../../client/seas/editing/drawn.ts';
import { boardInLink, openFile } from '../../../client/screens/drawing/opening.ts';
import { faultWords } from '../../../client/screens/drawing/words.ts';
import { t } from '../../../client/text/text.ts';
import { loadBoards } from '../../../server/lib/boards.ts';
import type { Board } from '../../../shared/board/board.ts';
import { packBoard, writeBoardFile } from '../../../shared/board/packed-board.ts';
import { oneOf, seeded } from '../../helpers/random.ts';

const BOARDS = [...loadBoards('boards').values()];
const random = seeded(41);
const some = () => oneOf(BOARDS, random);

/** A text with a few characters replaced, left out or doubled. */
function damaged(text: string): string {
  let result = text;
  for (let times = 0; times < 1 + random() * 3; times++) {
    const at = Math.floor(random() * result.length);
    const other = oneOf([...result, '"', ',', '{', '\u202e', '\u0000', '9', '-'], random);
    result = result.slice(0, at) + oneOf(['', other, other + other], random) + result.slice(at + 1);
  }
  return result;
}

/** Expects that people can play on a board, and that its name is what everybody sees. */
function expectWhole(board: Board): void {
  expect(faultsOf(board)).toEqual([]);
  expect(board.name).not.toMatch(/[\p{C}\u2028\u2029]/u);
}

it('a thousand damaged files are refused in words, or hold whole boards', async () => {
  let refused = 0;
  for (let count = 0; count < 1000; count++) {
    const text = damaged(JSON.stringify(writeBoardFile(some())));
    const opened = await openFile(new Blob([text]));
    if (opened.ok) expectWhole(opened.board);
    else {
      refused++;
      const words = faultWords(opened);
      expect(words.length).toBeLessThan(8);
      for (const line of words) expect(line).toMatch(/\S/);
    }
  }
  expect(refused).toBeGreaterThan(500);
});

it('a thousand damaged links hold no board', () => {
  for (let count = 0; count < 1000; count++) {
    const packed = packBoard(some());
    const other = damaged(packed);
    const board = boardInLink(other);
    // The checksum of two bytes lets hardly any damage pass, and what passes is a whole board.
    if (board) expectWhole(board);
    else expect(other).not.toBe(packed);
  }
});

it('a file says what is wrong with it', async () => {
  const wordsOf = async (content: BlobPart) => {
    const opened = await openFile(new Blob([content]));
    return opened.ok ? [] : faultWords(opened);
  };
  expect(await wordsOf(' '.repeat(70_000))).toEqual([t.drawing.refused['too-large']]);
  expect(await wordsOf('<html>')).toEqual([t.drawing.refused['not-json']]);
  expect(await wordsOf('[]')).toEqual([t.drawing.refused['not-json']]);
  const file = writeBoardFile(BOARDS[0] as Board);
  expect(await wordsOf(JSON.stringify({ ...file, rocky: ['b9', 'z1'] }))).toEqual([
    t.drawing.refused.faults,
    t.drawing.faultAt('rocky[1]', 'no-square'),
  ]);
  const many = JSON.stringify({ ...file, rocky: Array(9).fill('z1') });
  expect((await wordsOf(many)).at(-1)).toBe(t.drawing.moreFaults(4));
});
