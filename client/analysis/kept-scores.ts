/**
 * The scores of games that were analysed on this device. A score rates how well a side played. It has nothing to do
 * with the points of a competitive game.
 */
import type { Findings } from '../../shared/analysis/analyse.ts';
import { record, ID, json, number, object, orElse } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';

export interface KeptScores {
  /** The Navigators' score from 0 to 100. Null if nothing could be judged. */
  readonly deduction: number | null;
  /** Poseidon's score from 0 to 100. Null if nothing could be judged. */
  readonly confusion: number | null;
}

type ByGame = Readonly<Record<string, KeptScores>>;

/** The maximum number of games whose scores are kept. The newest are kept. */
const MOST = 300;

const score = orElse(number(0, 100), null);

const kept = new Persisted<ByGame>({
  key: 'odyssey.scores',
  fallback: {},
  format: json(record(ID, object<KeptScores>({ deduction: score, confusion: score }), MOST)),
});

/** The scores of a game, if it was analysed on this device. */
export function scoresKept(game: string): KeptScores | undefined {
  const scores = kept.value;
  return Object.hasOwn(scores, game) ? scores[game] : undefined;
}

export function keepScores(game: string, { deduction, confusion }: Findings): void {
  const points = (score: Findings['deduction']) => (score.of === 0 ? null : score.points);
  const others = Object.entries(kept.value).filter(([other]) => other !== game);
  const newest: [string, KeptScores] = [game, { deduction: points(deduction), confusion: points(confusion) }];
  kept.value = Object.fromEntries([...others, newest].slice(-MOST));
}
