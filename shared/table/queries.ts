/** What can be asked of a table. */
import type { PlayerId, Side } from '../game/game.ts';
import type { GameRecord, Table } from './table.ts';

/** Whether a player has joined the table and not left it. */
export function isAtTable({ players }: Pick<Table, 'players'>, player: PlayerId): boolean {
  return players.some(({ id }) => id === player);
}

/** The game that is being played, if any. */
export function runningGame(table: Pick<Table, 'games'>): GameRecord | undefined {
  const last = table.games.at(-1);
  return last?.state === 'running' ? last : undefined;
}

/** On which side a player sits, or null. */
export function seatOf(table: Pick<Table, 'poseidon' | 'navigators'>, player: PlayerId): Side | null {
  if (table.poseidon === player) return 'poseidon';
  return table.navigators.includes(player) ? 'navigators' : null;
}

/** Whether the big screen may show the truth now: host and Poseidon allow it, and a game is running. */
export function olympusIsOpen(table: Pick<Table, 'olympus' | 'games'>): boolean {
  return table.olympus.host && table.olympus.poseidon && runningGame(table) !== undefined;
}

/** Everybody who sits, Poseidon first. */
export function seatedPlayers({ poseidon, navigators }: Pick<Table, 'poseidon' | 'navigators'>): PlayerId[] {
  return poseidon === null ? [...navigators] : [poseidon, ...navigators];
}
