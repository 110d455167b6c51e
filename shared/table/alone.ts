/** A game alone: one person against one opponent, at a table that is made for it. */
import type { Side, Variants } from '../game/game.ts';
import type { Opponent } from '../opponents/opponents.ts';
import { DAILY_OPPONENT, voyageOf } from './daily.ts';
import type { OracleSays, TableCommand } from './table.ts';

/** What somebody plays who plays alone; what is absent is as at any new table. */
export interface GameAlone {
  /** The player's own side. */
  readonly side: Side;
  readonly opponent: Opponent;
  readonly board?: string;
  readonly variants?: Variants;
  readonly oracle?: OracleSays;
}

/** The voyage of a day, from which all else follows. */
export interface DailyAlone {
  readonly daily: string;
}

/** A day's voyage as a game alone: the oracle is silent, so that the scores can be compared. */
export function dailyGame(day: string): GameAlone {
  const { board, variants } = voyageOf(day);
  return { side: 'navigators', opponent: DAILY_OPPONENT, board, variants, oracle: 'silent' };
}

/** The commands with which whoever has joined an empty table, as its host, brings a game alone about. */
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
