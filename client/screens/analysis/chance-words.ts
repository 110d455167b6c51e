/** Describes how a moment changed the Navigators' chance to win. */
import type { Known } from '../../../shared/analysis/known.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { t } from '../../text/text.ts';
import { percent } from './numbers.ts';

/**
 * A sentence with the chance before and after the moment.
 * @param instead what another order would have led to
 */
export function chanceSentence(
  before: Known,
  after: Known,
  instead?: { readonly heading: Heading; readonly winning: number },
): string {
  const [from, to] = [percent(before.winning), percent(after.winning)];
  // If both chances round to the same text, the chance counts as unchanged.
  const change = from === to ? 0 : after.winning - before.winning;
  if (!instead) return t.moments.chance(from, to, change);
  return t.moments.chanceInstead(from, to, change, instead.heading, percent(instead.winning));
}
