/** How much is not known: how many positions of all ships together are possible, and how many bits that is. */
import { SHIPS } from '../../board/board.ts';
import type { Belief } from '../belief.ts';
import type { Distribution } from '../chances/distribution.ts';
import { gathering, type Gathered } from '../chances/gathering.ts';
import { factorsOf, type Component } from '../component.ts';
import { shares, shipChances, type Chances } from './chances.ts';
import { positionsOf, settled } from './states.ts';

/** How uncertain the ships are, all four together. */
export interface Uncertainty {
  /** How many joint positions are possible. */
  readonly positions: number;
  /** The entropy of the joint position: 0 when everything is certain, and one less for each half ruled out. */
  readonly bits: number;
  /** False if both are bounds from above. */
  readonly exact: boolean;
}

/** How many positions may be listed to count them. */
const MOST_LISTED = 1_000_000;

/** How uncertain the ships are. */
export function uncertainty(belief: Belief): Uncertainty {
  const { components, exact } = settled(belief);
  const [only, ...others] = components;
  if (!only) return { positions: 0, bits: 0, exact };
  if (others.length === 0) return { ...ofProduct(factorsOf(only)), exact };
  const listed = components.reduce((sum, component) => sum + ofProduct(factorsOf(component)).positions, 0);
  if (listed > MOST_LISTED) return { ...boundOf(belief), exact: false };
  return { ...ofMixture(belief, components, listed), exact };
}

/** The entropy of chances, in bits. */
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

/** A position can be possible in several components: they are added up. */
function ofMixture(
  belief: Belief,
  components: readonly Component[],
  listed: number,
): Omit<Uncertainty, 'exact'> {
  const weights = shares(belief).map(({ share }) => share);
  gathering.begin(listed);
  for (const [i, component] of components.entries()) {
    for (const { position, share } of positionsOf(component))
      gathering.add(position, share * (weights[i] as number));
  }
  const { weights: chances } = gathering.finish() as Gathered;
  return { positions: chances.length, bits: bitsOfChances(chances) };
}

/** What it would be if no ship told anything of another. */
function boundOf(belief: Belief): Omit<Uncertainty, 'exact'> {
  const ships: Chances[] = SHIPS.map((ship) => shipChances(belief, ship));
  return {
    positions: ships.reduce((product, { size }) => product * size, 1),
    bits: ships.reduce((sum, chances) => sum + bitsOfChances(chances.values()), 0),
  };
}
