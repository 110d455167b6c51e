import { keyOf } from '../../game/chart/tokens.ts';
import { t } from '../../text/text.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';
import type { RuledOut } from './ruled-out.ts';

/** The texts about the held piece. */
interface HandWords {
  /** Names the held piece, and says what a tap on the chart does with it. */
  readonly does: string;
  /** If the oracle knows that the piece is wrong where it was picked up, says why; otherwise undefined. */
  readonly why: string | undefined;
}

/** The texts about the held piece, pointing, or marking squares; null if none of these is active. */
export function handWords(
  editor: Pick<GuessEditor, 'pointing' | 'marking' | 'held'>,
  wrong: RuledOut,
): HandWords | null {
  const { held } = editor;
  const does = doing(editor);
  return does === null ? null : { does, why: (held && wrong.get(keyOf(held))) ?? undefined };
}

function doing({ pointing, marking, held }: Parameters<typeof handWords>[0]): string | null {
  if (pointing) return t.navigators.pointing;
  if (marking) return t.navigators.marks.tap(marking);
  if (!held) return null;
  if (held.type === 'marker') return t.navigators.inHand.marker(held.kind);
  return held.type === 'ship' ? t.navigators.inHand.ship(held.ship) : null;
}
