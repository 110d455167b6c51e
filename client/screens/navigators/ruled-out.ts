/** The pieces on the chart that the oracle knows to be wrong, each with a sentence that says why. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { keyOf, type GuessPiece } from '../../game/chart/tokens.ts';
import type { OracleView } from '../../game/oracle/oracle-view.svelte.ts';
import { t } from '../../text/text.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';

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

/**
 * Gives a tap to the editor. Returns why the tapped piece is wrong; null if the piece isn't wrong, or if the tap changes
 * a mark. Also null if the piece is held before or after the tap, because the reason is then shown with its name.
 */
export function pickAndExplain(
  editor: Pick<GuessEditor, 'held' | 'marking' | 'pick'>,
  wrong: RuledOut,
  square: Square,
  piece: GuessPiece | undefined,
): string | null {
  const why = piece && !editor.marking ? (wrong.get(piece.key) ?? null) : null;
  const isHeld = () => editor.held !== null && keyOf(editor.held) === piece?.key;
  const wasHeld = isHeld();
  editor.pick(square, piece);
  return wasHeld || isHeld() ? null : why;
}
