/**
 * Tracks what a device has seen of a running game, and how much of that is hidden from each side. The server remembers
 * this for each device, and checks it whenever somebody takes a seat or changes devices.
 */
import type { Side } from '../../game/game.ts';
import type { Audience } from '../../game/told.ts';

/** A side whose screen a device has seen, or 'truth' for the big screen, which shows what Poseidon sees. */
export type Sight = Side | 'truth';

/** What somebody on a side must not have seen. The big screen shows nothing that Poseidon doesn't see. */
const HIDDEN_FROM: Readonly<Record<Side | 'both', readonly Sight[]>> = {
  poseidon: ['navigators'],
  navigators: ['poseidon', 'truth'],
  // A player who has been on both sides must not have seen either.
  both: ['poseidon', 'navigators', 'truth'],
};

/** What a device in an audience sees; null if it sees only what both sides know. */
export function sightOf(audience: Audience): Sight | null {
  if (audience === 'onlookers') return null;
  return audience === 'olympus' ? 'truth' : audience;
}

/** Whether any of what a device has seen is hidden from a side. */
export function hasSeenHidden(saw: readonly Sight[], side: Side | 'both'): boolean {
  return HIDDEN_FROM[side].some((sight) => saw.includes(sight));
}
