/**
 * Boards as short texts for links, and as the content of board files. unpack-board.ts reads the texts.
 *
 * A packed board is base64url of these bytes: the version, the columns and rows (four bits each), the squares of the
 * Sacred Island and of the four starts, two bits for each square of the board, the name in UTF-8, and a checksum of two
 * bytes.
 */
import { SHIPS, type Board, type IslandKind, type Ship } from './board.ts';
import type { BoardFile } from './parse-board.ts';
import { squaresOf, type Square } from './squares.ts';

export const PACKED_VERSION = 1;
/** What is on a square, by the number that is packed. */
export const PACKED_KINDS = ['sea', 'deep sea', 'woody', 'rocky'] as const;
/** The characters of packed boards, by their value: base64url. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The content of a board file that describes this board. Inverse of `parseBoard`. */
export function writeBoardFile(board: Board): BoardFile {
  const { name, columns, rows, sacred, starts, islands, deepSea } = board;
  const isOther = (square: Square) => SHIPS.every((ship) => starts[ship] !== square);
  const others = (kind: IslandKind) =>
    squaresOf(board).filter((square) => islands[square] === kind && isOther(square));
  const start = (ship: Ship) => ({
    square: starts[ship],
    kind: islands[starts[ship]] === 'woody' ? ('woody' as const) : ('rocky' as const),
  });
  return {
    name,
    columns,
    rows,
    sacred,
    starts: { red: start('red'), green: start('green'), white: start('white'), yellow: start('yellow') },
    woody: others('woody'),
    rocky: others('rocky'),
    deepSea: [...deepSea],
  };
}

/** A board as a short text that may stand in a link. The order of its squares of deep sea is not kept. */
export function packBoard(board: Board): string {
  const squares = squaresOf(board);
  const deep = new Set(board.deepSea);
  const kinds = squares.map((square) => {
    const kind = board.islands[square];
    return PACKED_KINDS.indexOf(
      kind === 'woody' || kind === 'rocky' ? kind : deep.has(square) ? 'deep sea' : 'sea',
    );
  });
  const quarters = Array.from({ length: Math.ceil(kinds.length / 4) }, (_, at) =>
    [0, 1, 2, 3].reduce((byte, place) => byte | ((kinds[at * 4 + place] ?? 0) << (2 * place)), 0),
  );
  const bytes = [
    PACKED_VERSION,
    (board.columns << 4) | board.rows,
    ...[board.sacred, ...SHIPS.map((ship) => board.starts[ship])].map((square) => squares.indexOf(square)),
    ...quarters,
    ...new TextEncoder().encode(board.name),
  ];
  return toText([...bytes, ...checksumOf(bytes)]);
}

/** The id of a board that somebody drew. It depends only on the board's content, so equal boards have equal ids. */
export function ownBoardId(board: Board): string {
  const packed = packBoard(board);
  const words = [1, 2, 3].map((salt) => hashOf(`${salt} ${packed}`).toString(36).padStart(7, '0'));
  return `own-${words.join('')}`;
}

/** The checksum of the bytes before it. */
export function checksumOf(bytes: readonly number[]): [number, number] {
  const hash = hashOf(String.fromCharCode(...bytes));
  return [hash & 0xff, (hash >>> 8) & 0xff];
}

/** The 32-bit FNV-1a hash with a final mixing step. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function toText(bytes: readonly number[]): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += ALPHABET.charAt((held >> bits) & 63);
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET.charAt((held << (6 - bits)) & 63) : text;
}
