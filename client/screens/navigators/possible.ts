/** What the oracle says about one ship if it is set to `full`: how many squares are possible, and which. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { OracleView } from '../../game/oracle/oracle-view.svelte.ts';
import { squaresOf } from '../../oracle/knowledge.ts';
import { t } from '../../text/text.ts';

/**
 * If a ship has more possible squares than this, the text gives only their number, because it has to fit on one line.
 */
const MANY = 6;

/** The number of possible squares of a ship at sea; null if the oracle doesn't reveal it. */
export function squaresLeft(oracle: OracleView, ship: Ship): number | null {
  return oracle.arrived.includes(ship) ? null : (oracle.full?.ships[ship].size ?? null);
}

/** Where a ship at sea can be. */
export interface Possible {
  /** A short sentence that says where the ship can be. */
  readonly words: string;
  /** The ship's square if it is certain, otherwise null. */
  readonly certain: Square | null;
}

/** Where a ship at sea can be; null if the oracle doesn't say. */
export function possibleNow(oracle: OracleView, ship: Ship): Possible | null {
  if (oracle.moment || oracle.arrived.includes(ship) || !oracle.full) return null;
  const squares = squaresOf(oracle.full.ships[ship]);
  const [first, ...others] = squares;
  return {
    words: squares.length > MANY ? t.oracle.manyPossible(squares.length) : t.oracle.canBe(squares),
    certain: first && others.length === 0 ? first : null,
  };
}
