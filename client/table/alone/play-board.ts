/** Plays on a board that somebody drew, found or was sent: alone, or with friends. */
import { nanoid } from 'nanoid';
import type { Board } from '../../../shared/board/board.ts';
import { writeBoardFile } from '../../../shared/board/packed-board.ts';
import { isSea } from '../../../shared/table/boards.ts';
import type { TableCommand } from '../../../shared/table/commands.ts';
import { keepName, keepSeat, newToken } from '../../lib/held-seats.ts';
import { ALONE_PATH, router, tablePath } from '../../lib/router.svelte.ts';
import { ownBoards } from '../../seas/own-boards.svelte.ts';
import type { request } from '../../session/request.ts';
import { keepSettings, keptSettings } from './settings.ts';

/** Whether this device can play alone on the board. A board that somebody drew must be kept for that. */
export function mayPlayAlone(board: Board): boolean {
  return isSea(board.id) || ownBoards.mayKeep(board);
}

/**
 * Makes this the board of the page for playing alone, and goes there. A board that somebody drew is kept first. Does
 * nothing unless `mayPlayAlone`.
 */
export function playAlone(board: Board): void {
  if (!mayPlayAlone(board)) return;
  if (!isSea(board.id)) ownBoards.keep(board);
  keepSettings({ ...keptSettings(), board: board.id });
  router.go(ALONE_PATH);
}

/**
 * All tables that this page makes for one board have the same token, so that the server finds the table again if its
 * answer was lost.
 */
const tokens = new Map<string, string>();

/**
 * Creates a table at which this board is chosen, and goes there.
 * @param ask sends requests, and shows failures
 */
export async function playWithFriends(board: Board, name: string, ask: typeof request): Promise<void> {
  const token = tokens.get(board.id) ?? newToken();
  tokens.set(board.id, token);
  const made = await ask('make', { token, name });
  if (!made?.ok) return;
  tokens.delete(board.id);
  const { code } = made;
  keepName(name);
  keepSeat(code, token);
  const have = { table: 0, game: null };
  const attended = await ask('attend', { code, tokens: [token], have });
  const player = attended?.ok ? attended.players[0] : undefined;
  if (player !== undefined) await ask('command', { id: nanoid(), player, command: choosing(board) });
  router.go(tablePath(code));
}

function choosing(board: Board): TableCommand {
  return isSea(board.id)
    ? { type: 'choose-board', board: board.id }
    : { type: 'choose-own-board', board: writeBoardFile(board) };
}
