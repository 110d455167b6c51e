/**
 * Where the logs of a table end. A log is read whole each time a device comes, so none may grow for ever; the bounds lie
 * far above what people reach. What ends a game is never refused: only what could go on for ever.
 */
import { hasPlayedHere, runningGame } from '../../shared/table/queries.ts';
import type { PlayerId } from '../../shared/game/game.ts';
import { isTableCommand } from '../../shared/table/table.ts';
import type { Command } from '../../shared/wire/protocol.ts';
import type { TableMemory } from './memory.ts';
import { Tally } from './tally.ts';

export interface LogBounds {
  /** Events of a game that its Navigators are told, so that a refusal tells them nothing else. */
  readonly game: number;
  /** Events of the table itself that count: see tally.ts. */
  readonly table: number;
  /** Games at a table. */
  readonly games: number;
}

export const LOG_BOUNDS: LogBounds = { game: 10_000, table: 10_000, games: 1_000 };

/**
 * At so many times the bound, events that do not count included, only the host and those who have played at the table
 * write to its log.
 */
const CEILING = 4;

/** A game that goes on from another one begins with no more events: they are written in one go. */
export const MOST_BEFORE = 2_000;

type CommandType = Command['type'];

/** What can be given without end in one game. */
const PIECES: readonly CommandType[] = ['guess', 'remind', 'mark', 'reason'];

/** What may be done at a table that is full: the game is played to its end, and anybody may leave. */
const ENDING: readonly CommandType[] = [
  'abandon-game',
  'abandon-series',
  'free-seat',
  'remove-player',
  'leave',
];

const tallies = new WeakMap<TableMemory, Tally>();

/**
 * Whether nothing new may happen at a table: nobody else comes, no game begins, nothing is chosen.
 * @param by who would do it; without it, somebody new
 */
export function isTableFull(memory: TableMemory, bounds: LogBounds, by?: PlayerId): boolean {
  const { table, length } = memory;
  if (table.games.length >= bounds.games) return true;
  if (length < bounds.table) return false;
  const hasStake = by !== undefined && (table.host === by || hasPlayedHere(table, by));
  return (!hasStake && length >= CEILING * bounds.table) || counted(memory) >= bounds.table;
}

/** How many events of a table's log count: worked out only once the log is long. */
function counted(memory: TableMemory): number {
  const tally = tallies.get(memory) ?? new Tally();
  tallies.set(memory, tally);
  return tally.take(memory.eventsFrom(tally.seen));
}

/** Whether a command of a player's has no place in the logs any more. */
export function isLogFull(
  memory: TableMemory,
  player: PlayerId,
  command: Command,
  bounds: LogBounds,
): boolean {
  const { type } = command;
  if (PIECES.includes(type)) return (memory.game?.toldCounts.navigators ?? 0) >= bounds.game;
  if (!isTableCommand(command) || ENDING.includes(type)) return false;
  // What was shown can be taken back for ever.
  if (command.type === 'share-game' && !command.shared) return false;
  if (command.type === 'show-name' && !command.shown) return false;
  // A seat that is empty in a running game may be what holds it up.
  if (type === 'sit' && runningGame(memory.table)) return false;
  return isTableFull(memory, bounds, player);
}
