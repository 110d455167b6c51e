/**
 * Describes an order that was not the best: what could be known, the order itself, a better order, and the results of
 * both.
 */
import type { Known } from '../../../shared/analysis/known.ts';
import type { OrderMoment } from '../../../shared/analysis/moments.ts';
import { t } from '../../text/text.ts';
import { chanceSentence, type Reader } from './chance-words.ts';
import { evidenceSentence, nearerSentence, trulySentence } from './evidence-words.ts';
import { at } from './numbers.ts';

/**
 * The headline of a moment whose order was not the best.
 * @param before what could be known just before the order
 */
export function orderHeadline(moment: OrderMoment, before: Known): string {
  const { ship, certain, astray, guess, ordered, better } = moment;
  if (certain !== null && certain !== guess) return t.moments.mistaken(ship, at(certain), at(guess));
  if (certain !== null && astray !== null) return t.moments.astray[astray](ship);
  if (!isPossible(moment, before)) return t.moments.impossible(ship, at(guess));
  return t.moments.order(ship, better.heading, ordered.heading);
}

/** Whether the ship could have been on the square where the Navigators guessed it. */
function isPossible({ ship, guess }: OrderMoment, before: Known): boolean {
  return before.ships[ship].squares.some(([square]) => square === guess);
}

/**
 * The explanation, with the most important sentence first: the cost, the reason, and what could be known.
 * @param before what could be known just before the order
 * @param after what could be known at the next event
 */
export function orderSentences(moment: OrderMoment, before: Known, after: Known, reader: Reader): string[] {
  const { ship, better, instead, swing, legs, guess, truly, wasFar, orders, contradicted, believed } = moment;
  const left = after.ships[ship].squares.length;
  const nearer = nearerSentence(legs.better, legs.ordered, before.ships[ship].squares.length);
  const told =
    instead && !instead.arrived && instead.squares < left
      ? [t.moments.reports(left, better.heading, instead.squares)]
      : [];
  const chance = chanceSentence(
    reader,
    before,
    after,
    instead ? { heading: better.heading, winning: instead.winning } : undefined,
  );
  return [
    instead && swing >= 0 ? `${chance} ${t.moments.byLuck}` : chance,
    guess === truly
      ? t.moments.rightly(ship, at(guess))
      : t.moments.believed[believed](ship, at(guess), legs.ordered.heading),
    // Says why the ship could not be on the guessed square, if there is a single reason. If the reason is that the ship
    // was already home, a sentence above has said so.
    ...(contradicted && believed !== 'home already' ? [t.oracle.whyNot(ship, guess, contradicted)] : []),
    trulySentence(ship, truly, wasFar, legs.ordered, orders, legs.better),
    evidenceSentence(moment, before.ships[ship].squares),
    ...nearer,
    // The reports are mentioned only if distance isn't the reason why another order was better.
    ...(nearer.length === 0 ? told : []),
  ];
}
