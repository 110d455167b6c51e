/** Contents of board files that are wrong in many ways, and a check of boards that was written without the parser. */
import { SHIPS, type Board } from '../../shared/board/board.ts';
import { writeBoardFile } from '../../shared/board/packed-board.ts';
import { distance, parseSquare, squaresOf } from '../../shared/board/squares.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import type { Random } from '../../shared/random.ts';
import { fileOf } from '../boards/files.ts';
import { oneOf } from './random.ts';

const FILES: readonly object[] = [
  ...[...loadBoards('boards').values()].map(writeBoardFile),
  fileOf({ columns: 7, rows: 15 }),
  fileOf({ columns: 15, rows: 15 }),
];

const NAMES = [
  '<b>Sea</b>',
  '\u202Egnp.exe',
  'a\u0300\u0301\u0302\u0303\u0304\u0305',
  '\u0000\u0007\n',
  '\u200B\u2060',
  '🌊'.repeat(20),
  '\uD800',
  'x'.repeat(40),
  'x'.repeat(401),
  'ﷺ'.repeat(40),
  '',
];
const JUNK: readonly unknown[] = [
  ...[null, true, 0, -1, 7, 9.5, 15, 16, 1e9, Number.MAX_SAFE_INTEGER],
  ...['', 'a1', 'i9', 'o15', 'p1', 'a16', 'A1', 'a01', 'e5\n', '__proto__', 'constructor'],
  ...[[], {}, ['a1'], ['a1', 'a1'], [['a1']], { square: 'c3', kind: 'woody' }, { length: 3 }],
  ...[{ square: 'c3', kind: 'sacred' }, JSON.parse('{"__proto__":{"kind":"woody"}}') as unknown],
];

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

/** All places of a value that hold something: each as the object that holds it, and the key. */
function placesIn(value: unknown): [holder: Loose, key: string][] {
  if (!isLoose(value)) return [];
  return Object.keys(value).flatMap((key) => [[value, key] as [Loose, string], ...placesIn(value[key])]);
}

/** Changes one thing of a content in place. */
function spoil(content: Loose, random: Random): void {
  const [holder, key] = oneOf(placesIn(content), random);
  const [other, otherKey] = oneOf(placesIn(content), random);
  const squares = squaresOf({ columns: 15, rows: 15 });
  const changes: (() => void)[] = [
    () => (holder[key] = oneOf(JUNK, random)),
    () => (holder[key] = structuredClone(other[otherKey])),
    () => (holder[key] = oneOf(squares, random)),
    () => Reflect.deleteProperty(holder, key),
    () => (content[oneOf(['weather', 'id', 'toString', 'sacred2'], random)] = oneOf(JUNK, random)),
    () => (content['name'] = oneOf(NAMES, random)),
    () => (content['columns'] = 5 + Math.floor(random() * 13)),
    () => (content[oneOf(['woody', 'rocky', 'deepSea'], random)] = Array(400).fill(oneOf(squares, random))),
    () => (content['deepSea'] = [oneOf(squares, random), oneOf(squares, random)]),
  ];
  oneOf(changes, random)();
}

/** The content of a board file with one to three changes. Sometimes it is still valid. */
export function hostileBoard(random: Random): unknown {
  const content = structuredClone(oneOf(FILES, random)) as Loose;
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--) spoil(content, random);
  return content;
}

/** What is wrong with a board, worked out without the parser; empty if nothing is. */
export function faultsOf(board: Board): string[] {
  const { name, columns, rows, sacred, starts, islands, deepSea } = board;
  const squares = [sacred, ...SHIPS.map((ship) => starts[ship]), ...Object.keys(islands), ...deepSea];
  const used = [...Object.keys(islands), ...deepSea];
  const far = SHIPS.map((ship) => distance(starts[ship], sacred));
  const checks: Record<string, boolean> = {
    size: [columns, rows].every((lines) => Number.isInteger(lines) && lines >= 7 && lines <= 15),
    squares: squares.every((square) => parseSquare(board, square) === square),
    'two things on a square': new Set(used).size === used.length,
    'one Sacred Island': islands[sacred] === 'sacred' && count(islands, 'sacred') === 1,
    'four starts': new Set(SHIPS.map((ship) => starts[ship])).size === 4,
    'starts on islands': SHIPS.every((ship) => ['woody', 'rocky'].includes(islands[starts[ship]] ?? '')),
    distances: far.every((steps) => steps > 1 && steps <= 11),
    name:
      /^(?=\S).{1,40}(?<=\S)$/su.test(name) && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name.replaceAll('\u200D', '')),
    keys: String(Object.keys(board).sort()) === 'columns,deepSea,id,islands,name,rows,sacred,starts',
  };
  return Object.keys(checks).filter((check) => checks[check] === false);
}

function count(islands: Board['islands'], kind: string): number {
  return Object.values(islands).filter((one) => one === kind).length;
}
