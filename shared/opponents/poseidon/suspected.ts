/** What the Navigators can know, as Poseidon follows it: an upper bound that is quick in every mix. */
import { overhear } from '../../game/overhear.ts';
import type { PoseidonTold } from '../../game/told.ts';
import type { Belief } from '../../oracle/belief.ts';
import { believe } from '../../oracle/believe.ts';
import type { Limits } from '../../oracle/budget.ts';
import { allLayouts } from '../../oracle/sea/layouts.ts';

/** With Harder Deduction: so that one hearing is no more work than a thought. */
const LIMITS: Limits = { entries: 20_000, work: 400_000, components: 150, layouts: 1_000 };

/**
 * What can be known after one more thing that Poseidon was told. His maelstroms and fog banks count as found out:
 * that is true before long, and all the squares where two of each could lie are more than can be reckoned with
 * while people wait.
 */
export function suspect(belief: Belief | undefined, told: PoseidonTold): Belief | undefined {
  const next = believe(belief, overhear(told), LIMITS);
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
