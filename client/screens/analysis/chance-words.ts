/** What a moment made of the Navigators' chance to win, in words. */
import type { Known } from '../../../shared/analysis/known.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { t } from '../../text/text.ts';
import { percent } from './numbers.ts';

/**
 * From which chance to which it went.
 * @param instead what another order would have made of it
 */
export function chanceSentence(
  before: Known,
  after: Known,
  instead?: { readonly heading: Heading; readonly winning: number },
): string {
  const [from, to] = [percent(before.winning), percent(after.winning)];
  // What reads the same has not changed.
  const change = from === to ? 0 : after.winning - before.winning;
  if (!instead) return t.moments.chance(from, to, change);
  return t.moments.chanceInstead(from, to, change, instead.heading, percent(instead.winning));
}
