/** An order that was not the best one, in words: who could know what, both orders, and what each came to. */
import type { Known } from '../../../shared/analysis/known.ts';
import type { OrderMoment } from '../../../shared/analysis/moments.ts';
import { t } from '../../text/text.ts';
import { chanceSentence } from './chance-words.ts';
import { at, percent } from './numbers.ts';

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
 * What there is to say of it.
 * @param before what could be known just before it
 * @param after what could be known when the next thing happened
 */
export function orderSentences(moment: OrderMoment, before: Known, after: Known): string[] {
  const { ship, better, instead, swing } = moment;
  const left = after.ships[ship].squares.length;
  const told =
    instead && !instead.arrived && instead.squares < left
      ? [t.moments.reports(left, better.heading, instead.squares)]
      : [];
  return [
    ...knewSentences(moment, before),
    ...waySentences(moment),
    ...told,
    chanceSentence(
      before,
      after,
      instead ? { heading: better.heading, winning: instead.winning } : undefined,
    ),
    ...(instead && swing >= 0 ? [t.moments.byLuck] : []),
  ];
}

function knewSentences(moment: OrderMoment, before: Known): string[] {
  const { ship, certain, source, doubt, guess, truly } = moment;
  const { squares } = before.ships[ship];
  const took = isPossible(moment, before) ? t.moments.took(at(guess)) : t.moments.tookWrongly(at(guess));
  if (certain === null) {
    const [likeliest, most] = squares[0] ?? [truly, 1];
    const isAlike = squares.every(([, chance]) => most - chance < 0.005);
    return [
      ...(doubt ? [t.moments.knownUntil(ship, at(doubt.square), doubt.storm, doubt.round)] : []),
      isAlike
        ? t.moments.inDoubtAlike(ship, squares.length)
        : t.moments.inDoubt(ship, squares.length, at(likeliest), percent(most)),
      guess === likeliest && !isAlike ? t.moments.rightly : took,
      t.moments.truly(at(truly)),
    ];
  }
  const knew =
    source === null
      ? t.moments.neverInDoubt(ship, at(certain))
      : source.ship === null
        ? t.moments.toldLeft(source.round, ship, at(source.square))
        : (squares.length === 1 ? t.moments.reportLeft : t.moments.reportLeftHardly)(
            source.ship,
            source.round,
            ship,
            at(source.square),
          );
  return [
    knew,
    ...(source && source.square !== certain ? [t.moments.cameTo(at(certain))] : []),
    guess === certain ? t.moments.rightly : took,
  ];
}

/** Of a ship that was certain how far each order led; of one in doubt how likely it came home. */
function waySentences({ certain, ordered, better }: OrderMoment): string[] {
  const isSure = certain !== null && Number.isInteger(ordered.far) && Number.isInteger(better.far);
  const farther = ordered.far > better.far || ordered.offBoard === 1;
  if (isSure && farther) {
    if (better.arrives === 1) return [t.moments.wayHome(ordered.heading, ordered.far, better.heading)];
    if (ordered.offBoard === 1) return [t.moments.wayOff(ordered.heading, better.heading, better.far)];
    return [t.moments.ways(ordered.heading, ordered.far, better.heading, better.far)];
  }
  return [
    t.moments.homeChances(ordered.heading, percent(ordered.home), better.heading, percent(better.home)),
  ];
}
