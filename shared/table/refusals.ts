/** The reasons why a command at a table can be refused. */
import type { GameRefusal } from '../game/game.ts';

/** The reasons why a command at the table can be refused. */
export const TABLE_REFUSALS = [
  'seat-taken',
  'table-full',
  'table-locked',
  'must-knock',
  'name-taken',
  'game-running',
  'no-game-running',
  'series-running',
  'no-series-running',
  'seats-empty',
  'not-seated',
  'not-host',
  'no-such-player',
  'no-such-board',
  'bad-board',
  'not-a-sea',
  'player-present',
  'knows-other-side',
  'ship-taken',
  'share-full',
  'wrong-order',
  'no-room',
  'no-such-game',
  'game-not-over',
  'has-not-played',
  'not-alone',
  'no-such-round',
  'opponent-here',
  'not-won',
  'already-won',
  'not-asked',
  'no-days-clock',
  'time-up',
  'phrases-only',
  'nobody-else-here',
  'not-offered',
] as const;
export type TableRefusal =
  (typeof TABLE_REFUSALS)[number] | Extract<GameRefusal, 'wrong-side' | 'no-such-line' | 'square-off-board'>;
