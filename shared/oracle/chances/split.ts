/** Splits a joint factor into independent factors if this loses no information. */
import { bitsOf, project, type Factor } from './factor.ts';
import { KeySlots } from './key-slots.ts';

/**
 * The maximum relative difference of weights for which ships still count as independent. It allows for rounding errors.
 */
const ROUNDING = 1e-11;

/**
 * Splits a factor into as many independent factors as possible, whose product is the factor. If it can't be split,
 * returns only the factor itself.
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

/** A separate factor for each ship, as if the ships' positions did not depend on each other. */
export function marginals(factor: Factor): Factor[] {
  return factor.ships.map((ship) => project(factor, [ship]));
}

/** Every way to split these ships into two groups. For each way, returns only one of the two groups. */
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
