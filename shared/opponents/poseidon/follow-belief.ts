/**
 * Poseidon's model of what the Navigators can know. The Navigators may know less, but not more. The model is fast with
 * any variants.
 */
import { toldToOthers } from '../../game/told-to-others.ts';
import type { PoseidonTold } from '../../game/told.ts';
import type { Belief } from '../../oracle/belief.ts';
import { believe } from '../../oracle/believe.ts';
import type { Limits } from '../../oracle/budget.ts';
import { allLayouts } from '../../oracle/sea/layouts.ts';

/**
 * The oracle's limits for this model. With Harder Deduction, they keep the cost of one event below the cost of one
 * decision.
 */
const LIMITS: Limits = { entries: 20_000, work: 400_000, components: 150, layouts: 1_000 };

/**
 * The Navigators' belief after one more event that Poseidon was told. The model assumes that the Navigators know where
 * Poseidon's maelstroms and fog banks are. They soon find out, and two tiles of each kind would have too many possible
 * layouts.
 */
export function followBelief(belief: Belief | undefined, told: PoseidonTold): Belief | undefined {
  const next = believe(belief, toldToOthers(told), LIMITS);
  if (!next || told.type !== 'dangers-placed') return next;
  const { squares } = next.sea;
  const [maelstroms, fogBanks] = [told.maelstroms, told.fogBanks].map((placed) =>
    allLayouts(
      placed.map((square) => squares.indexOf(square)),
      placed.length,
    ),
  );
  if (!maelstroms || !fogBanks) return next;
  return { ...next, components: next.components.map((one) => ({ ...one, maelstroms, fogBanks })) };
}
