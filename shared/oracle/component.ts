/**
 * Components. Each component is one hypothesis about Poseidon's secrets, and a belief is a weighted sum of components.
 */
import { SHIPS } from '../board/board.ts';
import type { Distribution } from './chances/distribution.ts';
import type { Factor } from './chances/factor.ts';
import { weightApart, EMPTY } from './sea/layouts.ts';
import type { Hand } from './sea/hands.ts';

/**
 * A hypothesis about Poseidon's secrets: his hand, the possible layouts of his maelstroms, and those of his fog banks.
 * Layouts are in the same component as long as no reply has told them apart.
 * Within a component, the factors and the two distributions of layouts are independent of each other, except that no
 * two tiles share a square (ruling 23). The weight of a state is `weight` times the weights of its layouts times the
 * weights of its ships' squares, or 0 if two tiles share a square.
 */
export interface Component {
  /** The weight relative to the other components. The weights need not sum to 1. */
  readonly weight: number;
  readonly hand: Hand;
  /**
   * The ships whose latest push is still to be applied to their factors, as a bit mask. Pushes are only applied when
   * needed.
   */
  readonly pending: number;
  /** The factor of each ship, by ship number. A joint factor appears once for each of its ships. */
  readonly factors: readonly Factor[];
  readonly maelstroms: Distribution;
  readonly fogBanks: Distribution;
}

/** For each bit mask, the numbers of the ships in it. */
export const shipsIn: readonly (readonly number[])[] = Array.from({ length: 1 << SHIPS.length }, (_, mask) =>
  [...SHIPS.keys()].filter((ship) => (mask >> ship) & 1),
);

/** The factors of a component, without duplicates. */
export function factorsOf({ factors }: Component): Factor[] {
  return [...new Set(factors)];
}

/**
 * The factors of all ships after some factors have changed. A joint factor replaces the factor of each of its ships.
 */
export function replaceFactors(factors: readonly Factor[], changed: readonly Factor[]): readonly Factor[] {
  const next = [...factors];
  for (const factor of changed) for (const ship of factor.ships) next[ship] = factor;
  return next;
}

/** The total weight of a component's states. It is 0 if two tiles share a square in every combination of layouts. */
export function massOf({ weight, maelstroms, fogBanks }: Component): number {
  // Without maelstroms or without fog banks, no two tiles can share a square.
  if (maelstroms.keys[0] === EMPTY || fogBanks.keys[0] === EMPTY) return weight;
  return weight * shareApart(maelstroms, fogBanks);
}

/** Cached results of shareApart for each pair of distributions, because many components have the same pair. */
const known = new WeakMap<Distribution, WeakMap<Distribution, number>>();

function shareApart(maelstroms: Distribution, fogBanks: Distribution): number {
  const byFog = known.get(maelstroms) ?? new WeakMap<Distribution, number>();
  known.set(maelstroms, byFog);
  let share = byFog.get(fogBanks);
  if (share === undefined) {
    const [few, many] = maelstroms.size < fogBanks.size ? [maelstroms, fogBanks] : [fogBanks, maelstroms];
    const room = weightApart(few, many);
    share = room.reduce((sum, part, i) => sum + part * (few.weights[i] as number), 0);
    byFog.set(fogBanks, share);
  }
  return share;
}
