/** An order that was not the best one, in words: who could know what, both orders, and what each came to. */
import type { Known } from '../../../shared/analysis/known.ts';
import type { OrderMoment } from '../../../shared/analysis/moments.ts';
import { t } from '../../text/text.ts';
import { chanceSentence } from './chance-words.ts';
import { evidenceSentence, nearerSentence, trulySentence } from './evidence-words.ts';
import { at } from './numbers.ts';

/**
 * What it was, in one line.
 * @param before what could be known just before it
 */
export function orderHeadline(moment: OrderMoment, before: Known): string {
  const { ship, certain, astray, guess, ordered, better } = moment;
  if (certain !== null && certain !== guess) return t.moments.mistaken(ship, at(certain), at(guess));
  if (certain !== null && astray !== null) return t.moments.astray[astray](ship);
  if (!isPossible(moment, before)) return t.moments.impossible(ship, at(guess));
  return t.moments.order(ship, better.heading, ordered.heading);
}

/** Whether the ship could be where the Navigators took it to be. */
function isPossible({ ship, guess }: OrderMoment, before: Known): boolean {
  return before.ships[ship].squares.some(([square]) => square === guess);
}

/**
 * What there is to say of it, the weightiest first: what it cost, why, and what could be known from what.
 * @param before what could be known just before it
 * @param after what could be known when the next thing happened
 */
export function orderSentences(moment: OrderMoment, before: Known, after: Known): string[] {
  const { ship, better, instead, swing, legs, guess, truly, wasFar, orders, contradicted, believed } = moment;
  const left = after.ships[ship].squares.length;
  const nearer = nearerSentence(legs.better, legs.ordered, before.ships[ship].squares.length);
  const told =
    instead && !instead.arrived && instead.squares < left
      ? [t.moments.reports(left, better.heading, instead.squares)]
      : [];
  const chance = chanceSentence(
    before,
    after,
    instead ? { heading: better.heading, winning: instead.winning } : undefined,
  );
  return [
    instead && swing >= 0 ? `${chance} ${t.moments.byLuck}` : chance,
    guess === truly
      ? t.moments.rightly(ship, at(guess))
      : t.moments.believed[believed](ship, at(guess), legs.ordered.heading),
    // Why it could not be there, if one thing says so; on the Sacred Island it would be home, which is said already.
    ...(contradicted && believed !== 'home already' ? [t.oracle.whyNot(ship, guess, contradicted)] : []),
    trulySentence(ship, truly, wasFar, legs.ordered, orders, legs.better),
    evidenceSentence(moment, before.ships[ship].squares),
    ...nearer,
    // What a report would have told is worth a word where the way is not what spoke for the other order.
    ...(nearer.length === 0 ? told : []),
  ];
}
