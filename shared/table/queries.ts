/** Queries on a table that are needed in several files. */
import type { Ship } from '../board/board.ts';
import type { PlayerId, Side } from '../game/game.ts';
import type { Audience } from '../game/told.ts';
import type { Opponent } from '../opponents/opponents.ts';
import { setOf } from '../game/variants.ts';
import type { GameRecord, HeldSeat } from './game-record.ts';
import type { OracleSays, SurveyHelp } from './helps.ts';
import type { Player, Table } from './table.ts';

/** Whether a player has joined the table and has not left it. */
export function isAtTable({ players }: Pick<Table, 'players'>, player: PlayerId): boolean {
  return players.some(({ id }) => id === player);
}

/** The character that an opponent plays. Undefined for people, and for players who are not at the table. */
export function opponentOf({ players }: Pick<Table, 'players'>, player: PlayerId): Opponent | undefined {
  return players.find(({ id }) => id === player)?.opponent;
}

/** The people at a table, in the order in which they joined. Opponents are left out. */
export function peopleAt({ players }: Pick<Table, 'players'>): Player[] {
  return players.filter(({ opponent }) => opponent === undefined);
}

/** The game that is running, or undefined. */
export function runningGame(table: Pick<Table, 'games'>): GameRecord | undefined {
  const last = table.games.at(-1);
  return last?.state === 'running' ? last : undefined;
}

/** The game of a table with the given id, or undefined. */
export function gameOf(table: Pick<Table, 'games'>, id: string): GameRecord | undefined {
  return table.games.find((game) => game.id === id);
}

/** The side on which a player sits, or null if they have no seat. */
export function seatOf(table: Pick<Table, 'poseidon' | 'navigators'>, player: PlayerId): Side | null {
  if (table.poseidon === player) return 'poseidon';
  return table.navigators.includes(player) ? 'navigators' : null;
}

/**
 * What the oracle shows in the next game. If nobody has chosen, it is 'hints' if the first-voyage variants are in use,
 * and otherwise 'silent'.
 */
export function nextOracle({ oracle, variants }: Pick<Table, 'oracle' | 'variants'>): OracleSays {
  return oracle ?? (setOf(variants) === 'first-voyage' ? 'hints' : 'silent');
}

/**
 * The help with reports in the next game. If nobody has chosen, it is 'guesses' if the first-voyage variants are in
 * use, and otherwise 'none'.
 */
export function nextSurveyHelp({ surveyHelp, variants }: Pick<Table, 'surveyHelp' | 'variants'>): SurveyHelp {
  return surveyHelp ?? (setOf(variants) === 'first-voyage' ? 'guesses' : 'none');
}

/**
 * Whether the big screen may show the true board now. The host and Poseidon must allow it, and a game must be running.
 */
export function olympusIsOpen(table: Pick<Table, 'olympus' | 'games'>): boolean {
  return table.olympus.host && table.olympus.poseidon && runningGame(table) !== undefined;
}

/**
 * The audience to which a device belongs in the newest game. After a game has ended, a big screen stays one until the
 * next game begins: it also shows the end of the game (ruling 29).
 * @param players the players of this table whose seats the device holds
 * @param asksForOlympus whether the device asks to be the big screen, which is only possible if it holds no seats
 */
export function audienceOf(
  table: Pick<Table, 'games' | 'olympus'>,
  players: readonly PlayerId[],
  asksForOlympus: boolean,
): Audience {
  const game = table.games.at(-1);
  const isAllowed = game !== undefined && table.olympus.host && table.olympus.poseidon;
  if (asksForOlympus && players.length === 0 && isAllowed) return 'olympus';
  if (game?.poseidon && players.includes(game.poseidon)) return 'poseidon';
  return game && players.some((player) => game.navigators.includes(player)) ? 'navigators' : 'onlookers';
}

/** Whether a player has ever had a seat in a game of this table. */
export function hasPlayedHere({ games }: Pick<Table, 'games'>, player: PlayerId): boolean {
  return games.some(({ sides }) => Object.hasOwn(sides, player));
}

/** The seat in a running game that is held for a player, or undefined if there is none. */
export function heldSeat({ held }: Pick<GameRecord, 'held'>, player: PlayerId): HeldSeat | undefined {
  return held.find((seat) => seat.player === player);
}

/**
 * The ships that a Navigator takes over by sitting down in a running game. These are the player's own former ships if
 * nobody has taken them over, otherwise the ships that were freed first.
 */
export function shipsToTakeOver(
  game: Pick<GameRecord, 'adrift' | 'held'>,
  player: PlayerId,
): readonly Ship[] {
  const own = heldSeat(game, player)?.ships.join();
  return game.adrift.find((ships) => ships.join() === own) ?? game.adrift[0] ?? [];
}

/** All players who have a seat. Poseidon comes first. */
export function seatedPlayers({ poseidon, navigators }: Pick<Table, 'poseidon' | 'navigators'>): PlayerId[] {
  return poseidon === null ? [...navigators] : [poseidon, ...navigators];
}
