/** Updates components after a ship's step: its order, its report, and whether a maelstrom caught the ship. */
import type { Budget } from '../budget.ts';
import type { Factor } from '../chances/factor.ts';
import { InternPool } from '../chances/intern-pool.ts';
import { replaceFactors, type Component } from '../component.ts';
import type { Sea } from '../sea/sea.ts';
import { applyPushes } from './drive.ts';
import { Landings, type Step } from './landing.ts';
import { move, type Likely } from './move.ts';
import { Sightings } from './sighting.ts';
import { readShipsSeen } from './ships-seen.ts';

/** The components that are still possible after a step, updated by what the step revealed. */
export function afterStep(
  sea: Sea,
  components: readonly Component[],
  step: Step,
  budget: Budget,
): Component[] {
  const { ship, reply } = step;
  const twins = new InternPool();
  const landings = new Landings(sea, step);
  const sightings = reply && new Sightings(sea, ship, readShipsSeen(reply), twins, budget);
  const moves = new Map<string, Likely<Factor>>();

  return components.flatMap((component) => {
    // The ship's pending push happened before the step, so apply it first.
    const settled = applyPushes(sea, component, 1 << ship, budget);
    const factor = settled.factors[ship] as Factor;
    const landed = landings
      .of(factor, settled.maelstroms, settled.fogBanks, budget)
      .map((landing): Component => {
        const key = `${factor.id} ${landing.name}`;
        const moved = moves.get(key) ?? unify(twins, move(factor, ship, landing.ways));
        moves.set(key, moved);
        return {
          ...settled,
          weight: settled.weight * landing.share * moved.likelihood,
          factors: replaceFactors(settled.factors, [moved.factors]),
          maelstroms: landing.maelstroms,
          fogBanks: landing.fogBanks,
        };
      });
    return sightings ? landed.flatMap((after) => sightings.after(after)) : landed;
  });
}

function unify(twins: InternPool, { factors, likelihood }: Likely<Factor>): Likely<Factor> {
  return { factors: twins.intern(factors), likelihood };
}
