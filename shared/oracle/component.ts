/** Components, whose weighted sum is a belief. Each component is one hypothesis about Poseidon's secrets. */
import { SHIPS } from '../board/board.ts';
import type { Distribution } from './chances/distribution.ts';
import type { Factor } from './chances/factor.ts';
import { weightApart, EMPTY } from './sea/layouts.ts';
import type { Hand } from './sea/hands.ts';

/**
 * A hypothesis about Poseidon's hand. It includes the layouts of his maelstroms and fog banks that no reply has told
 * apart yet, as distributions. Given these, the factors are independent of each other. So are the two kinds of tiles,
 * except that no two tiles share a square (ruling 23). A state's weight is `weight` times the weight of its layouts
 * times the weight of its ships' squares, or 0 if two tiles share a square.
 */
export interface Component {
  /** Relative to the other components; the weights need not sum to 1. */
  readonly weight: number;
  readonly hand: Hand;
  /** A bit mask of the ships that were driven since their factor was computed. A push is only computed when needed. */
  readonly pending: number;
  /** The factor of each ship, by ship number. A joint factor appears once for each of its ships. */
  readonly factors: readonly Factor[];
  readonly maelstroms: Distribution;
  readonly fogBanks: Distribution;
}

/** For each bit mask, the numbers of its ships. */
export const shipsIn: readonly (readonly number[])[] = Array.from({ length: 1 << SHIPS.length }, (_, mask) =>
  [...SHIPS.keys()].filter((ship) => (mask >> ship) & 1),
);

/** The factors of a component, without duplicates. */
export function factorsOf({ factors }: Component): Factor[] {
  return [...new Set(factors)];
}

/** The factors after some of them changed. A joint factor goes to each of its ships. */
export function replaceFactors(factors: readonly Factor[], changed: readonly Factor[]): readonly Factor[] {
  const next = [...factors];
  for (const factor of changed) for (const ship of factor.ships) next[ship] = factor;
  return next;
}

/** The total weight of a component's states; 0 if all its layouts put two tiles on one square. */
export function massOf({ weight, maelstroms, fogBanks }: Component): number {
  // If either kind of tile is absent, no two tiles can share a square.
  if (maelstroms.keys[0] === EMPTY || fogBanks.keys[0] === EMPTY) return weight;
  return weight * shareApart(maelstroms, fogBanks);
}

/** Cache by pair of distributions, because many components share the same two. */
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
