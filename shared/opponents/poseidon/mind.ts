/** Poseidon's opponents: moody, cunning, wrathful. */
import { overhear } from '../../game/overhear.ts';
import type { PoseidonTold } from '../../game/told.ts';
import { followPoseidon, type PoseidonView } from '../../game/views/poseidon.ts';
import type { Belief } from '../../oracle/belief.ts';
import { believe } from '../../oracle/believe.ts';
import type { Limits } from '../../oracle/budget.ts';
import type { Random } from '../../random.ts';
import type { PoseidonMind } from '../minds.ts';
import type { Rung } from '../opponents.ts';
import { thinkCunning } from './cunning.ts';
import { knowledgeOf } from './knowledge.ts';
import { thinkMoody } from './moody.ts';
import { thinkWrathful } from './wrathful.ts';

/** So that one hearing is no more work than a thought: what the Navigators can know is then a little too much. */
const LIMITS: Limits = { entries: 20_000, work: 400_000, components: 150, layouts: 20_000 };

/** A Poseidon of this rung who has heard nothing yet. He plays any mix of variants. */
export function poseidonMind(rung: Rung): PoseidonMind {
  return rung === 1 ? listening(undefined) : reckoning(rung, undefined, undefined);
}

/** The moody one asks for nothing but his view. */
function listening(view: PoseidonView | undefined): PoseidonMind {
  return {
    hear: (told) => listening(followPoseidon(view, told)),
    think: (random) => (view ? thinkMoody(view, random) : null),
  };
}

/** The others hear what the Navigators hear, and so what they can know. */
function reckoning(rung: 2 | 3, view: PoseidonView | undefined, belief: Belief | undefined): PoseidonMind {
  const think = rung === 2 ? thinkCunning : thinkWrathful;
  return {
    hear: (told: PoseidonTold) =>
      reckoning(rung, followPoseidon(view, told), believe(belief, overhear(told), LIMITS)),
    think: (random: Random) => (view && belief ? think(knowledgeOf(view, belief), random) : null),
  };
}
