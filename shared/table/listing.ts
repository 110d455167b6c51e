/**
 * What the list of open tables says about a table. It depends only on the table's own state, which is public, and not on
 * any game: so it can't reveal a secret of a running game, neither by its content nor by when it changes.
 */
import { SHIPS } from '../board/board.ts';
import type { GameMode, Variants } from '../game/game.ts';
import { runningGame } from './queries.ts';
import { nextBoard, runningSeries } from './series.ts';
import type { Clock } from './clock.ts';
import type { Language } from './open-seats.ts';
import { MOST_PLAYERS, type Table } from './table.ts';

/** An open table, as anybody on its server may see it. */
export interface Listing {
  readonly code: string;
  /** The name of the host. */
  readonly host: string;
  /** The names of all players, including the host's, in the order in which they joined. */
  readonly players: readonly string[];
  /** `gathering`: anybody may join. `running`: a game or a series is running, and anybody may watch. */
  readonly state: 'gathering' | 'running';
  /** The seats that newcomers can take. While a game is running, there are none. */
  readonly free: FreeSeats;
  readonly board: string;
  readonly mode: GameMode;
  readonly variants: Variants;
  readonly clock: Clock | null;
  /** The language in which the host plays; absent if unknown. */
  readonly language?: Language;
}

export interface FreeSeats {
  readonly poseidon: boolean;
  /** How many Navigators can still sit down. */
  readonly navigators: number;
}

const NO_SEATS: FreeSeats = { poseidon: false, navigators: 0 };

/**
 * What the list says about a table; null if the table isn't listed. A locked table and a full lobby are not listed,
 * because nobody can join them, and neither is a daily game.
 */
export function listingOf(table: Table): Listing | null {
  const { code, open, locked, host, players, mode, variants, clock } = table;
  if (!open || locked || host === null) return null;
  const running = runningGame(table);
  const isRunning = running !== undefined || runningSeries(table) !== undefined;
  if (running?.daily !== undefined) return null;
  if (!isRunning && players.length >= MOST_PLAYERS) return null;
  return {
    code,
    host: table.names[host] ?? '',
    players: players.map(({ name }) => name),
    state: isRunning ? 'running' : 'gathering',
    free: isRunning ? NO_SEATS : freeSeats(table),
    board: running?.board ?? nextBoard(table),
    mode: running?.mode ?? mode,
    variants,
    clock,
    ...(open.language !== undefined && { language: open.language }),
  };
}

function freeSeats({ poseidon, navigators, players }: Table): FreeSeats {
  const newcomers = MOST_PLAYERS - players.length;
  return {
    poseidon: poseidon === null,
    navigators: Math.max(0, Math.min(SHIPS.length - navigators.length, newcomers)),
  };
}
