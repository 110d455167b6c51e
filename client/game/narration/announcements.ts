/** What is told aloud when a view has changed: storms, replies, turns. Pure. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Tile } from '../../../shared/game/game.ts';
import { mostRounds, type PublicView } from '../../../shared/game/views/public.ts';
import { t } from '../../text/text.ts';

/** How those who do not sit at the chart are told some things. */
export interface Words {
  round(round: number): string;
  /** What a tile has done. */
  played(tile: Tile | 'face-down', against: Ship | null): string;
  /** A caught ship is to be pushed: said beside the turn, or nothing. */
  beingPushed(ship: Ship): string;
  pushedOut(ship: Ship): string;
}

/** @param turn how this screen names a phase, when it is worth saying */
export function announce(
  before: PublicView,
  after: PublicView,
  turn: (phase: PublicView['phase']) => string,
  words: Partial<Words> = {},
): string[] {
  const said: string[] = [];
  if (before.lighthouses.length === 0 && after.lighthouses.length > 0) said.push(t.game.lighthousesStand);
  for (const round of after.rounds) {
    const was = before.rounds.find((other) => other.round === round.round);
    for (const { ship, heading, reply, arrived, caught } of round.steps.slice(was?.steps.length ?? 0)) {
      said.push(reply ? t.survey.spoken(ship, heading, reply) : `${t.survey.order(ship, heading)}.`);
      if (arrived) said.push(t.survey.arrived[ship]);
      if (caught) said.push(t.survey.caught);
    }
    if (!was) said.push(words.round?.(round.round) ?? `${t.common.round(round.round, mostRounds(after))}.`);
    if (round.tile && !was?.tile) {
      const { tile, against } = round;
      const safe = before.arrived.some((ship) => ship === tile);
      const done = words.played?.(tile, against) ?? t.tiles.news(tile, against, safe);
      said.push(`${t.tiles.name(tile)}. ${done}`);
    }
  }
  if (after.caught && !before.caught)
    said.push(words.beingPushed?.(after.caught) ?? t.game.beingPushed(after.caught));
  if (before.caught && !after.caught)
    said.push(words.pushedOut?.(before.caught) ?? t.game.pushedOut(before.caught));
  if (after.phase !== before.phase) said.push(sentence(turn(after.phase)));
  return said.filter((text) => text !== '');
}

/** A text with a full stop, if it has no end of its own. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
