/** Solo games: one person plays against one opponent, at a table that is created for this game. */
import type { BoardFile } from '../board/parse-board.ts';
import type { Side, Variants } from '../game/game.ts';
import type { Opponent } from '../opponents/opponents.ts';
import { voyageOf } from './daily.ts';
import type { TableCommand } from './commands.ts';
import type { OracleSays } from './helps.ts';

/** The settings that somebody has chosen for a solo game. For absent settings, the defaults of a new table apply. */
export interface GameAlone {
  /** The player's own side. */
  readonly side: Side;
  readonly opponent: Opponent;
  /** The id of one of the server's boards or of a sea. */
  readonly board?: string;
  /** A board of the player's own, as the content of a board file. It takes the place of `board`. */
  readonly ownBoard?: BoardFile;
  readonly variants?: Variants;
  readonly oracle?: OracleSays;
}

/** A daily game. Its date determines everything else. */
export interface DailyAlone {
  readonly daily: string;
  /** Present if the game is on the day's easier sea. */
  readonly easier?: true;
}

/** The settings of a daily game. */
export function dailyGame({ daily, easier }: DailyAlone): GameAlone {
  const { opponent, board, variants, oracle } = voyageOf(daily, easier);
  return { side: 'navigators', opponent, board, variants, oracle };
}

/** The commands with which the host of an empty table starts a solo game. */
export function commandsFor(game: GameAlone): TableCommand[] {
  const { side, opponent, variants, oracle } = game;
  return [
    { type: 'sit', seat: side },
    { type: 'seat-opponent', opponent, seat: side === 'poseidon' ? 'navigators' : 'poseidon' },
    ...boardOf(game),
    ...(variants === undefined ? [] : [{ type: 'choose-variants', variants } as const]),
    ...(oracle === undefined ? [] : [{ type: 'choose-oracle', oracle } as const]),
    { type: 'begin-game' },
  ];
}

/** The command that chooses the game's board, if one was chosen. */
function boardOf({ board, ownBoard }: GameAlone): TableCommand[] {
  if (ownBoard) return [{ type: 'choose-own-board', board: ownBoard }];
  return board === undefined ? [] : [{ type: 'choose-board', board }];
}
