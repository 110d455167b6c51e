/** The square that single-key shortcuts apply to: the focused square, or the square of the chosen ship's guess. */
import { keepFocus } from '../../lib/focus.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { ChartAids } from './chart-aids.svelte.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';
import type { OrderDraft } from './order-draft.svelte.ts';

function targetSquare(draft: OrderDraft, editor: GuessEditor): Square | null {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? activeElement.dataset['square'] : undefined;
  return (focused as Square | undefined) ?? (draft.ship && editor.guesses.ships[draft.ship]);
}

/** Shows what a ship would report from the square, or hides the report. */
export function inspectTarget(draft: OrderDraft, editor: GuessEditor, { inspector }: ChartAids): void {
  const square = targetSquare(draft, editor);
  if (square && inspector.may) inspector.toggle(square);
}

/** Hides the report. The pressed button disappears, so the focus moves to the inspected square. */
export function stopInspecting(inspector: ChartAids['inspector']): void {
  const { square } = inspector;
  inspector.end();
  void keepFocus(() => document.querySelector<HTMLElement>(`[data-square="${square}"]`));
}

/** Changes the mark of the square for the chosen ship. */
export function markTarget(draft: OrderDraft, editor: GuessEditor, { marks }: ChartAids): void {
  const square = targetSquare(draft, editor);
  if (square && draft.ship && editor.mayMark(draft.ship)) marks.cycle(draft.ship, square);
}
