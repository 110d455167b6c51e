import { keyOf } from '../../game/chart/tokens.ts';
import { t } from '../../text/text.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';
import type { RuledOut } from './ruled-out.ts';

/**
 * What is in hand, and what a tap on the chart does then, in words; of what can't have lain right where it was taken
 * up, why not. Null while nothing is in hand.
 */
export function handWords(
  editor: Pick<GuessEditor, 'pointing' | 'striking' | 'held'>,
  wrong: RuledOut,
): string | null {
  const { held } = editor;
  const why = held && wrong.get(keyOf(held));
  if (why) return why;
  if (editor.pointing) return t.navigators.pointing;
  if (editor.striking) return t.navigators.notHere.striking(editor.striking);
  if (!held) return null;
  if (held.type === 'marker') return t.navigators.inHand.marker(held.kind);
  return t.navigators.inHand[held.type](held.ship);
}
