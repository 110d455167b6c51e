/** What each player of a game scored, the most first. Pure. */
import type { PlayerId } from '../../../shared/game/game.ts';
import { scoresOf, type Score, type Scored } from '../../../shared/table/series.ts';
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
 * The headline of a competition: who has most points; undefined where nobody scored.
 * @param you who is called "you"
 */
export function headlineOf(lines: readonly PointsLine[], you?: PlayerId): string | undefined {
  const [first, ...others] = leaders(lines);
  if (!first) return undefined;
  const alone = others.length === 0 && first.player === you;
  return t.ending.mostPoints(alone ? null : [first, ...others].map(({ name }) => name), first.points);
}

/** Who has most points, several if they have the same. */
export function leaders(lines: readonly PointsLine[]): PointsLine[] {
  return lines.filter(({ points }) => points === lines[0]?.points);
}
