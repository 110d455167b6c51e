/** The next game alone, as it follows from the settings and from the boards of this device. */
import { writeBoardFile } from '../../../shared/board/packed-board.ts';
import { VARIANT_SETS } from '../../../shared/game/variants.ts';
import { CHARACTERS, type Opponent } from '../../../shared/opponents/opponents.ts';
import type { GameAlone } from '../../../shared/table/alone.ts';
import { ownBoards } from '../../seas/own-boards.svelte.ts';
import { FIRST, keptSettings, type AloneSettings } from './settings.ts';

/** A board that is kept on this device; undefined if there is none with this id. */
export const ownBoard = (id: string) => ownBoards.list.find((one) => one.id === id);

/** The settings for the next game. If the board has been removed from this device, the first board takes its place. */
export function nextSettings(): AloneSettings {
  const kept = keptSettings();
  const isGone = kept.board.startsWith('own-') && !ownBoard(kept.board);
  return isGone ? { ...kept, board: FIRST.board } : kept;
}

/**
 * Returns a game with these settings, in which the opponent plays its usual side. If the player is Poseidon, the oracle
 * is left out, because only Navigators can use it.
 */
export function gameAgainst(opponent: Opponent, { board: id, set, oracle }: AloneSettings): GameAlone {
  const side = CHARACTERS[opponent].home === 'poseidon' ? 'navigators' : 'poseidon';
  const own = ownBoard(id);
  return {
    side,
    opponent,
    ...(own ? { ownBoard: writeBoardFile(own) } : { board: id }),
    variants: VARIANT_SETS[set],
    oracle: side === 'poseidon' ? 'silent' : oracle,
  };
}
