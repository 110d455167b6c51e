/**
 * What a device has seen of a running game, and what of it is hidden from whom. It follows the device, not its
 * connection: the server keeps it, and it is asked wherever somebody takes a seat or a place.
 */
import type { Side } from '../../game/game.ts';
import type { Audience } from '../../game/told.ts';

/** A side's own screen; 'truth': the big screen, which shows what Poseidon sees. */
export type Sight = Side | 'truth';

/** What somebody on a side must not have seen. The big screen hides nothing from Poseidon: it shows what he sees. */
const HIDDEN_FROM: Readonly<Record<Side | 'both', readonly Sight[]>> = {
  poseidon: ['navigators'],
  navigators: ['poseidon', 'truth'],
  // Who has been both is a Navigator to Poseidon's device, and Poseidon to a Navigator's.
  both: ['poseidon', 'navigators', 'truth'],
};

/** What a device sees that is told what this audience is; null: only what both sides know. */
export function sightOf(audience: Audience): Sight | null {
  if (audience === 'onlookers') return null;
  return audience === 'olympus' ? 'truth' : audience;
}

/** Whether some of what a device has seen is hidden from a side. */
export function hasSeenHidden(saw: readonly Sight[], side: Side | 'both'): boolean {
  return HIDDEN_FROM[side].some((sight) => saw.includes(sight));
}
