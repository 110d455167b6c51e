/** What the first screen of the analysis says: its title and, if no moment stands out, a sentence instead. */
import type { Findings } from '../../../shared/analysis/analyse.ts';
import { lowestChance } from '../../../shared/analysis/choice.ts';
import type { Known } from '../../../shared/analysis/known.ts';
import type { Moment } from '../../../shared/analysis/moments.ts';
import type { Outcome } from '../../../shared/game/game.ts';
import { t } from '../../text/text.ts';
import { chanceFor, type Reader } from './chance-words.ts';

export interface Story {
  readonly title: string;
  /** The main moments, in the order of the game. */
  readonly moments: readonly Moment[];
  /** Shown if there are no main moments; otherwise empty. */
  readonly instead: string;
}

/** A side was ahead all the way if its chance of winning was never below this. */
const AHEAD = 0.5;

/**
 * The story of a game. Its moments and its title are the same for all readers.
 * @param known what could be known in each frame of the game
 */
export function storyOf(
  { moments, main }: Pick<Findings, 'moments' | 'main'>,
  known: readonly Pick<Known, 'winning'>[],
  outcome: Outcome | null,
  reader: Reader,
): Story {
  return {
    title: outcome ? t.analysis.decided : t.analysis.moved,
    moments: moments.filter((_, place) => main.includes(place)),
    instead: main.length > 0 ? '' : insteadOf(known, outcome, reader),
  };
}

function insteadOf(
  known: readonly Pick<Known, 'winning'>[],
  outcome: Outcome | null,
  reader: Reader,
): string {
  if (!outcome) return t.analysis.none;
  const { winner } = outcome;
  const lowest = lowestChance(known, winner);
  if (lowest < AHEAD) return t.analysis.none;
  const winning = winner === 'navigators' ? lowest : 1 - lowest;
  return t.analysis.ahead(reader, winner, chanceFor(reader, { winning }));
}
