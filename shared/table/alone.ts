/** Solo games: one person plays against one opponent, at a table that is created for this game. */
import type { Side, Variants } from '../game/game.ts';
import type { Opponent } from '../opponents/opponents.ts';
import { voyageOf } from './daily.ts';
import type { OracleSays, TableCommand } from './table.ts';

/** The settings that somebody has chosen for a solo game. For absent settings, the defaults of a new table apply. */
export interface GameAlone {
  /** The player's own side. */
  readonly side: Side;
  readonly opponent: Opponent;
  readonly board?: string;
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
export function commandsFor({ side, opponent, board, variants, oracle }: GameAlone): TableCommand[] {
  return [
    { type: 'sit', seat: side },
    { type: 'seat-opponent', opponent, seat: side === 'poseidon' ? 'navigators' : 'poseidon' },
    ...(board === undefined ? [] : [{ type: 'choose-board', board } as const]),
    ...(variants === undefined ? [] : [{ type: 'choose-variants', variants } as const]),
    ...(oracle === undefined ? [] : [{ type: 'choose-oracle', oracle } as const]),
    { type: 'begin-game' },
  ];
}
