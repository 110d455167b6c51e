/** What is in hand, and what a tap on the chart does then, in words; null while nothing is. */
import { t } from '../../text/text.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';

export function handWords(editor: Pick<GuessEditor, 'pointing' | 'striking' | 'held'>): string | null {
  const { held } = editor;
  if (editor.pointing) return t.navigators.pointing;
  if (editor.striking) return t.navigators.notHere.striking(editor.striking);
  if (!held) return null;
  if (held.type === 'marker') return t.navigators.inHand.marker(held.kind);
  return t.navigators.inHand[held.type](held.ship);
}
