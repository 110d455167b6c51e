/** The talk at a table: who may say what, and what is remembered of it. */
import type { Square } from '../../board/squares.ts';
import type { PlayerId } from '../../game/game.ts';
import type { Line } from '../../game/talk.ts';
import { peopleAt } from '../queries.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { MOST_LINES, type SaidLine, type TableTalk } from '../talk.ts';
import { whyNotHost } from './host.ts';

/**
 * Whether players may write text of their own. If the host has not chosen, they may, unless the table is or was open to
 * strangers: those who came stay when it is closed.
 */
export function mayWriteFreely(table: Pick<Table, 'freeText' | 'metStrangers'>): boolean {
  return table.freeText ?? !table.metStrangers;
}

/**
 * Why nobody may say a line at a table, to everybody or to the crew, or null if they may. Somebody who is at the table
 * alone has nobody to talk to.
 */
export function whyNoLine(
  table: Pick<Table, 'freeText' | 'metStrangers' | 'players'>,
  line: Line,
): TableRefusal | null {
  if (peopleAt(table).length < 2) return 'nobody-else-here';
  return line.type === 'text' && !mayWriteFreely(table) ? 'phrases-only' : null;
}

/** Why a line can't name its square, or null if it can: the square must be on the board of the newest game. */
export function whyNoSquare(
  table: Pick<Table, 'games' | 'board'>,
  line: Line,
  hasSquare: (board: string, square: Square) => boolean,
): TableRefusal | null {
  const square = line.type === 'phrase' ? line.square : undefined;
  const board = table.games.at(-1)?.board ?? table.board;
  return square === undefined || hasSquare(board, square) ? null : 'square-off-board';
}

/** Why a player may not choose whether others may write text of their own, or null if they may. */
export function whyNoFreeText(table: Pick<Table, 'host'>, player: PlayerId): TableRefusal | null {
  return whyNotHost(table, player);
}

/** Why a player may not remove a line of the table's talk, or null if they may. */
export function whyNoRemoval(
  table: Pick<Table, 'host' | 'talk'>,
  player: PlayerId,
  number: number,
): TableRefusal | null {
  const isThere = table.talk.lines.some((said) => said.number === number && said.line !== null);
  return whyNotHost(table, player) ?? (isThere ? null : 'no-such-line');
}

/** The talk after one more line. */
export function withLine({ lines }: TableTalk, { number, player, line }: SaidLine): TableTalk {
  return { said: number + 1, lines: [...lines.slice(1 - MOST_LINES), { number, player, line }] };
}

/** The talk without the words of a line. */
export function withoutLine({ said, lines }: TableTalk, number: number): TableTalk {
  return { said, lines: lines.map((each) => (each.number === number ? { ...each, line: null } : each)) };
}
