/**
 * Measures uncertainty: how many joint positions of the four ships are possible, and their entropy in bits.
 */
import { SHIPS } from '../../board/board.ts';
import type { Belief } from '../belief.ts';
import type { Distribution } from '../chances/distribution.ts';
import { accumulator, type Accumulated } from '../chances/accumulator.ts';
import { factorsOf, type Component } from '../component.ts';
import { shares, shipChances, type Chances } from './chances.ts';
import { positionsOf, withPushesApplied } from './states.ts';

/** How uncertain the joint position of the four ships is. */
export interface Uncertainty {
  /** How many joint positions are possible. */
  readonly positions: number;
  /**
   * The entropy of the joint position in bits: 0 if it is certain. Ruling out half of equally likely
   * positions removes one bit.
   */
  readonly bits: number;
  /** Whether both numbers are exact; if not, they are upper bounds. */
  readonly exact: boolean;
}

/** The maximum number of positions that are listed in order to count them. */
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

/** The entropy of some probabilities, in bits. */
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
 * Computes the uncertainty of several components. A position may be possible in more than one, so its weights are
 * summed.
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

/** An upper bound: the uncertainty if the ships' positions were independent of each other. */
function boundOf(belief: Belief): Omit<Uncertainty, 'exact'> {
  const ships: Chances[] = SHIPS.map((ship) => shipChances(belief, ship));
  return {
    positions: ships.reduce((product, { size }) => product * size, 1),
    bits: ships.reduce((sum, chances) => sum + bitsOfChances(chances.values()), 0),
  };
}
