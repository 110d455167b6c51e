/** Points, standings, and whose turn it is to be Poseidon. Rulings 9, 26. */
import { SHIPS } from './board.ts';
import type { PlayerId } from './game.ts';
import type { GameRecord, Series, Table } from './table.ts';

const FOR_A_SHIP_THAT_FAILED = 1;
const FOR_ONES_OWN_SHIP = 3;
const FOR_THE_COOPERATIVE_SHIP = 1;

/** What each player of a game scores (ruling 26); an abandoned or running game scores nothing. */
export function pointsOf(game: GameRecord): Readonly<Record<PlayerId, number>> {
  const { outcome, poseidon, navigators, owners, cooperative } = game;
  if (!outcome) return {};
  const shared = cooperative !== null && outcome.arrived.includes(cooperative) ? FOR_THE_COOPERATIVE_SHIP : 0;
  const own = (player: PlayerId) => outcome.arrived.filter((ship) => owners[ship] === player).length;
  const points = Object.fromEntries(
    navigators.map((player) => [player, own(player) * FOR_ONES_OWN_SHIP + shared]),
  );
  if (poseidon === null) return points;
  return { ...points, [poseidon]: (SHIPS.length - outcome.arrived.length) * FOR_A_SHIP_THAT_FAILED };
}

/** One line of a standings table. */
export interface Standing {
  readonly player: PlayerId;
  readonly total: number;
  /** The points of each game of the series that ended; undefined where the player was not in it. */
  readonly games: readonly (number | undefined)[];
  /** From 1; equal points share a place. */
  readonly place: number;
}

/** The games of a series that ended, in order. */
export function endedGames(table: Pick<Table, 'games'>, series: Series): GameRecord[] {
  return table.games.filter((game) => game.series === series.id && game.state === 'ended');
}

/** The standings of a series: its players and whoever took a seat over in it, most points first. */
export function standings(table: Pick<Table, 'games'>, series: Series): Standing[] {
  const points = endedGames(table, series).map(pointsOf);
  const players = new Set([...series.order, ...points.flatMap((game) => Object.keys(game))]);
  const lines = [...players].map((player) => {
    const games = points.map((game) => game[player]);
    return { player, games, total: games.reduce<number>((sum, more) => sum + (more ?? 0), 0) };
  });
  lines.sort((a, b) => b.total - a.total);
  return lines.map((line) => ({ ...line, place: lines.findIndex(({ total }) => total === line.total) + 1 }));
}

/** Who has won a series that is over: the most points; equal points share the win. */
export function seriesWinners(table: Pick<Table, 'games'>, series: Series): PlayerId[] {
  return standings(table, series)
    .filter(({ place }) => place === 1)
    .map(({ player }) => player);
}

/**
 * Who is Poseidon in the next game of a series, or undefined if everybody has been: whoever of the
 * order has not been so far. An abandoned game is played again; who has left the table is passed over.
 */
export function nextPoseidon(table: Pick<Table, 'games' | 'players'>, series: Series): PlayerId | undefined {
  const been = new Set(endedGames(table, series).map(({ turnOf }) => turnOf));
  return series.order.find((player) => !been.has(player) && table.players.some(({ id }) => id === player));
}

/** The series that is being played, if any. */
export function runningSeries(table: Pick<Table, 'series'>): Series | undefined {
  const newest = table.series.at(-1);
  return newest?.state === 'running' ? newest : undefined;
}

/** The players of a series who are still at the table, in the order of being Poseidon. */
export function seriesPlayers(table: Pick<Table, 'players'>, series: Series): PlayerId[] {
  return series.order.filter((player) => table.players.some(({ id }) => id === player));
}
