/** What each player of a game scored, the most first. Pure. */
import type { PlayerId } from '../../../shared/game/game.ts';
import { scoresOf, type Score } from '../../../shared/table/series.ts';
import type { GameRecord } from '../../../shared/table/table.ts';

export interface PointsLine {
  readonly player: PlayerId;
  readonly name: string;
  readonly scores: readonly Score[];
  readonly points: number;
}

export function pointsLines(record: GameRecord, nameOf: (player: PlayerId) => string): PointsLine[] {
  return scoresOf(record)
    .map(({ player, scores }) => ({
      player,
      name: nameOf(player),
      scores,
      points: scores.reduce((sum, { points }) => sum + points, 0),
    }))
    .toSorted((a, b) => b.points - a.points);
}

/** Who has most points, several if they have the same. */
export function leaders(lines: readonly PointsLine[]): PointsLine[] {
  return lines.filter(({ points }) => points === lines[0]?.points);
}
