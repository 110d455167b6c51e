/** The Poseidon opponents: moody, cunning and wrathful. */
import { followPoseidon, type PoseidonView } from '../../game/views/poseidon.ts';
import type { Belief } from '../../oracle/belief.ts';
import type { PoseidonMind } from '../minds.ts';
import type { Rung } from '../opponents.ts';
import { thinkCunning } from './cunning.ts';
import { knowledgeOf } from './knowledge.ts';
import { thinkMoody } from './moody.ts';
import { followBelief } from './follow-belief.ts';
import { thinkWrathful } from './wrathful.ts';

/**
 * A new opponent that has not received any events yet. Rung 1 is moody, rung 2 cunning, and rung 3 wrathful. It can
 * play with any variants.
 */
export function poseidonMind(rung: Rung): PoseidonMind {
  return rung === 1 ? moody(undefined) : reckoning(rung, undefined, undefined);
}

/** A moody Poseidon, who needs only his view of the game. */
function moody(view: PoseidonView | undefined): PoseidonMind {
  return {
    hear: (told) => moody(followPoseidon(view, told)),
    think: (random) => (view ? thinkMoody(view, random) : null),
  };
}

/** A cunning or a wrathful Poseidon, who also tracks what the Navigators can know. */
function reckoning(rung: 2 | 3, view: PoseidonView | undefined, belief: Belief | undefined): PoseidonMind {
  const think = rung === 2 ? thinkCunning : thinkWrathful;
  return {
    hear: (told) => reckoning(rung, followPoseidon(view, told), followBelief(belief, told)),
    think: (random) => (view && belief ? think(knowledgeOf(view, belief), random) : null),
  };
}
