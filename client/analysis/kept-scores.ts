/** The scores of games that were worked out on this device: a distinction, and never points. */
import type { Findings } from '../../shared/analysis/analyse.ts';
import { byName, ID, json, number, object, orElse } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';

export interface KeptScores {
  /** The Navigators' and Poseidon's, 0 to 100; null where there was nothing to judge. */
  readonly deduction: number | null;
  readonly confusion: number | null;
}

type ByGame = Readonly<Record<string, KeptScores>>;

/** So many games, the newest. */
const MOST = 300;

const score = orElse(number(0, 100), null);

const kept = new Persisted<ByGame>({
  key: 'odyssey.scores',
  fallback: {},
  format: json(byName(ID, object<KeptScores>({ deduction: score, confusion: score }), MOST)),
});

/** The scores of a game, if it was worked out here. */
export function scoresKept(game: string): KeptScores | undefined {
  const scores = kept.value;
  return Object.hasOwn(scores, game) ? scores[game] : undefined;
}

/** Keeps the scores of a game. */
export function keepScores(game: string, { deduction, confusion }: Findings): void {
  const points = (score: Findings['deduction']) => (score.of === 0 ? null : score.points);
  const others = Object.entries(kept.value).filter(([other]) => other !== game);
  const newest: [string, KeptScores] = [game, { deduction: points(deduction), confusion: points(confusion) }];
  kept.value = Object.fromEntries([...others, newest].slice(-MOST));
}
