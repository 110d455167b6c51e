/** Splits a joint factor into independent factors, if this loses no information. */
import { bitsOf, project, type Factor } from './factor.ts';
import { KeySlots } from './key-slots.ts';

/** The relative difference up to which ships still count as independent, to allow for rounding. */
const ROUNDING = 1e-11;

/**
 * The largest possible number of independent factors whose product is this factor. Only the factor itself if it can't
 * be split.
 */
export function split(factor: Factor): Factor[] {
  for (const ships of halves(factor.ships)) {
    const one = project(factor, ships);
    if (factor.size % one.size !== 0) continue;
    const other = project(
      factor,
      factor.ships.filter((ship) => !ships.includes(ship)),
    );
    if (isProduct(factor, one, other)) return [...split(one), ...split(other)];
  }
  return [factor];
}

/** One factor for each ship. Drops all correlations between them. */
export function marginals(factor: Factor): Factor[] {
  return factor.ships.map((ship) => project(factor, [ship]));
}

/** Every way to split these ships into two groups, given as one of the two groups. */
function halves(ships: readonly number[]): number[][] {
  const [first, ...others] = ships;
  if (first === undefined || others.length === 0) return [];
  const alone = others.length === 1 ? [[first]] : ships.map((ship) => [ship]);
  return ships.length < 4 ? alone : [...alone, ...others.map((other) => [first, other])];
}

const oneSlots = new KeySlots();
const otherSlots = new KeySlots();

function isProduct(factor: Factor, one: Factor, other: Factor): boolean {
  if (one.size * other.size !== factor.size) return false;
  fill(oneSlots, one);
  fill(otherSlots, other);
  const [oneBits, otherBits] = [bitsOf(one.ships), bitsOf(other.ships)];
  for (let i = 0; i < factor.size; i++) {
    const position = factor.keys[i] as number;
    const product =
      (one.weights[oneSlots.placeOf(position & oneBits, 0)] as number) *
      (other.weights[otherSlots.placeOf(position & otherBits, 0)] as number);
    if (Math.abs(product - (factor.weights[i] as number)) > ROUNDING * product) return false;
  }
  return true;
}

function fill(slots: KeySlots, factor: Factor): void {
  slots.clear(factor.size);
  for (let i = 0; i < factor.size; i++) slots.placeOf(factor.keys[i] as number, i);
}
