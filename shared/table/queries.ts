/** Questions about a table that several files ask. */
import type { Ship } from '../board/board.ts';
import type { PlayerId, Side } from '../game/game.ts';
import type { Audience } from '../game/told.ts';
import type { Opponent } from '../opponents/opponents.ts';
import { setOf } from '../game/variants.ts';
import type { GameRecord, HeldSeat, OracleSays, Player, SurveyHelp, Table } from './table.ts';

/** Whether a player has joined the table and not left it. */
export function isAtTable({ players }: Pick<Table, 'players'>, player: PlayerId): boolean {
  return players.some(({ id }) => id === player);
}

/** The character of an opponent; undefined for people, and for players who are not at this table. */
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

/** The game of a table with this id, or undefined. */
export function gameOf(table: Pick<Table, 'games'>, id: string): GameRecord | undefined {
  return table.games.find((game) => game.id === id);
}

/** On which side a player sits, or null. */
export function seatOf(table: Pick<Table, 'poseidon' | 'navigators'>, player: PlayerId): Side | null {
  if (table.poseidon === player) return 'poseidon';
  return table.navigators.includes(player) ? 'navigators' : null;
}

/** The oracle of the next game: as chosen, else hints on a first voyage and silent otherwise. */
export function nextOracle({ oracle, variants }: Pick<Table, 'oracle' | 'variants'>): OracleSays {
  return oracle ?? (setOf(variants) === 'first-voyage' ? 'hints' : 'silent');
}

/** The help with reports in the next game: as chosen, else all of it on a first voyage and none otherwise. */
export function nextSurveyHelp({ surveyHelp, variants }: Pick<Table, 'surveyHelp' | 'variants'>): SurveyHelp {
  return surveyHelp ?? (setOf(variants) === 'first-voyage' ? 'guesses' : 'none');
}

/** Whether the big screen may show the truth now: host and Poseidon allow it, and a game is running. */
export function olympusIsOpen(table: Pick<Table, 'olympus' | 'games'>): boolean {
  return table.olympus.host && table.olympus.poseidon && runningGame(table) !== undefined;
}

/**
 * The audience of the newest game that a device belongs to. A big screen stays one after the end of its game, until the
 * next one begins: the end of the game is part of it (ruling 29).
 * @param players the players of this table whose seats the device holds
 * @param asksForOlympus whether it asks to be the big screen, which only a device without players may be
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

/** The seat of a running game that is held for a player, or undefined. */
export function heldSeat({ held }: Pick<GameRecord, 'held'>, player: PlayerId): HeldSeat | undefined {
  return held.find((seat) => seat.player === player);
}

/** The ships that a Navigator takes over by sitting down in a running game: their own again, else those freed first. */
export function shipsToTakeOver(
  game: Pick<GameRecord, 'adrift' | 'held'>,
  player: PlayerId,
): readonly Ship[] {
  const own = heldSeat(game, player)?.ships.join();
  return game.adrift.find((ships) => ships.join() === own) ?? game.adrift[0] ?? [];
}

/** Everybody who sits, Poseidon first. */
export function seatedPlayers({ poseidon, navigators }: Pick<Table, 'poseidon' | 'navigators'>): PlayerId[] {
  return poseidon === null ? [...navigators] : [poseidon, ...navigators];
}
