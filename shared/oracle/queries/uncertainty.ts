/** Measures uncertainty: the number of possible joint positions of the four ships, and their entropy in bits. */
import { SHIPS } from '../../board/board.ts';
import type { Belief } from '../belief.ts';
import type { Distribution } from '../chances/distribution.ts';
import { accumulator, type Accumulated } from '../chances/accumulator.ts';
import { factorsOf, type Component } from '../component.ts';
import { shares, shipChances, type Chances } from './chances.ts';
import { positionsOf, withPushesApplied } from './states.ts';

/** How uncertain the joint position of the four ships is. */
export interface Uncertainty {
  /** The number of possible joint positions. */
  readonly positions: number;
  /**
   * The entropy of the joint position in bits. It is 0 if the position is certain. Ruling out half of equally likely
   * positions removes one bit.
   */
  readonly bits: number;
  /** Whether both numbers are exact; if not, they are upper bounds. */
  readonly exact: boolean;
}

/** The maximum number of positions to list in order to count them. */
const MOST_LISTED = 1_000_000;

export function uncertainty(belief: Belief): Uncertainty {
  const { components, exact } = withPushesApplied(belief);
  const [only, ...others] = components;
  if (!only) return { positions: 0, bits: 0, exact };
  if (others.length === 0) return { ...ofProduct(factorsOf(only)), exact };
  const listed = components.reduce((sum, component) => sum + ofProduct(factorsOf(component)).positions, 0);
  if (listed > MOST_LISTED) return { ...boundOf(belief), exact: false };
  return { ...ofMixture(belief, components, listed), exact };
}

/** The entropy of a list of probabilities, in bits. */
export function bitsOfChances(chances: Iterable<number>): number {
  let bits = 0;
  for (const chance of chances) bits -= chance * Math.log2(chance);
  return bits;
}

function ofProduct(factors: readonly Distribution[]): Omit<Uncertainty, 'exact'> {
  return {
    positions: factors.reduce((product, { size }) => product * size, 1),
    bits: factors.reduce((sum, { weights }) => sum + bitsOfChances(weights), 0),
  };
}

/**
 * The uncertainty of several components together. The weights of a position that is possible in several components are
 * added up.
 */
function ofMixture(
  belief: Belief,
  components: readonly Component[],
  listed: number,
): Omit<Uncertainty, 'exact'> {
  const weights = shares(belief).map(({ share }) => share);
  accumulator.begin(listed);
  for (const [i, component] of components.entries()) {
    for (const { position, share } of positionsOf(component))
      accumulator.add(position, share * (weights[i] as number));
  }
  const { weights: chances } = accumulator.finish() as Accumulated;
  return { positions: chances.length, bits: bitsOfChances(chances) };
}

/** An upper bound for the uncertainty: its value if the ships' positions were independent of each other. */
function boundOf(belief: Belief): Omit<Uncertainty, 'exact'> {
  const ships: Chances[] = SHIPS.map((ship) => shipChances(belief, ship));
  return {
    positions: ships.reduce((product, { size }) => product * size, 1),
    bits: ships.reduce((sum, chances) => sum + bitsOfChances(chances.values()), 0),
  };
}
