/** Compares a judged board with boards that people know. */
import type { Judgement } from './judgement.ts';

/** A board that people know, with its judgement. */
export interface Reference {
  readonly id: string;
  readonly judgement: Judgement;
}

/** How hard a board is. "easier" means easier than every reference, and "between" harder than one but easier than another. */
export type Hardness =
  | { readonly is: 'alike' | 'easier' | 'harder'; readonly board: string }
  | { readonly is: 'between'; readonly easier: string; readonly harder: string };

/** How fair a board is beside the reference that is most like it. */
export type Fairness = 'fairer' | 'as fair' | 'less fair';

export interface Comparison {
  readonly hardness: Hardness;
  readonly fairness: Fairness;
  /** The reference with which the fairness is compared: the one that is won about as often. */
  readonly beside: string;
}

/**
 * Boards are about as hard as each other if their wins differ by at most this, in percent. With 200 games, the
 * confidence interval reaches about as far to each side.
 */
const ALIKE = 7;
/** Boards are as fair as each other if their fairness differs by at most this: about the effect of chance in 200 games. */
const AS_FAIR = 0.1;

/** Compares a board with the references. Undefined if there are none. */
export function compared(board: Judgement, references: readonly Reference[]): Comparison | undefined {
  const apart = ({ judgement }: Reference) => judgement.wins.percent - board.wins.percent;
  const byWins = [...references].sort((a, b) => apart(a) - apart(b));
  const nearest = [...references].sort((a, b) => Math.abs(apart(a)) - Math.abs(apart(b)))[0];
  if (!nearest) return undefined;
  const more = board.fairness - nearest.judgement.fairness;
  return {
    hardness: hardnessOf(nearest, byWins, apart),
    fairness: Math.abs(more) <= AS_FAIR ? 'as fair' : more > 0 ? 'fairer' : 'less fair',
    beside: nearest.id,
  };
}

/** @param byWins the references, the hardest first */
function hardnessOf(
  nearest: Reference,
  byWins: readonly Reference[],
  apart: (reference: Reference) => number,
): Hardness {
  if (Math.abs(apart(nearest)) <= ALIKE) return { is: 'alike', board: nearest.id };
  const easier = byWins.find((reference) => apart(reference) > 0);
  const harder = byWins.findLast((reference) => apart(reference) < 0);
  if (easier && harder) return { is: 'between', easier: easier.id, harder: harder.id };
  return { is: easier ? 'harder' : 'easier', board: nearest.id };
}
