/**
 * A thousand boards of strangers: files, links and games with random faults. Each is refused with a reason, or it is a
 * valid board. Nothing is thrown, and nothing else changes.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import type { Board } from '../../shared/board/board.ts';
import { packBoard } from '../../shared/board/packed-board.ts';
import { parseBoard, type ParsedBoard } from '../../shared/board/parse-board.ts';
import { unpackBoard } from '../../shared/board/unpack-board.ts';
import { readGameFile } from '../../shared/wire/read-game-file.ts';
import { faultsOf, hostileBoard } from '../helpers/hostile-boards.ts';
import { oneOf, seeded } from '../helpers/random.ts';

/** Parses each text with a fault, and checks the result. Returns how many were accepted and how many refused. */
function parseAll<T>(
  contents: readonly T[],
  parse: (content: T) => ParsedBoard,
): [ok: number, refused: number] {
  let accepted = 0;
  for (const content of contents) {
    const before = JSON.stringify(content);
    const parsed = parse(content);
    expect(JSON.stringify(content)).toBe(before);
    if (parsed.ok) {
      expect([faultsOf(parsed.board), content]).toEqual([[], content]);
      accepted++;
    } else {
      expect(parsed.faults.length).toBeGreaterThan(0);
      for (const { place, reason } of parsed.faults) expect([place, reason]).not.toContain('');
    }
  }
  return [accepted, contents.length - accepted];
}

it('400 files are refused with the place and the reason, or valid', () => {
  const random = seeded(41);
  const contents = Array.from({ length: 400 }, () => hostileBoard(random));
  const [accepted, refused] = parseAll(contents, (content) => parseBoard('own', content));
  expect(accepted).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(200);
});

it('400 links are refused with a reason, or valid', () => {
  const random = seeded(42);
  const packed = [...loadBoards('boards').values()].map(packBoard);
  const signs = [...'ABCxyz019-_ +/=%<"\u0000\u202Eé🌊'];
  const links = Array.from({ length: 400 }, () => {
    const text = oneOf(packed, random);
    const at = Math.floor(random() * text.length);
    return oneOf(
      [
        text.slice(0, at),
        text.slice(0, at) + oneOf(signs, random) + text.slice(at + 1),
        text.slice(0, at) + oneOf(signs, random) + text.slice(at),
        text.slice(at) + text.slice(0, at),
        text + oneOf(packed, random),
        text.repeat(50),
        Array.from({ length: at }, () => oneOf(signs, random)).join(''),
      ],
      random,
    );
  });
  const [, refused] = parseAll(links, unpackBoard);
  expect(refused).toBeGreaterThan(390);
  for (const text of packed) expect(unpackBoard(text).ok).toBe(true);
});

it('200 files of games on boards with faults are refused with the field, or their boards are valid', () => {
  const random = seeded(43);
  const text = readFileSync('tests/fixtures/game-1.odyssey.json', 'utf8');
  const kinds = ['woody', 'rocky', 'sacred', 'deep sea', null];
  let refused = 0;
  for (let left = 200; left > 0; left--) {
    const file = JSON.parse(text) as { events: { board: Record<string, Record<string, unknown>> }[] };
    const board = file.events[0]?.board ?? {};
    const squares = Object.keys(board['islands'] ?? {});
    const square = oneOf([...squares, 'c3', 'd4', 'o15', '__proto__'], random);
    const changes: (() => void)[] = [
      () => ((board['islands'] ?? {})[square] = oneOf(kinds, random)),
      () => delete board['islands']?.[square],
      () => ((board['starts'] ?? {})[oneOf(['red', 'white', 'blue'], random)] = square),
      () => Object.assign(board, { sacred: square }),
      () => Object.assign(board, { deepSea: [square, oneOf(squares, random)] }),
      () => Object.assign(board, hostileBoard(random)),
    ];
    oneOf(changes, random)();
    const opened = readGameFile(JSON.stringify(file));
    if (opened.ok) {
      const [began] = opened.game.events;
      expect(began?.type === 'began' && faultsOf(began.board satisfies Board)).toEqual([]);
    } else {
      refused++;
      expect(opened.fault).toBe('malformed');
      expect(opened.field).toMatch(/^events\./);
    }
  }
  expect(refused).toBeGreaterThan(100);
});
