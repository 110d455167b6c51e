/** Explains what could be known about a ship, from its reports and from where its orders led it. */
import type { Likely } from '../../../shared/analysis/known.ts';
import type { Leg, OrderMoment } from '../../../shared/analysis/moments.ts';
import type { Doubt, Source } from '../../../shared/analysis/sources.ts';
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { t } from '../../text/text.ts';
import { at } from './numbers.ts';

/** Chances that differ by less than this are described as equal. */
const ALIKE = 0.005;

/** Says what was reported, and how many possible squares that left. */
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

/**
 * True if the source is a report in which another ship says that it sees no ship. Such a report rules out the squares
 * on which the other ship would have seen this ship.
 */
function isSeenByNone(ship: Ship, { ship: by, reply }: Source): boolean {
  return (
    by !== null && by !== ship && reply !== null && !reply.exploring.fogBank && reply.sighting.ships === 0
  );
}

/** Says when the ship's position was last known for certain. Empty if the position was never in doubt. */
export function doubtSentence(ship: Ship, doubt: Doubt | null): string[] {
  return doubt ? [t.moments.knownUntil(ship, at(doubt.square), doubt.storm, doubt.round)] : [];
}

/** Says where a ship really was, and how far from home each of two orders would have taken it. */
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

/** Says why one order was more likely to be right than another; empty if the distances don't explain it. */
export function nearerSentence(right: Leg, other: Leg, of: number): string[] {
  if (of === 1) return [];
  if (right.nearer > other.nearer)
    return [t.moments.nearerFrom(right.heading, right.nearer, other.heading, other.nearer, of)];
  if (right.farther < other.farther && right.nearer === other.nearer)
    return [t.moments.fartherFrom(other.heading, other.farther, right.heading, right.farther, of)];
  return [];
}
