/** The square that single-key shortcuts apply to: the focused one, or the square of the chosen ship's guess. */
import { keepFocus } from '../../lib/focus.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { ChartAids } from './chart-aids.svelte.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';
import type { OrderDraft } from './order-draft.svelte.ts';

function squareAtHand(draft: OrderDraft, editor: GuessEditor): Square | null {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? activeElement.dataset['square'] : undefined;
  return (focused as Square | undefined) ?? (draft.ship && editor.guesses.ships[draft.ship]);
}

/** Shows what a ship would report there, or hides the answer. */
export function lookAtHand(draft: OrderDraft, editor: GuessEditor, { looking }: ChartAids): void {
  const square = squareAtHand(draft, editor);
  if (square && looking.may) looking.toggle(square);
}

/** Hides the answer. The pressed button disappears, so the focus moves to its square. */
export function lookAway(looking: ChartAids['looking']): void {
  const { square } = looking;
  looking.end();
  void keepFocus(() => document.querySelector<HTMLElement>(`[data-square="${square}"]`));
}

/** Strikes the square out for the chosen ship, or undoes that. */
export function strikeAtHand(draft: OrderDraft, editor: GuessEditor, { notHere }: ChartAids): void {
  const square = squareAtHand(draft, editor);
  if (square && draft.ship) notHere.toggle(draft.ship, square);
}
