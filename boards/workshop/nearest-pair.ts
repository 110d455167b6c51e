/** Finds the two boards that differ in the fewest squares, however they are turned or mirrored. */
import type { Board } from '../../shared/board/board.ts';
import { squaresOf } from '../../shared/board/squares.ts';

export interface NearestPair {
  readonly changed: number;
  readonly one: Board | undefined;
  readonly other: Board | undefined;
}

/** The number of squares in a word, with two bits for each. */
const IN_WORD = 16;

/** @param boards square boards of the same size */
export function nearestPair(boards: readonly Board[]): NearestPair {
  const [first] = boards;
  const size = first?.columns ?? 0;
  const plain = boards.map((board) => toWords(cellsOf(board)));
  let nearest: NearestPair = { changed: size * size, one: undefined, other: undefined };
  for (const [number, board] of boards.entries()) {
    for (const image of imagesOf(cellsOf(board), size).map(toWords)) {
      for (let before = 0; before < number; before++) {
        const changed = differing(image, plain[before] as Uint32Array, nearest.changed);
        if (changed < nearest.changed) nearest = { changed, one: boards[before], other: board };
      }
    }
  }
  return nearest;
}

function cellsOf(board: Board): number[] {
  const deep = new Set(board.deepSea);
  return squaresOf(board).map((square) => {
    const kind = board.islands[square];
    if (kind) return kind === 'rocky' ? 2 : 3;
    return deep.has(square) ? 1 : 0;
  });
}

/** The eight images of a square board. */
function imagesOf(cells: readonly number[], size: number): number[][] {
  const turned = (from: readonly number[]) =>
    from.map((_, at) => from[(size - 1 - (at % size)) * size + Math.floor(at / size)] as number);
  const mirrored = (from: readonly number[]) =>
    from.map((_, at) => from[Math.floor(at / size) * size + size - 1 - (at % size)] as number);
  const images: number[][] = [];
  let image = [...cells];
  for (let turns = 0; turns < 4; turns++) {
    images.push(image, mirrored(image));
    image = turned(image);
  }
  return images;
}

function toWords(cells: readonly number[]): Uint32Array {
  const words = new Uint32Array(Math.ceil(cells.length / IN_WORD));
  for (const [at, cell] of cells.entries()) {
    const word = Math.floor(at / IN_WORD);
    words[word] = (words[word] as number) | (cell << (2 * (at % IN_WORD)));
  }
  return words;
}

/** How many squares differ. Stops counting at `most`. */
function differing(one: Uint32Array, other: Uint32Array, most: number): number {
  let count = 0;
  for (let word = 0; word < one.length && count < most; word++) {
    const bits = (one[word] as number) ^ (other[word] as number);
    let cells = (bits | (bits >>> 1)) & 0x55555555;
    cells = (cells & 0x33333333) + ((cells >>> 2) & 0x33333333);
    cells = (cells + (cells >>> 4)) & 0x0f0f0f0f;
    count += Math.imul(cells, 0x01010101) >>> 24;
  }
  return count;
}
