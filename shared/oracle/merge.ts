/** Merges components that differ in only one part, by mixing their distributions for this part. */
import { mix, mixFactors } from './chances/mix.ts';
import { InternPool } from './chances/intern-pool.ts';
import { massOf, replaceFactors, type Component } from './component.ts';

/** The part in which components may differ. A number stands for the factor whose first ship has that number. */
type Difference = 0 | 1 | 2 | 3 | 'maelstroms' | 'fogBanks';

const DIFFERENCES: readonly Difference[] = [0, 1, 2, 3, 'maelstroms', 'fogBanks'];

/**
 * Returns an equivalent list with fewer components. Leaves out impossible components, and scales the weights to a sum
 * of 1.
 */
export function merge(components: readonly Component[]): Component[] {
  const pool = new InternPool();
  let merged = components.filter((component) => massOf(component) > 0);
  for (const difference of DIFFERENCES) merged = mergeOver(merged, difference, pool);
  const total = merged.reduce((sum, { weight }) => sum + weight, 0);
  return merged.map((component) => ({ ...component, weight: component.weight / total }));
}

function mergeOver(components: Component[], difference: Difference, pool: InternPool): Component[] {
  if (components.length < 2) return components;
  const groups = new Map<string, Component[]>();
  for (const component of components) {
    const name = nameWithout(component, difference);
    const group = groups.get(name);
    if (group) group.push(component);
    else groups.set(name, [component]);
  }
  if (groups.size === components.length) return components;
  return Array.from(groups.values(), (group) => mergeAll(group, difference, pool));
}

/** A key made of all parts of a component except one. Components with equal keys differ at most in this part. */
function nameWithout(
  { hand, pending, factors, maelstroms, fogBanks }: Component,
  difference: Difference,
): string {
  let name = `${hand.id} ${pending}`;
  const left = typeof difference === 'number' ? factors[difference] : undefined;
  // A joint factor is listed once for each of its ships. Leave it out only for its first ship.
  const without = left?.ships[0] === difference ? left : undefined;
  if (without) name += ` without ${without.mask}`;
  for (const factor of factors) if (factor !== without) name += ` ${factor.id}`;
  if (difference !== 'maelstroms') name += ` m${maelstroms.id}`;
  if (difference !== 'fogBanks') name += ` f${fogBanks.id}`;
  return name;
}

/** Merges components that differ in only one part. */
function mergeAll(group: readonly Component[], difference: Difference, pool: InternPool): Component {
  const [first] = group as [Component];
  if (group.length === 1) return first;
  const weight = group.reduce((sum, component) => sum + component.weight, 0);
  if (typeof difference === 'string') {
    const pools = group.map((component) => ({
      distribution: component[difference],
      weight: component.weight,
    }));
    return { ...first, weight, [difference]: pool.intern(mix(pools)) };
  }
  const parts = group.flatMap(({ factors, weight: share }) => {
    const factor = factors[difference];
    return factor ? [{ distribution: factor, weight: share }] : [];
  });
  return { ...first, weight, factors: replaceFactors(first.factors, [pool.intern(mixFactors(parts))]) };
}
