/** Who deduced and who confused the best in a series, by the games that were worked out on this device. */
import type { PlayerId } from '../../../shared/game/game.ts';
import type { GameRecord } from '../../../shared/table/table.ts';
import type { KeptScores } from '../../analysis/kept-scores.ts';

export interface Distinction {
  /** Whoever has it: of equals all, each once. */
  readonly players: readonly PlayerId[];
  /** 0 to 100. */
  readonly score: number;
}

/** The distinctions of some games; null where no game has a score. They are no points, and change no place. */
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
