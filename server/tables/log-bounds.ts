/**
 * Limits the size of a table's logs. A whole log may be read each time a device comes to the table, so no log may grow
 * without limit. The limits are far above what people reach. Only commands that could be repeated forever are refused,
 * and never a command that ends a game. Talk has limits of its own, so that it can't use up those of anything else.
 */
import { hasPlayedHere, runningGame } from '../../shared/table/queries.ts';
import type { PlayerId } from '../../shared/game/game.ts';
import { isTableCommand } from '../../shared/table/commands.ts';
import type { Command } from '../../shared/wire/protocol.ts';
import type { TableState } from './table-state.ts';
import { Tally } from './tally.ts';

export interface LogBounds {
  /**
   * The maximum number of events that the Navigators are told in a game, not counting their talk. Events hidden from
   * them don't count. Otherwise a refusal would reveal how many hidden events there are.
   */
  readonly game: number;
  /** The maximum number of the table's own events that count: see tally.ts. Talk doesn't count. */
  readonly table: number;
  /** The maximum number of games at a table. */
  readonly games: number;
  /** The maximum number of boards that are brought to a table, because their events are long. */
  readonly boards: number;
  /** The maximum number of lines that are said at a table, to everybody. */
  readonly lines: number;
  /** The maximum number of lines that the crew says in a game. */
  readonly crewLines: number;
}

export const LOG_BOUNDS: LogBounds = {
  game: 10_000,
  table: 10_000,
  games: 1_000,
  boards: 200,
  lines: 5_000,
  crewLines: 1_000,
};

/**
 * When the total number of events reaches this multiple of the limit, newcomers may no longer add to the log. Only the
 * host and players who have played at the table still may. The total includes events that don't count towards the
 * limit.
 */
const CEILING = 4;

/**
 * The maximum number of events that a continued game may copy from the earlier game, because all of them are written at
 * once.
 */
export const MOST_BEFORE = 2_000;

type CommandType = Command['type'];

/** Commands that can be repeated without end in one game. */
const PIECES: readonly CommandType[] = ['guess', 'remind', 'mark', 'cross', 'reason'];

/** Commands that are still allowed at a full table, so that games go on and can be ended, and players can leave. */
const ENDING: readonly CommandType[] = [
  'abandon-game',
  'finish-game',
  'abandon-series',
  'free-seat',
  'remove-player',
  'leave',
  'resume-side',
];

const tallies = new WeakMap<TableState, Tally>();

/**
 * Whether a table is full. At a full table nobody else may join, no game may begin and no setting may be changed.
 * @param by the player who would act; undefined for somebody who is new
 */
export function isTableFull(state: TableState, bounds: LogBounds, by?: PlayerId): boolean {
  const { table } = state;
  const length = state.length - state.ofTalk;
  if (table.games.length >= bounds.games) return true;
  if (length < bounds.table) return false;
  const hasStake = by !== undefined && (table.host === by || hasPlayedHere(table, by));
  return (!hasStake && length >= CEILING * bounds.table) || counted(state) >= bounds.table;
}

/** How many events of a table's log count towards the limit. Called only when the log is long. */
function counted(state: TableState): number {
  const tally = tallies.get(state) ?? new Tally();
  tallies.set(state, tally);
  return tally.take(state.eventsFrom(tally.seen));
}

/** Why the logs have no room left for a player's command, or null if they have. */
export function whyNoRoom(
  state: TableState,
  player: PlayerId,
  command: Command,
  bounds: LogBounds,
): 'log-full' | 'talk-full' | null {
  switch (command.type) {
    case 'say':
      return state.table.talk.said >= bounds.lines ? 'talk-full' : null;
    case 'say-to-crew':
      return (state.game?.game.talk.said ?? 0) >= bounds.crewLines ? 'talk-full' : null;
    case 'choose-own-board': {
      const isFull = state.table.boardsBrought >= bounds.boards || isLogFull(state, player, command, bounds);
      return isFull ? 'log-full' : null;
    }
    // A line can be removed only once.
    case 'remove-line':
    case 'remove-crew-line':
      return null;
    default:
      return isLogFull(state, player, command, bounds) ? 'log-full' : null;
  }
}

function isLogFull(state: TableState, player: PlayerId, command: Command, bounds: LogBounds): boolean {
  const { type } = command;
  if (PIECES.includes(type)) return toldToNavigators(state) >= bounds.game;
  if (!isTableCommand(command) || ENDING.includes(type)) return false;
  // Players may always stop sharing a game or showing their name, and the host may always forbid free text.
  if (command.type === 'share-game' && !command.shared) return false;
  if (command.type === 'show-name' && !command.shown) return false;
  if (command.type === 'allow-free-text' && !command.allowed) return false;
  // Somebody must always be able to take an empty seat in a running game, because the game may be waiting for that seat
  // to be filled.
  if (type === 'sit' && runningGame(state.table)) return false;
  return isTableFull(state, bounds, player);
}

/** How many events the Navigators were told in the newest game, not counting their talk. */
function toldToNavigators({ game }: TableState): number {
  if (!game) return 0;
  const { said, removed } = game.game.talk;
  return game.toldTo('navigators') - said - removed.length;
}
