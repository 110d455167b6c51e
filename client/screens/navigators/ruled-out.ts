/** The pieces on the chart that the oracle knows to be wrong, each with a sentence that says why. */
import type { Ship } from '../../../shared/board/board.ts';
import type { GuessPiece } from '../../game/chart/tokens.ts';
import type { OracleView } from '../../game/oracle/oracle-view.svelte.ts';
import { t } from '../../text/text.ts';

/** Maps the key of each wrong piece to the sentence that says why it is wrong. */
export type RuledOut = ReadonlyMap<string, string>;

/** @param arrived the ships that are home; a guess for such a ship can't be wrong */
export function ruledOut(
  oracle: Pick<OracleView, 'whyNot' | 'isNoPlaceFor'>,
  pieces: readonly GuessPiece[],
  arrived: readonly Ship[],
): RuledOut {
  const found = new Map<string, string>();
  for (const { key, token, square } of pieces) {
    if (token.type === 'marker') {
      if (oracle.isNoPlaceFor(token.kind, square)) found.set(key, t.oracle.noDanger(token.kind, square));
    } else if (token.type === 'reminder' || !arrived.includes(token.ship)) {
      const reason = oracle.whyNot(token.ship, square);
      if (reason) found.set(key, t.oracle.whyNot(token.ship, square, reason));
    }
  }
  return found;
}
