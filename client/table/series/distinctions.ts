/**
 * The players with the best scores for deduction and for confusion in a series. Only games that were analysed on this
 * device count.
 */
import type { PlayerId } from '../../../shared/game/game.ts';
import type { GameRecord } from '../../../shared/table/game-record.ts';
import type { KeptScores } from '../../analysis/kept-scores.ts';

export interface Distinction {
  /** The players with the best score. There are several if their scores are equal. */
  readonly players: readonly PlayerId[];
  /** The best score, from 0 to 100. */
  readonly score: number;
}

/**
 * The distinctions earned in some games; null if none of the games has a score. Distinctions give no points and don't
 * affect the standings.
 */
export function distinctions(
  games: readonly GameRecord[],
  scoresOf: (game: string) => KeptScores | undefined,
): { deduction: Distinction | null; confusion: Distinction | null } {
  const best = (
    score: (scores: KeptScores) => number | null,
    players: (game: GameRecord) => readonly PlayerId[],
  ): Distinction | null => {
    const scored = games.flatMap((game) => {
      const scores = scoresOf(game.id);
      const points = scores ? score(scores) : null;
      return points === null ? [] : [{ points, players: players(game) }];
    });
    const most = Math.max(...scored.map(({ points }) => points));
    const theirs = scored.filter(({ points }) => points === most).flatMap(({ players: those }) => those);
    return theirs.length > 0 ? { players: [...new Set(theirs)], score: most } : null;
  };
  return {
    deduction: best(
      ({ deduction }) => deduction,
      ({ navigators }) => navigators,
    ),
    confusion: best(
      ({ confusion }) => confusion,
      ({ poseidon }) => (poseidon === null ? [] : [poseidon]),
    ),
  };
}
