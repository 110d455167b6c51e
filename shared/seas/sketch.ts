/** A sketch: a board that is being drawn, as numbers. */
import type { Board, IslandKind, Ship } from '../board/board.ts';
import { makeSquare, type Square } from '../board/squares.ts';
import { LARGEST_CLUSTER, LEAST_PATCH, MOST_BESIDE } from './bands.ts';
import { DEEP, ROCKY, SACRED, SEA, WOODY } from './figures.ts';
import { watersOf, type Waters } from './waters.ts';

/** The colours of the starts, clockwise from the north-west. */
const CLOCKWISE: readonly Ship[] = ['white', 'green', 'red', 'yellow'];

export class Sketch {
  readonly waters: Waters;
  /** What is on each square. */
  readonly cells: Uint8Array;
  /** The starts, clockwise from the north-west. */
  readonly starts: readonly number[];
  /** For each square, the number of islands that are at most two squares away. */
  readonly #cover: Uint8Array;
  readonly #isFixed: Uint8Array;
  readonly #made: ConstructorParameters<typeof Sketch>;
  #islands = 0;
  #deepSea = 0;
  #deserts: number;

  /**
   * @param distance the distance of the starts from the Sacred Island
   * @param turn how many squares the starts lie clockwise from the direction of the corners
   * @param kinds the kinds of the starts
   */
  constructor(size: number, distance: number, turn: number, kinds: readonly number[]) {
    this.#made = [size, distance, turn, kinds];
    this.waters = watersOf(size);
    const { count, middle, turned } = this.waters;
    this.cells = new Uint8Array(count);
    this.#cover = new Uint8Array(count);
    this.#isFixed = new Uint8Array(count);
    this.#deserts = count;
    const middleLine = (size - 1) / 2;
    let start = (middleLine - distance) * size + middleLine - distance + turn;
    const starts: number[] = [];
    while (starts.length < CLOCKWISE.length) {
      starts.push(start);
      start = turned[start] as number;
    }
    this.starts = starts;
    this.put(middle, SACRED);
    for (const [i, square] of starts.entries()) this.put(square, kinds[i] as number);
    for (const square of [middle, ...starts]) this.#isFixed[square] = 1;
  }

  copy(): Sketch {
    const copy = new Sketch(...this.#made);
    for (const [square, cell] of this.cells.entries()) copy.put(square, cell);
    return copy;
  }

  /** The number of islands, including the starts and the Sacred Island. */
  get islands(): number {
    return this.#islands;
  }

  get deepSea(): number {
    return this.#deepSea;
  }

  /** Whether a square holds a start or the Sacred Island, which never move. */
  isFixed(square: number): boolean {
    return this.#isFixed[square] === 1;
  }

  put(square: number, cell: number): void {
    const change = Number(cell >= WOODY) - Number((this.cells[square] as number) >= WOODY);
    this.#deepSea += Number(cell === DEEP) - Number(this.cells[square] === DEEP);
    this.cells[square] = cell;
    if (change === 0) return;
    this.#islands += change;
    for (const near of this.waters.nearby[square] as readonly number[]) {
      const before = this.#cover[near] as number;
      this.#cover[near] = before + change;
      if (before === 0) this.#deserts--;
      else if (before + change === 0) this.#deserts++;
    }
  }

  /** How many faults the sketch has, such as heaps, deserts, and patches of deep sea that are too small or too large. */
  faults(): number {
    const { waters, cells, starts } = this;
    let faults = this.#deserts;
    for (const square of [waters.middle, ...starts]) {
      let beside = 0;
      for (const other of waters.around[square] as readonly number[])
        beside += Number((cells[other] as number) >= WOODY);
      faults += Math.max(0, beside - MOST_BESIDE);
    }
    marks.fill(0);
    let patches = 0;
    for (let square = 0; square < waters.count; square++) {
      const cell = cells[square] as number;
      if (cell === SEA || marks[square] === 1) continue;
      const size = this.#flood(square, cell === DEEP);
      if (cell !== DEEP) {
        faults += Math.max(0, size - LARGEST_CLUSTER);
        continue;
      }
      patches++;
      faults += Math.max(0, LEAST_PATCH - size) + Math.max(0, size - LARGEST_PATCH);
    }
    return faults + Math.max(0, FEWEST_SKETCHED_PATCHES - patches);
  }

  /** Marks the squares that touch a square and have the same kind of thing on them, and counts them. */
  #flood(first: number, isDeep: boolean): number {
    const { around } = this.waters;
    let size = 0;
    let all = 1;
    stack[0] = first;
    marks[first] = 1;
    while (size < all) {
      for (const beside of around[stack[size++] as number] as readonly number[]) {
        const cell = this.cells[beside] as number;
        if (marks[beside] === 1 || (isDeep ? cell !== DEEP : cell < WOODY)) continue;
        marks[beside] = 1;
        stack[all++] = beside;
      }
    }
    return size;
  }

  /** The board with the sketch's content. */
  toBoard(id: string, name: string): Board {
    const { cells, starts } = this;
    const { size, middle } = this.waters;
    const grid = { columns: size, rows: size };
    const squareAt = (at: number) =>
      makeSquare(grid, { column: at % size, row: Math.floor(at / size) }) as Square;
    const islands: Partial<Record<Square, IslandKind>> = {};
    const deepSea: Square[] = [];
    for (const [at, cell] of cells.entries()) {
      if (cell === DEEP) deepSea.push(squareAt(at));
      const kind = ISLANDS[cell];
      if (kind) islands[squareAt(at)] = kind;
    }
    const [white, green, red, yellow] = starts.map(squareAt) as [Square, Square, Square, Square];
    return {
      id,
      name,
      ...grid,
      sacred: squareAt(middle),
      starts: { red, green, white, yellow },
      islands,
      deepSea,
    };
  }
}

const ISLANDS: readonly (IslandKind | undefined)[] = [undefined, undefined, 'woody', 'rocky', 'sacred'];

/** The kinds of the starts. Opposite starts are of different kinds. */
export const START_KINDS = [
  [WOODY, WOODY, ROCKY, ROCKY],
  [ROCKY, WOODY, WOODY, ROCKY],
  [ROCKY, ROCKY, WOODY, WOODY],
  [WOODY, ROCKY, ROCKY, WOODY],
];

/** The maximum size of a patch of deep sea. */
export const LARGEST_PATCH = 9;
const FEWEST_SKETCHED_PATCHES = 3;

const marks = new Uint8Array(15 * 15);
const stack = new Uint8Array(15 * 15);
