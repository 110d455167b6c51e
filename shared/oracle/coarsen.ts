/** Simplifies a belief that has too many components. */
import { SHIPS } from '../board/board.ts';
import type { Budget, Limits } from './budget.ts';
import type { Distribution } from './chances/distribution.ts';
import type { Factor } from './chances/factor.ts';
import { mix, mixFactors } from './chances/mix.ts';
import { marginals } from './chances/split.ts';
import { massOf, type Component } from './component.ts';
import type { Sea } from './sea/sea.ts';
import { applyPushes } from './turns/drive.ts';

const ALL_SHIPS = (1 << SHIPS.length) - 1;
/**
 * The share of the limit that is still used after coarsening. It is below 1 so that not every step needs coarsening.
 */
const KEPT = 0.5;

/**
 * Returns the components unchanged if they are within the limits. Otherwise keeps the heaviest components, up to half
 * of the limit. The remaining ones are merged into one component for each hand, in which all ships and tiles are
 * independent. Everything possible stays possible, but impossible combinations may become possible too.
 */
export function coarsen(sea: Sea, components: readonly Component[], budget: Budget): readonly Component[] {
  if (countWithin(components, budget.limits, 1) === components.length) return components;
  budget.exceeded = true;
  const heaviestFirst = [...components].sort((a, b) => massOf(b) - massOf(a));
  const kept = countWithin(heaviestFirst, budget.limits, KEPT);
  const known = new Map<Factor, readonly Factor[]>();
  const byHand = new Map<number, Component[]>();
  for (const light of heaviestFirst.slice(kept)) {
    const group = byHand.get(light.hand.id) ?? [];
    group.push(applyPushes(sea, light, ALL_SHIPS, budget));
    byHand.set(light.hand.id, group);
  }
  return [...heaviestFirst.slice(0, kept), ...Array.from(byHand.values(), (group) => pourAll(group, known))];
}

function pourAll(group: readonly Component[], known: Map<Factor, readonly Factor[]>): Component {
  const [first] = group as [Component];
  const masses = group.map(massOf);
  const alone = (factor: Factor, ship: number): Factor => {
    const factors = known.get(factor) ?? marginals(factor);
    known.set(factor, factors);
    return factors[factor.ships.indexOf(ship)] as Factor;
  };
  const weigh = <D extends Distribution>(of: (component: Component) => D) =>
    group.map((component, i) => ({ distribution: of(component), weight: masses[i] as number }));
  const poured: Component = {
    weight: 1,
    hand: first.hand,
    pending: 0,
    factors: [...SHIPS.keys()].map((ship) =>
      mixFactors(weigh(({ factors }) => alone(factors[ship] as Factor, ship))),
    ),
    maelstroms: mix(weigh(({ maelstroms }) => maelstroms)),
    fogBanks: mix(weigh(({ fogBanks }) => fogBanks)),
  };
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  return { ...poured, weight: whole / massOf(poured) };
}

/** The number of components, counted from the first, that fit within the given share of the limits. */
function countWithin(
  components: readonly Component[],
  { components: most, layouts }: Limits,
  share: number,
): number {
  let held = 0;
  const beyond = components.findIndex(({ maelstroms, fogBanks }, i) => {
    held += maelstroms.size + fogBanks.size;
    return i >= share * most || held > share * layouts;
  });
  return beyond < 0 ? components.length : beyond;
}
