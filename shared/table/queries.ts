/** Queries on a table that several files need. */
import type { Ship } from '../board/board.ts';
import type { PlayerId, Side } from '../game/game.ts';
import type { Audience } from '../game/told.ts';
import type { Opponent } from '../opponents/opponents.ts';
import { setOf } from '../game/variants.ts';
import type { GameRecord, HeldSeat, OracleSays, Player, SurveyHelp, Table } from './table.ts';

/** Whether a player has joined the table and has not left it. */
export function isAtTable({ players }: Pick<Table, 'players'>, player: PlayerId): boolean {
  return players.some(({ id }) => id === player);
}

/** The character of an opponent; undefined for people, and for players who are not at the table. */
export function opponentOf({ players }: Pick<Table, 'players'>, player: PlayerId): Opponent | undefined {
  return players.find(({ id }) => id === player)?.opponent;
}

/** The people at a table, without the opponents, in the order of joining. */
export function peopleAt({ players }: Pick<Table, 'players'>): Player[] {
  return players.filter(({ opponent }) => opponent === undefined);
}

/** The game that is being played, if any. */
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

/** The oracle of the next game: as chosen, else hints with the first-voyage variants and silent otherwise. */
export function nextOracle({ oracle, variants }: Pick<Table, 'oracle' | 'variants'>): OracleSays {
  return oracle ?? (setOf(variants) === 'first-voyage' ? 'hints' : 'silent');
}

/** The help with reports in the next game: as chosen, else full with the first-voyage variants and none otherwise. */
export function nextSurveyHelp({ surveyHelp, variants }: Pick<Table, 'surveyHelp' | 'variants'>): SurveyHelp {
  return surveyHelp ?? (setOf(variants) === 'first-voyage' ? 'guesses' : 'none');
}

/** Whether the big screen may show the truth now: the host and Poseidon allow it, and a game is running. */
export function olympusIsOpen(table: Pick<Table, 'olympus' | 'games'>): boolean {
  return table.olympus.host && table.olympus.poseidon && runningGame(table) !== undefined;
}

/**
 * The audience of the newest game that a device belongs to. A big screen remains one after its game has ended and until
 * the next game begins, because it also shows the end of the game (ruling 29).
 * @param players the players of this table whose seats the device holds
 * @param asksForOlympus whether the device asks to be the big screen, which is only possible without players
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

/** Whether a player has had a seat in a game of this table. */
export function hasPlayedHere({ games }: Pick<Table, 'games'>, player: PlayerId): boolean {
  return games.some(({ sides }) => Object.hasOwn(sides, player));
}

/** The seat of a running game that is held for a player, or undefined if there is none. */
export function heldSeat({ held }: Pick<GameRecord, 'held'>, player: PlayerId): HeldSeat | undefined {
  return held.find((seat) => seat.player === player);
}

/**
 * The ships that a Navigator takes over by sitting down in a running game: their own former ships if those are free,
 * else the ships that were freed first.
 */
export function shipsToTakeOver(
  game: Pick<GameRecord, 'adrift' | 'held'>,
  player: PlayerId,
): readonly Ship[] {
  const own = heldSeat(game, player)?.ships.join();
  return game.adrift.find((ships) => ships.join() === own) ?? game.adrift[0] ?? [];
}

/** Everybody who has a seat, Poseidon first. */
export function seatedPlayers({ poseidon, navigators }: Pick<Table, 'poseidon' | 'navigators'>): PlayerId[] {
  return poseidon === null ? [...navigators] : [poseidon, ...navigators];
}
