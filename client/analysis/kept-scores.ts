/** The scores of games that were worked out on this device: a distinction, and never points. */
import type { Findings } from '../../shared/analysis/analyse.ts';
import { Persisted } from '../lib/persisted.ts';

export interface KeptScores {
  /** The Navigators' and Poseidon's, 0 to 100; null where there was nothing to judge. */
  readonly deduction: number | null;
  readonly confusion: number | null;
}

type ByGame = Readonly<Record<string, KeptScores>>;

/** So many games, the newest. */
const MOST = 300;

const kept = new Persisted<ByGame>({
  key: 'odyssey.scores',
  fallback: {},
  format: { parse, write: (scores) => JSON.stringify(scores) },
});

function parse(text: string): ByGame | undefined {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? Object.fromEntries(entriesOf(value)) : undefined;
}

function entriesOf(value: object): [string, KeptScores][] {
  return Object.entries(value as Record<string, Partial<KeptScores> | null>).map(([game, scores]) => [
    game,
    { deduction: scoreOf(scores?.deduction), confusion: scoreOf(scores?.confusion) },
  ]);
}

function scoreOf(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : null;
}

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
