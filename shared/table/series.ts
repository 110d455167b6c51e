/** Points, standings, and the order in which players are Poseidon (rulings 9 and 26). */
import { SHIPS, type Ship } from '../board/board.ts';
import type { PlayerId } from '../game/game.ts';
import { isAtTable } from './queries.ts';
import { seaAfter } from './boards.ts';
import type { GameRecord } from './game-record.ts';
import type { Series } from './series-record.ts';
import type { Table } from './table.ts';

/** Points that a player gets for one reason, and the ships that earned them. */
export interface Score {
  readonly why: 'failed' | 'own' | 'cooperative';
  readonly ships: readonly Ship[];
  readonly points: number;
}

/** The points for each ship, for each reason. */
export const POINTS: Readonly<Record<Score['why'], number>> = { own: 3, failed: 1, cooperative: 1 };

/** The parts of a game on which its points depend. */
export type Scored = Pick<GameRecord, 'outcome' | 'poseidon' | 'navigators' | 'owners' | 'cooperative'>;

/**
 * The points of each player of a game, with the reasons (ruling 26). There are no points for a game that is running or
 * was ended early.
 */
export function scoresOf(game: Scored): { player: PlayerId; scores: Score[] }[] {
  const { outcome, poseidon, navigators, owners, cooperative } = game;
  if (!outcome) return [];
  const { arrived } = outcome;
  const score = (why: Score['why'], ships: readonly Ship[]): Score[] =>
    ships.length > 0 ? [{ why, ships, points: ships.length * POINTS[why] }] : [];
  const failed = SHIPS.filter((ship) => !arrived.includes(ship));
  const shared = arrived.filter((ship) => ship === cooperative);
  return [
    ...(poseidon === null ? [] : [{ player: poseidon, scores: score('failed', failed) }]),
    ...navigators.map((player) => {
      const own = arrived.filter((ship) => owners[ship] === player);
      return { player, scores: [...score('own', own), ...score('cooperative', shared)] };
    }),
  ];
}

/** The total points of each player of a game. */
export function pointsOf(game: GameRecord): Readonly<Record<PlayerId, number>> {
  const sum = (scores: readonly Score[]) => scores.reduce((all, { points }) => all + points, 0);
  return Object.fromEntries(scoresOf(game).map(({ player, scores }) => [player, sum(scores)]));
}

/** One row of a standings table. */
export interface Standing {
  readonly player: PlayerId;
  readonly total: number;
  /** The player's points in each finished game of the series. Undefined for games in which the player didn't play. */
  readonly games: readonly (number | undefined)[];
  /** The player's place, counted from 1. Players with equal points share a place. */
  readonly place: number;
}

/** The games of a series that have ended, in order. */
export function endedGames(table: Pick<Table, 'games'>, series: Series): GameRecord[] {
  return table.games.filter((game) => game.series === series.id && game.state === 'ended');
}

/**
 * The standings of a series, the most points first. They include the players of the series, and players who took over a
 * seat in one of its games.
 */
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

/** The winners of a finished series: the players with the most points. */
export function seriesWinners(table: Pick<Table, 'games'>, series: Series): PlayerId[] {
  return standings(table, series)
    .filter(({ place }) => place === 1)
    .map(({ player }) => player);
}

/**
 * The next Poseidon of a series: the first player in its order who has not been Poseidon in a completed game. Undefined
 * if there is no such player. A game that was ended early doesn't count, so it is played again. Players who have left
 * the table are skipped.
 */
export function nextPoseidon(table: Pick<Table, 'games' | 'players'>, series: Series): PlayerId | undefined {
  const been = new Set(endedGames(table, series).map(({ turnOf }) => turnOf));
  return series.order.find((player) => !been.has(player) && isAtTable(table, player));
}

/** The series that is running, or undefined. */
export function runningSeries(table: Pick<Table, 'series'>): Series | undefined {
  const newest = table.series.at(-1);
  return newest?.state === 'running' ? newest : undefined;
}

/** The newest series, if it is over and no game has begun since the last game of the series. */
export function lastSeries(table: Pick<Table, 'games' | 'series'>): Series | undefined {
  const newest = table.series.at(-1);
  if (!newest || newest.state === 'running') return undefined;
  return table.games.at(-1)?.series === newest.id ? newest : undefined;
}

/** The players of a series who are still at the table, in the order of the series. */
export function seriesPlayers(table: Pick<Table, 'players'>, series: Series): PlayerId[] {
  return series.order.filter((player) => isAtTable(table, player));
}

/**
 * The number of games in a series. There is one for each player who is still at the table, or who left after being
 * Poseidon.
 */
export function seriesLength(table: Pick<Table, 'games' | 'players'>, series: Series): number {
  const been = new Set(endedGames(table, series).map(({ turnOf }) => turnOf));
  return series.order.filter((player) => been.has(player) || isAtTable(table, player)).length;
}

/**
 * The seats of the next game. In a series, they follow the order of the series. Otherwise, they are the seats that the
 * players have taken.
 */
export function nextSeats(
  table: Pick<Table, 'games' | 'players' | 'series' | 'poseidon' | 'navigators'>,
): Pick<Table, 'poseidon' | 'navigators'> {
  const series = runningSeries(table);
  if (!series) return { poseidon: table.poseidon, navigators: table.navigators };
  const poseidon = nextPoseidon(table, series) ?? table.poseidon;
  return { poseidon, navigators: seriesPlayers(table, series).filter((player) => player !== poseidon) };
}

/** The players of the next game; null if a side is empty. */
export function nextPlayers(
  table: Parameters<typeof nextSeats>[0],
): { readonly poseidon: PlayerId; readonly navigators: readonly PlayerId[] } | null {
  const { poseidon, navigators } = nextSeats(table);
  return poseidon === null || navigators.length === 0 ? null : { poseidon, navigators };
}

/** The id of the board of the next game. */
export function nextBoard(table: Pick<Table, 'games' | 'series' | 'board'>): string {
  const series = runningSeries(table);
  if (!series || series.boards === 'chosen') return table.board;
  const board = series.boardsInTurn[turnOf(table, series)] ?? table.board;
  if (series.boards !== 'new seas') return board;
  return seaAfter(board, series.id, endedGames(table, series).length);
}

/**
 * The table with another board for its next game. In a series with fixed boards, the new board replaces the one whose
 * turn it is.
 */
export function withNextBoard(table: Table, board: string): Table {
  const series = runningSeries(table);
  if (!series || series.boards === 'chosen') return { ...table, board };
  const turn = turnOf(table, series);
  const boardsInTurn = series.boardsInTurn.map((one, i) => (i === turn ? board : one));
  return {
    ...table,
    board,
    series: table.series.map((one) => (one.id === series.id ? { ...series, boardsInTurn } : one)),
  };
}

/** The index of the next game's board among the boards of a series. */
function turnOf(table: Pick<Table, 'games'>, series: Series): number {
  const turn = series.boards === 'in turn' ? endedGames(table, series).length : 0;
  return turn % series.boardsInTurn.length;
}

/** Games that belong together: the games of one series, or the single games between two series. */
export interface Chapter {
  readonly series: Series | null;
  readonly games: readonly GameRecord[];
}

/** All games played at a table, in order and grouped. A series whose first game has not begun yet comes last. */
export function chapters(table: Pick<Table, 'games' | 'series'>): Chapter[] {
  const found: { series: Series | null; games: GameRecord[] }[] = [];
  for (const game of table.games) {
    const series = table.series.find(({ id }) => id === game.series) ?? null;
    const last = found.at(-1);
    if (last && last.series === series) last.games.push(game);
    else found.push({ series, games: [game] });
  }
  const newest = runningSeries(table);
  if (newest && !found.some(({ series }) => series === newest)) found.push({ series: newest, games: [] });
  return found;
}
