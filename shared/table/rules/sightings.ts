/**
 * What a device can have seen of a running game, and how much of that is hidden from each side. The server remembers
 * what each device has seen, and checks it whenever somebody takes a seat or changes devices.
 */
import type { Side } from '../../game/game.ts';
import type { Audience } from '../../game/told.ts';

/**
 * Something that a device has seen: the screen of a side, or the big screen ('truth'), which shows what Poseidon sees.
 */
export type Sight = Side | 'truth';

/** What the players of a side must not have seen. The big screen shows nothing that Poseidon doesn't see. */
const HIDDEN_FROM: Readonly<Record<Side | 'both', readonly Sight[]>> = {
  poseidon: ['navigators'],
  navigators: ['poseidon', 'truth'],
  // For players who have been on both sides, the screens of both sides count as hidden.
  both: ['poseidon', 'navigators', 'truth'],
};

/** What a device in this audience sees. Null if it sees only what both sides know. */
export function sightOf(audience: Audience): Sight | null {
  if (audience === 'onlookers') return null;
  return audience === 'olympus' ? 'truth' : audience;
}

/** Whether any of what a device has seen is hidden from a side. */
export function hasSeenHidden(saw: readonly Sight[], side: Side | 'both'): boolean {
  return HIDDEN_FROM[side].some((sight) => saw.includes(sight));
}
