/** What is told aloud when a view has changed: storms, replies, turns. Pure. */
import { mostRounds, type PublicView } from '../../shared/views/public.ts';
import { t } from '../text/text.ts';

/** @param turn how this screen names a phase, when it is worth saying */
export function announce(
  before: PublicView,
  after: PublicView,
  turn: (phase: PublicView['phase']) => string,
): string[] {
  const said: string[] = [];
  if (before.lighthouses.length === 0 && after.lighthouses.length > 0)
    said.push(t.navigators.lighthousesStand);
  for (const round of after.rounds) {
    const was = before.rounds.find((other) => other.round === round.round);
    for (const { ship, heading, reply, arrived, caught } of round.steps.slice(was?.steps.length ?? 0)) {
      said.push(reply ? t.survey.spoken(ship, heading, reply) : `${t.survey.order(ship, heading)}.`);
      if (arrived) said.push(t.survey.arrived[ship]);
      if (caught) said.push(t.survey.caught);
    }
    if (!was) said.push(`${t.common.round(round.round, mostRounds(after))}.`);
    if (round.tile && !was?.tile) {
      const { tile, against } = round;
      const safe = before.arrived.some((ship) => ship === tile);
      said.push(`${t.navigators.tileName(tile)}. ${t.navigators.tileNews(tile, against, safe)}`);
    }
  }
  if (after.caught && !before.caught) said.push(t.navigators.beingPushed(after.caught));
  if (before.caught && !after.caught) said.push(t.navigators.pushedOut(before.caught));
  if (after.phase !== before.phase) said.push(`${turn(after.phase)}.`);
  return said;
}
