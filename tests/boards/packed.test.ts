import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARDS_FOLDER, boardFilesIn, readBoardFile } from '../../server/lib/read-board-file.ts';
import type { Board } from '../../shared/board/board.ts';
import { ownBoardId, packBoard, writeBoardFile } from '../../shared/board/packed-board.ts';
import { unpackBoard } from '../../shared/board/unpack-board.ts';
import { parseBoard } from '../../shared/board/parse-board.ts';
import { squaresOf } from '../../shared/board/squares.ts';
import { visible } from '../../shared/visible-text.ts';
import { fileArbitrary, fileOf } from './files.ts';

function boardOf(content: unknown): Board {
  const parsed = parseBoard('X', content);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.board;
}

const ours = boardFilesIn(BOARDS_FOLDER).map((path) => {
  const parsed = readBoardFile(path);
  if (!parsed.ok) throw new Error(path);
  return parsed.board;
});

const names = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
);
/** Random boards with random names that the parser accepts. */
const boards = fc
  .record({ content: fileArbitrary, name: names.filter((name) => visible(name).trim() !== '') })
  .map(({ content, name }) => boardOf({ ...content, name }));

/** The board as it is after unpacking: the id is derived, and deep sea is listed row by row. */
function unpacked(board: Board): Board {
  const deepSea = squaresOf(board).filter((square) => board.deepSea.includes(square));
  return { ...board, id: ownBoardId(board), deepSea };
}

describe('a packed board', () => {
  test.each(ours)('holds our board $id', (board) => {
    expect(unpackBoard(packBoard(board))).toEqual({ ok: true, board: unpacked(board) });
    expect(packBoard(board)).toMatch(/^[\w-]{60,140}$/);
  });

  test('holds any board', () => {
    fc.assert(
      fc.property(boards, (board) => {
        expect(unpackBoard(packBoard(board))).toEqual({ ok: true, board: unpacked(board) });
      }),
    );
  });

  test('of the largest size and with the longest name fits a link', () => {
    const board = boardOf({ ...fileOf({ columns: 15, rows: 15 }), name: '海'.repeat(40) });
    expect(packBoard(board).length).toBeLessThan(280);
    expect(unpackBoard(packBoard(board))).toMatchObject({ ok: true, board: { name: board.name } });
  });
});

describe('a damaged link is refused with a reason', () => {
  const [whole = ''] = ours.map(packBoard);
  const damaged = { ok: false, faults: [{ place: '(link)', reason: 'the link is incomplete or damaged' }] };

  test.each(['', 'A', '!', 'é', '%', 'x'.repeat(100_000), whole + whole])('%#', (text) => {
    expect(unpackBoard(text)).toEqual(damaged);
  });

  test('wherever it was cut off', () => {
    for (let end = 0; end < whole.length - 1; end++)
      expect(unpackBoard(whole.slice(0, end))).toEqual(damaged);
  });

  test('whatever it is', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^AQ[\w-]{0,200}$/));
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = unpackBoard(text);
        if (!parsed.ok) expect(parsed.faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('if it holds a board that no file may hold', () => {
    const board = ours[0] as Board;
    const beside = { ...board, starts: { ...board.starts, red: 'f6' as const } };
    expect(unpackBoard(packBoard(beside))).toMatchObject({
      ok: false,
      faults: [{ place: 'starts.red.square', reason: 'next to the Sacred Island' }],
    });
    expect(unpackBoard(packBoard({ ...board, name: ' ' }))).toMatchObject({
      ok: false,
      faults: [{ place: 'name' }],
    });
    const twice = { ...board, starts: { ...board.starts, red: board.starts.green } };
    expect(unpackBoard(packBoard(twice))).toMatchObject({ ok: false });
    const onDeep = { ...board, starts: { ...board.starts, red: 'a2' as const } };
    expect(unpackBoard(packBoard(onDeep))).toMatchObject({
      ok: false,
      faults: [{ place: 'starts.red.kind' }],
    });
  });
});

describe('the id of a board of one’s own', () => {
  const [board] = ours as [Board];

  test('depends on the content alone', () => {
    expect(ownBoardId(board)).toMatch(/^own-[0-9a-z]{21}$/);
    expect(ownBoardId({ ...board, id: 'other', deepSea: board.deepSea.toReversed() })).toBe(
      ownBoardId(board),
    );
    expect(new Set(ours.map(ownBoardId)).size).toBe(ours.length);
    expect(ownBoardId({ ...board, name: 'Another' })).not.toBe(ownBoardId(board));
  });
});

describe('the file of a board', () => {
  test('holds the whole board', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const content = JSON.parse(JSON.stringify(writeBoardFile(board))) as unknown;
        expect(parseBoard(board.id, content)).toEqual({ ok: true, board });
      }),
    );
  });
});
