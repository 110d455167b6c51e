/** Components: a belief is a sum of them, and each is one way in which Poseidon's secrets can be. */
import { SHIPS } from '../board/board.ts';
import type { Distribution } from './chances/distribution.ts';
import type { Factor } from './chances/factor.ts';
import { apart, EMPTY } from './sea/layouts.ts';
import type { Hand } from './sea/hands.ts';

/**
 * One hypothesis about the hand, and pools of hypotheses about secret tiles that no reply has told apart yet.
 * Given all these, its factors are independent, and so are the pools but for ruling 23: the weight of a state
 * is `weight` times that of its layouts times that of its squares, and 0 if two tiles share a square.
 */
export interface Component {
  /** Among all components; not a share of 1. */
  readonly weight: number;
  readonly hand: Hand;
  /** A bit for each ship that was driven since its factor was worked out: nobody has needed to know where to. */
  readonly pending: number;
  /** For each ship the factor that has it: a joint factor is there once for each of its ships. */
  readonly factors: readonly Factor[];
  readonly maelstroms: Distribution;
  readonly fogBanks: Distribution;
}

/** The ships of a mask. */
export const shipsIn: readonly (readonly number[])[] = Array.from({ length: 1 << SHIPS.length }, (_, mask) =>
  [...SHIPS.keys()].filter((ship) => (mask >> ship) & 1),
);

/** Each factor of a component once. */
export function factorsOf({ factors }: Component): Factor[] {
  return [...new Set(factors)];
}

/** The factors with some replaced: each stands wherever its ships are. */
export function replaced(factors: readonly Factor[], changed: readonly Factor[]): readonly Factor[] {
  const next = [...factors];
  for (const factor of changed) for (const ship of factor.ships) next[ship] = factor;
  return next;
}

/** What all states of a component weigh together: 0 if none of its layouts can lie beside one another. */
export function massOf({ weight, maelstroms, fogBanks }: Component): number {
  // With one kind of tile, or none, nothing can share a square.
  if (maelstroms.keys[0] === EMPTY || fogBanks.keys[0] === EMPTY) return weight;
  return weight * shareApart(maelstroms, fogBanks);
}

/** What was worked out for pools that are still in use: many components have the same two. */
const known = new WeakMap<Distribution, WeakMap<Distribution, number>>();

function shareApart(maelstroms: Distribution, fogBanks: Distribution): number {
  const byFog = known.get(maelstroms) ?? new WeakMap<Distribution, number>();
  known.set(maelstroms, byFog);
  let share = byFog.get(fogBanks);
  if (share === undefined) {
    const [few, many] = maelstroms.size < fogBanks.size ? [maelstroms, fogBanks] : [fogBanks, maelstroms];
    const room = apart(few, many);
    share = room.reduce((sum, part, i) => sum + part * (few.weights[i] as number), 0);
    byFog.set(fogBanks, share);
  }
  return share;
}
