/** The boards that somebody has drawn or kept on this device. They never leave it, unless somebody shares one. */
import type { Board } from '../../shared/board/board.ts';
import { ownBoardId } from '../../shared/board/packed-board.ts';
import { json, list, object, oneOf, text, TIMESTAMP, type Schema } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';
import {
  cleanName,
  faultsOf,
  FEWEST_LINES,
  MOST_LINES,
  readStored,
  storeBoard,
  type StoredBoard,
} from './editing/drawn.ts';

/** A board of this device. It may have faults (`faultsOf`). */
export interface OwnBoard {
  /** The name under which only this device knows the board, such as in the address of its page. */
  readonly key: string;
  /** When it was last changed, in ms since 1970. */
  readonly at: number;
  readonly board: Board;
}

/** The maximum number of boards on a device. They take up about 30 kB. */
export const MOST_BOARDS = 100;

type Stored = Omit<OwnBoard, 'board'> & StoredBoard;

const lines = oneOf(Array.from({ length: MOST_LINES + 1 - FEWEST_LINES }, (_, more) => FEWEST_LINES + more));
const stored = object<Stored>({
  key: text(/^[a-z0-9]{6}$/),
  at: TIMESTAMP,
  name: (found) => (typeof found === 'string' ? cleanName(found) : undefined),
  columns: lines,
  rows: lines,
  squares: text(/^[.~wrSRGWY1-4]{49,225}$/),
});
/** What is stored and is no board is dropped. */
const ownBoard: Schema<OwnBoard> = (found) => {
  const row = stored(found);
  const board = row && readStored(row);
  return board && { key: row.key, at: row.at, board };
};

const kept = new Persisted<readonly OwnBoard[]>({
  key: 'odyssey.boards',
  fallback: [],
  format: {
    parse: json(list(ownBoard, MOST_BOARDS)).parse,
    write: (boards) =>
      JSON.stringify(boards.map(({ key, at, board }): Stored => ({ key, at, ...storeBoard(board) }))),
  },
});

/** A board as people can play on it, with its id; undefined if it has faults. */
export function playableBoard(board: Board): Board | undefined {
  if (faultsOf(board).length > 0) return undefined;
  const named = { ...board, name: cleanName(board.name) };
  return { ...named, id: ownBoardId(named) };
}

export class OwnBoards {
  /** All boards of this device, the one that was changed last first. */
  all = $state.raw<readonly OwnBoard[]>(kept.value);
  /** Whether the newest change will survive a reload. */
  isSaved = $state(true);
  /** The boards that can be played on. Their ids are derived from what they hold, and no two are alike. */
  readonly list: readonly Board[] = $derived(
    this.all
      .map(({ board }) => playableBoard(board))
      .filter((board) => board !== undefined)
      .filter(({ id }, at, boards) => boards.findIndex((one) => one.id === id) === at),
  );

  constructor() {
    globalThis.addEventListener?.('storage', () => this.refresh());
  }

  /** Reads again what is stored. Pages do so when they open, because another tab may have changed it. */
  refresh(): void {
    this.all = kept.value;
  }

  get isFull(): boolean {
    return this.all.length >= MOST_BOARDS;
  }

  find(key: string): OwnBoard | undefined {
    return this.all.find((one) => one.key === key);
  }

  /** Keeps a new board. Returns its key, or undefined if there are too many boards already. */
  add(board: Board): string | undefined {
    if (kept.value.length >= MOST_BOARDS) return undefined;
    let key: string;
    do key = Math.random().toString(36).slice(2, 8);
    while (key.length < 6 || this.find(key));
    this.put({ key, at: Date.now(), board });
    return key;
  }

  /** Whether the device has this board or has room for it. */
  mayKeep(board: Board): boolean {
    return !this.isFull || this.#has(board);
  }

  /** Keeps a board that can be played on, if the device doesn't have it yet. */
  keep(board: Board): void {
    if (!this.#has(board)) this.add(board);
  }

  #has(board: Board): boolean {
    const id = ownBoardId(board);
    return this.list.some((one) => one.id === id);
  }

  /** Replaces the board with the same key, or puts it back after it was removed. */
  put(board: OwnBoard): void {
    this.#write([board, ...kept.value.filter(({ key }) => key !== board.key)]);
  }

  remove(key: string): void {
    this.#write(kept.value.filter((one) => one.key !== key));
  }

  /** Other tabs may have written too, so each change begins with what is stored now. */
  #write(boards: readonly OwnBoard[]): void {
    kept.value = boards.toSorted((a, b) => b.at - a.at).slice(0, MOST_BOARDS);
    this.all = kept.value;
    this.isSaved = kept.isSaved;
  }
}

export const ownBoards = new OwnBoards();
