/** Reads packed boards (packed-board.ts). They come from links, so anything may be in them. */
import { SHIPS } from './board.ts';
import { ALPHABET, checksumOf, ownBoardId, PACKED_KINDS, PACKED_VERSION } from './packed-board.ts';
import { parseBoard, type ParsedBoard } from './parse-board.ts';
import { squaresOf } from './squares.ts';

/** The number of bytes before the squares. */
const HEAD = 3 + SHIPS.length;
/** The number of bytes of the checksum. */
const CHECKSUM = 2;
/** The maximum length of a packed board. The longest valid one has 15×15 squares and a name of 40 emoji or Han characters. */
const LONGEST = 320;

/** Unpacks a board and checks it in the same way as a board file. Its id is that of {@link ownBoardId}. */
export function unpackBoard(text: string): ParsedBoard {
  const bytes = toBytes(text);
  const content = bytes && fileIn(bytes);
  if (!content) return refusal('the link is incomplete or damaged');
  const parsed = parseBoard('own', content);
  return parsed.ok ? { ok: true, board: { ...parsed.board, id: ownBoardId(parsed.board) } } : parsed;
}

function refusal(reason: string): ParsedBoard {
  return { ok: false, faults: [{ place: '(link)', reason }] };
}

/** The content of the board file that was packed. It may be that of an invalid board. Undefined if the bytes are damaged. */
function fileIn(bytes: readonly number[]): unknown {
  const [version, size = 0, ...rest] = bytes.slice(0, -CHECKSUM);
  const checksum = bytes.slice(-CHECKSUM);
  if (version !== PACKED_VERSION || String(checksumOf(bytes.slice(0, -CHECKSUM))) !== String(checksum))
    return undefined;
  const grid = { columns: size >> 4, rows: size & 15 };
  const squares = squaresOf(grid);
  const kinds = rest.slice(HEAD - 2);
  const end = Math.ceil(squares.length / 4);
  const kindOf = (at: number) => PACKED_KINDS[((kinds[at >> 2] ?? 0) >> (2 * (at & 3))) & 3];
  const name = textOf(kinds.slice(end));
  if (kinds.length < end || name === undefined) return undefined;
  const [sacred = 0, ...starts] = rest.slice(0, HEAD - 2);
  const all = (kind: string) => squares.filter((_, at) => kindOf(at) === kind && !starts.includes(at));
  const start = (ship: number) => ({
    square: squares[starts[ship] ?? 0] ?? '?',
    kind: kindOf(starts[ship] ?? 0),
  });
  return {
    name,
    ...grid,
    sacred: squares[sacred] ?? '?',
    starts: Object.fromEntries(SHIPS.map((ship, at) => [ship, start(at)])),
    woody: all('woody'),
    rocky: all('rocky'),
    deepSea: all('deep sea'),
  };
}

function textOf(bytes: readonly number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

function toBytes(text: string): number[] | undefined {
  if (text.length > LONGEST) return undefined;
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return undefined;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
    held &= (1 << bits) - 1;
  }
  return bytes;
}
