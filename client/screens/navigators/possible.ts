/** What the oracle says of one ship now, where it says all: how many squares are left, and which. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { OracleView } from '../../game/oracle/oracle-view.svelte.ts';
import { squaresOf } from '../../oracle/knowledge.ts';
import { t } from '../../text/text.ts';

/** More squares than these are counted, not named: beside the order there is a line for them. */
const MANY = 6;

/** How many squares are possible for a ship at sea; null where the oracle does not say. */
export function squaresLeft(oracle: OracleView, ship: Ship): number | null {
  return oracle.arrived.includes(ship) ? null : (oracle.full?.ships[ship].size ?? null);
}

/** Where a ship at sea can be. */
export interface Possible {
  /** In a short sentence. */
  readonly words: string;
  /** Where it is for certain. */
  readonly certain: Square | null;
}

/** Where a ship at sea can be; null where the oracle does not say. */
export function possibleNow(oracle: OracleView, ship: Ship): Possible | null {
  if (oracle.moment || oracle.arrived.includes(ship) || !oracle.full) return null;
  const squares = squaresOf(oracle.full.ships[ship]);
  const [first, ...others] = squares;
  return {
    words: squares.length > MANY ? t.oracle.manyPossible(squares.length) : t.oracle.canBe(squares),
    certain: first && others.length === 0 ? first : null,
  };
}
