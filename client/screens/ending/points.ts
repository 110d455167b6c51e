/** The points of each player in a game, highest first. Pure functions. */
import type { PlayerId } from '../../../shared/game/game.ts';
import { scoresOf, standings, type Score, type Scored } from '../../../shared/table/series.ts';
import type { GameRecord } from '../../../shared/table/game-record.ts';
import type { Series } from '../../../shared/table/series-record.ts';
import type { Table } from '../../../shared/table/table.ts';
import { t } from '../../text/text.ts';

export interface PointsLine {
  readonly player: PlayerId;
  readonly name: string;
  readonly scores: readonly Score[];
  readonly points: number;
}

export function pointsLines(record: Scored, nameOf: (player: PlayerId) => string): PointsLine[] {
  return scoresOf(record)
    .map(({ player, scores }) => ({
      player,
      name: nameOf(player),
      scores,
      points: scores.reduce((sum, { points }) => sum + points, 0),
    }))
    .toSorted((a, b) => b.points - a.points);
}

/**
 * The series that ended with a game. Undefined if other games of the series followed, if the series was not played to
 * the end, or if the game was not part of a series.
 */
export function seriesOver(
  table: Pick<Table, 'games' | 'series'>,
  record: Pick<GameRecord, 'id' | 'series'>,
): Series | undefined {
  const series = table.series.find(({ id }) => id === record.series);
  const last = table.games.findLast((game) => game.series === record.series)?.id === record.id;
  return last && series?.state === 'ended' ? series : undefined;
}

/** The total points of each player in a series, highest first. */
export function seriesTotals(
  table: Pick<Table, 'games' | 'names'>,
  series: Series,
): Pick<PointsLine, 'player' | 'name' | 'points'>[] {
  return standings(table, series).map(({ player, total }) => ({
    player,
    name: table.names[player] ?? '',
    points: total,
  }));
}

/**
 * The headline of a competitive game: who has the most points; undefined if nobody scored.
 * @param you the player called "you"
 */
export function headlineOf(lines: readonly PointsLine[], you?: PlayerId): string | undefined {
  const [first, ...others] = leaders(lines);
  if (!first) return undefined;
  const alone = others.length === 0 && first.player === you;
  return t.ending.mostPoints(alone ? null : [first, ...others].map(({ name }) => name), first.points);
}

/** The players with the most points; several if there is a tie. */
export function leaders(lines: readonly PointsLine[]): PointsLine[] {
  return lines.filter(({ points }) => points === lines[0]?.points);
}
