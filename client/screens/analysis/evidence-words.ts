/** By what a ship could be known, in words: the report itself, and how orders led from where the ship was. */
import type { Likely } from '../../../shared/analysis/known.ts';
import type { Leg, OrderMoment } from '../../../shared/analysis/moments.ts';
import type { Doubt, Source } from '../../../shared/analysis/sources.ts';
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { t } from '../../text/text.ts';
import { at } from './numbers.ts';

/** So much likelier one square is than another that reads as alike. */
const ALIKE = 0.005;

/** What was reported, and what that left of the squares where the ship could be. */
export function evidenceSentence(
  { ship, certain, source, doubt, told, truly }: OrderMoment,
  squares: readonly Likely[],
): string {
  if (certain === null) {
    const [likeliest, most] = squares[0] ?? [truly, 1];
    const isAlike = squares.every(([, chance]) => most - chance < ALIKE);
    const last = told && ([told.round, t.survey.sentence(told.reply), told.driven] as const);
    return [
      ...doubtSentence(ship, doubt),
      t.moments.inDoubt(last, ship, squares.length, isAlike ? null : at(likeliest)),
    ].join(' ');
  }
  if (source === null) return t.moments.neverInDoubt(ship, at(certain));
  const { round, square } = source;
  const say = squares.length === 1 ? t.moments.reportLeft : t.moments.reportLeftHardly;
  const knew =
    source.ship === null || source.reply === null
      ? t.moments.toldLeft(round, ship, at(square))
      : say(source.ship, round, t.survey.sentence(source.reply), ship, at(square));
  return [
    knew,
    ...(isSeenByNone(ship, source) && source.ship ? [t.moments.sawNone(source.ship, ship)] : []),
    ...(square === certain ? [] : [t.moments.cameTo(at(certain))]),
  ].join(' ');
}

/** Whether another ship told of this one by seeing no ship around it. */
function isSeenByNone(ship: Ship, { ship: by, reply }: Source): boolean {
  return (
    by !== null && by !== ship && reply !== null && !reply.exploring.fogBank && reply.sighting.ships === 0
  );
}

/** Until when a ship could be known; none if it was not in doubt. */
export function doubtSentence(ship: Ship, doubt: Doubt | null): string[] {
  return doubt ? [t.moments.knownUntil(ship, at(doubt.square), doubt.storm, doubt.round)] : [];
}

/** Where a ship truly was, and how far each order led it from home. */
export function trulySentence(
  ship: Ship,
  truly: Square,
  wasFar: number,
  ordered: Leg,
  orders: number,
  better: Leg | null,
): string {
  return t.moments.trulyWay(ship, at(truly), wasFar, ordered, Math.max(0, orders), better);
}

/** Why one order was likelier to be right than the other; none where the ways don't tell. */
export function nearerSentence(right: Leg, other: Leg, of: number): string[] {
  if (of === 1) return [];
  if (right.nearer > other.nearer)
    return [t.moments.nearerFrom(right.heading, right.nearer, other.heading, other.nearer, of)];
  if (right.farther < other.farther && right.nearer === other.nearer)
    return [t.moments.fartherFrom(other.heading, other.farther, right.heading, right.farther, of)];
  return [];
}
