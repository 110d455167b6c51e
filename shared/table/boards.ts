/** The boards on which a table can play: those of the server, seas, and boards that players have brought. */
import type { Board } from '../board/board.ts';
import { parseSeaId, seaId, seedsOf } from '../seas/code.ts';
import { seededBy } from '../seeded.ts';
import { MOST_OWN_BOARDS, type Table } from './table.ts';

/** Whether a board is a sea, so that its id alone is enough to draw it. */
export function isSea(board: string): boolean {
  return parseSeaId(board) !== undefined;
}

/** A board that somebody has brought to the table, or undefined if the table doesn't have it. */
export function ownBoard({ ownBoards }: Pick<Table, 'ownBoards'>, id: string): Board | undefined {
  return ownBoards.find((board) => board.id === id);
}

/**
 * Whether a table can play on a board.
 * @param boards the ids of the server's boards
 */
export function hasBoard(table: Pick<Table, 'ownBoards'>, id: string, boards: readonly string[]): boolean {
  return boards.includes(id) || isSea(id) || ownBoard(table, id) !== undefined;
}

/** The boards that a table keeps after another one has been brought: the new one, and those that have been played. */
export function withOwnBoard(
  { ownBoards, games }: Pick<Table, 'ownBoards' | 'games'>,
  board: Board,
): Board[] {
  const others = ownBoards.filter(({ id }) => id !== board.id && games.some((game) => game.board === id));
  return [...others, board].slice(-MOST_OWN_BOARDS);
}

/**
 * The sea of a later game of a series of new seas. It has the version, size and difficulty of the first one, and differs
 * from all seas of the series before it.
 * @param first the id of the first sea. If it is no sea, all games are played on this board
 * @param series the id of the series
 * @param games how many games come before
 */
export function seaAfter(first: string, series: string, games: number): string {
  const sea = parseSeaId(first);
  if (!sea) return first;
  const most = seedsOf(sea.version);
  const seeds = [sea.seed];
  const random = seededBy(`seas of ${series} after ${first}`);
  while (seeds.length <= games && seeds.length < most) {
    const seed = Math.floor(random() * most);
    if (!seeds.includes(seed)) seeds.push(seed);
  }
  return seaId({ ...sea, seed: seeds.at(-1) ?? sea.seed });
}
