/** Sets of squares on which a ship may be, and what happens to them. They are buffers that are used again. */
import type { Stage } from './stage.ts';

/** The maximum number of squares in a set of the quick rehearsals. */
export const MOST_SQUARES = 100;
/** The number of squares of the largest board. */
export const ALL_SQUARES = 13 * 13;
/** The number of squares that the crew marks for a ship: by its guess and its reminders. */
const MARKED = 5;

export class Squares {
  readonly list: Uint8Array;
  count = 0;

  /** @param most the maximum number of squares */
  constructor(most = MOST_SQUARES) {
    this.list = new Uint8Array(most);
  }

  place(square: number): void {
    this.list[0] = square;
    this.count = 1;
  }

  copy({ list, count }: Squares): void {
    for (let i = 0; i < count; i++) this.list[i] = list[i] as number;
    this.count = count;
  }

  add(square: number): void {
    if (marks[square] === mark || this.count === this.list.length) return;
    marks[square] = mark;
    this.list[this.count++] = square;
  }
}

/** Marks the squares of the set that is being built, so that none is added twice. */
const marks = new Int32Array(15 * 15);
let mark = 0;
const before = new Squares(ALL_SQUARES);

/** Starts the marks again. Without this, their numbers would grow until they don't fit any more. */
export function clearMarks(): void {
  marks.fill(0);
  mark = 0;
}

/** Replaces a set by all squares to which a storm may drive a ship from there. */
export function drive(
  { waters: { around, middle } }: Stage,
  squares: Squares,
  from: Squares = squares,
): void {
  before.copy(from);
  squares.count = 0;
  mark++;
  for (let i = 0; i < before.count; i++)
    for (const beside of around[before.list[i] as number] as readonly number[])
      if (beside !== middle) squares.add(beside);
}

/** What a ship reported after an order. */
export interface Report {
  readonly heading: number;
  readonly said: number;
  /** For each way, what a ship reports. */
  readonly reports: Uint16Array;
}

/** Other ships whose squares are known. They tell on which squares the reporting ship may be. */
export class Landmarks {
  readonly #squares = new Uint8Array(3);
  /** The least and the greatest distance from each landmark that fits the report. */
  readonly #least = new Uint8Array(3);
  readonly #most = new Uint8Array(3);
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  /**
   * Adds a landmark.
   * @param isMet whether the reporting ship met the other ship on its square
   * @param seesNone whether the reporting ship sees no ships beside it
   */
  add(square: number, isMet: boolean, seesNone: boolean): void {
    this.#squares[this.#count] = square;
    this.#least[this.#count] = isMet ? 0 : seesNone ? 2 : 1;
    this.#most[this.#count++] = isMet ? 0 : 255;
  }

  fit({ waters, apart }: Stage, square: number): boolean {
    for (let i = 0; i < this.#count; i++) {
      const distance = apart[square * waters.count + (this.#squares[i] as number)] as number;
      if (distance < (this.#least[i] as number) || distance > (this.#most[i] as number)) return false;
    }
    return true;
  }
}

/** Replaces a set by the squares to which the order leads and which fit the report. False if there are none. */
export function keepFitting(
  stage: Stage,
  squares: Squares,
  { heading, said, reports }: Report,
  landmarks: Landmarks,
): boolean {
  const { leads, middle } = stage.waters;
  before.copy(squares);
  squares.count = 0;
  mark++;
  for (let i = 0; i < before.count; i++) {
    const way = (before.list[i] as number) * 8 + heading;
    if (reports[way] !== said) continue;
    const to = leads[way] as number;
    if (to !== middle && landmarks.fit(stage, to)) squares.add(to);
  }
  return squares.count > 0;
}

/** How a crew searches for a ship whose report fits none of its squares. */
export interface Search {
  /** How often the search is widened. */
  readonly tries: number;
  readonly searched: Squares;
}

/** How the crew of the quick rehearsals searches. A wider search would change the seas of version 1. */
export const QUICK_SEARCH: Search = { tries: 4, searched: new Squares() };

/** Updates the squares that the crew has marked for a ship after the ship's report. */
export function updateMarked(
  stage: Stage,
  squares: Squares,
  report: Report,
  landmarks: Landmarks,
  { tries, searched }: Search,
): void {
  searched.copy(squares);
  for (let tried = 0; tried < tries; tried++) {
    squares.copy(searched);
    if (keepFitting(stage, squares, report, landmarks)) break;
    // Nothing fits, so the ship must be near the squares that were marked.
    squares.copy(searched);
    mark++;
    searched.count = 0;
    for (let i = 0; i < squares.count; i++) searched.add(squares.list[i] as number);
    for (let i = 0; i < squares.count; i++)
      for (const beside of stage.waters.around[squares.list[i] as number] as readonly number[])
        searched.add(beside);
  }
  keepMarked(stage, squares);
}

const hashes = new Float64Array(ALL_SQUARES);

/**
 * Reduces a set to the squares that can be marked. The choice is the one of the real crew (sampleByHash), because that
 * crew makes the same choice in each game on a board, which makes the board easier or harder for it.
 */
function keepMarked({ names }: Stage, squares: Squares): void {
  const { list, count } = squares;
  if (count <= MARKED) return;
  let all = FNV_OFFSET;
  for (let i = 0; i < count; i++) {
    if (i > 0) all = mixed(all, COMMA);
    for (const character of names[list[i] as number] as Uint8Array) all = mixed(all, character);
  }
  all = mixed(all, SPACE);
  for (let i = 0; i < count; i++) {
    let hash = all;
    for (const character of names[list[i] as number] as Uint8Array) hash = mixed(hash, character);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hashes[i] = (hash ^ (hash >>> 13)) >>> 0;
  }
  for (let i = 0; i < MARKED; i++) {
    let least = i;
    for (let j = i + 1; j < count; j++) if ((hashes[j] as number) < (hashes[least] as number)) least = j;
    const hash = hashes[least] as number;
    const square = list[least] as number;
    hashes[least] = hashes[i] as number;
    list[least] = list[i] as number;
    hashes[i] = hash;
    list[i] = square;
  }
  squares.count = MARKED;
}

const FNV_OFFSET = 0x811c9dc5;
const COMMA = 44;
const SPACE = 32;

function mixed(hash: number, character: number): number {
  return Math.imul(hash ^ character, 0x01000193);
}
