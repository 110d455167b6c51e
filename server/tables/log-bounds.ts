/**
 * Limits the size of a table's logs. A log is read whole each time a device comes, so none may grow without limit. The
 * limits lie far above what people reach. A command that ends a game is never refused, only commands that could be
 * repeated forever.
 */
import { hasPlayedHere, runningGame } from '../../shared/table/queries.ts';
import type { PlayerId } from '../../shared/game/game.ts';
import { isTableCommand } from '../../shared/table/table.ts';
import type { Command } from '../../shared/wire/protocol.ts';
import type { TableMemory } from './memory.ts';
import { Tally } from './tally.ts';

export interface LogBounds {
  /**
   * The maximum number of a game's events that its Navigators are told. Other events don't count, so that a refusal
   * tells them nothing else.
   */
  readonly game: number;
  /** The maximum number of the table's own events that count: see tally.ts. */
  readonly table: number;
  /** The maximum number of games at a table. */
  readonly games: number;
}

export const LOG_BOUNDS: LogBounds = { game: 10_000, table: 10_000, games: 1_000 };

/**
 * At this multiple of the limit, including events that don't count, only the host and those who have played at the
 * table may still write to its log.
 */
const CEILING = 4;

/**
 * The maximum number of events that a game continued from another one may begin with, since they are written at once.
 */
export const MOST_BEFORE = 2_000;

type CommandType = Command['type'];

/** Commands that can be repeated without end in one game. */
const PIECES: readonly CommandType[] = ['guess', 'remind', 'mark', 'reason'];

/** Commands that are still allowed at a full table: its game is played to the end, and anybody may leave. */
const ENDING: readonly CommandType[] = [
  'abandon-game',
  'abandon-series',
  'free-seat',
  'remove-player',
  'leave',
];

const tallies = new WeakMap<TableMemory, Tally>();

/**
 * Whether a table accepts nothing new: nobody else may come, no game may begin and nothing may be chosen.
 * @param by the player who would act; without it, somebody new
 */
export function isTableFull(memory: TableMemory, bounds: LogBounds, by?: PlayerId): boolean {
  const { table, length } = memory;
  if (table.games.length >= bounds.games) return true;
  if (length < bounds.table) return false;
  const hasStake = by !== undefined && (table.host === by || hasPlayedHere(table, by));
  return (!hasStake && length >= CEILING * bounds.table) || counted(memory) >= bounds.table;
}

/** How many events of a table's log count. Only computed once the log is long. */
function counted(memory: TableMemory): number {
  const tally = tallies.get(memory) ?? new Tally();
  tallies.set(memory, tally);
  return tally.take(memory.eventsFrom(tally.seen));
}

/** Whether the logs have no room left for a player's command. */
export function isLogFull(
  memory: TableMemory,
  player: PlayerId,
  command: Command,
  bounds: LogBounds,
): boolean {
  const { type } = command;
  if (PIECES.includes(type)) return (memory.game?.toldCounts.navigators ?? 0) >= bounds.game;
  if (!isTableCommand(command) || ENDING.includes(type)) return false;
  // Sharing may always be undone.
  if (command.type === 'share-game' && !command.shared) return false;
  if (command.type === 'show-name' && !command.shown) return false;
  // An empty seat in a running game may be what holds the game up.
  if (type === 'sit' && runningGame(memory.table)) return false;
  return isTableFull(memory, bounds, player);
}
