/**
 * Where the logs of a table end. A log is read whole by whoever comes, so none may grow for ever; the bounds lie
 * far above what people reach. What ends a game is never refused: only what could go on for ever.
 */
import { runningGame } from '../../shared/table/queries.ts';
import { isTableCommand } from '../../shared/table/table.ts';
import type { Command } from '../../shared/wire/protocol.ts';
import type { TableMemory } from './memory.ts';

export interface LogBounds {
  /** Events of a game that its Navigators are told, so that a refusal tells them nothing else. */
  readonly game: number;
  /** Events of the table itself. */
  readonly table: number;
  /** Games at a table. */
  readonly games: number;
}

export const LOG_BOUNDS: LogBounds = { game: 10_000, table: 10_000, games: 1_000 };

/** A game that goes on from another one begins with no more events: they are written in one go. */
export const MOST_BEFORE = 2_000;

type CommandType = Command['type'];

/** What can be given without end in one game. */
const PIECES: readonly CommandType[] = ['guess', 'remind', 'mark', 'reason'];

/** What is done at a table that is full: those who play go on to the end, and who wants to leaves. */
const ENDING: readonly CommandType[] = [
  'abandon-game',
  'abandon-series',
  'free-seat',
  'remove-player',
  'leave',
];

/** Whether nothing new may happen at a table: nobody else comes, no game begins, nothing is chosen. */
export function isTableFull({ table, length }: TableMemory, bounds: LogBounds): boolean {
  return length >= bounds.table || table.games.length >= bounds.games;
}

/** Whether a command has no place in the logs any more. */
export function isLogFull(memory: TableMemory, command: Command, bounds: LogBounds): boolean {
  const { type } = command;
  if (PIECES.includes(type)) return (memory.game?.toldCounts.navigators ?? 0) >= bounds.game;
  if (!isTableCommand(command) || ENDING.includes(type)) return false;
  // What was shown can be taken back for ever.
  if (command.type === 'share-game' && !command.shared) return false;
  if (command.type === 'show-name' && !command.shown) return false;
  // A seat that is empty in a running game may be what holds it up.
  if (type === 'sit' && runningGame(memory.table)) return false;
  return isTableFull(memory, bounds);
}
