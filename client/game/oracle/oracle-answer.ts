/** What the oracle's card lists, and where the card and its buttons lead. */
import { MARKER_KINDS, type MarkerKind } from '../../../shared/game/game.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { certainIn, squaresOf, type Knowledge } from '../../oracle/knowledge.ts';

/** Where tiles of a kind lie for certain, and where they can lie. */
interface Danger {
  readonly kind: MarkerKind;
  readonly certain: readonly Square[];
  readonly open: readonly Square[];
}

/** The kinds of secret tiles that are in the game, with their squares. */
export function dangersOf({ dangers }: Knowledge): Danger[] {
  return MARKER_KINDS.flatMap((kind) => {
    const chances = dangers[kind];
    if (chances.size === 0) return [];
    const certain = certainIn(chances);
    const open = squaresOf(chances).filter((square) => !certain.includes(square));
    return [{ kind, certain, open }];
  });
}

/** Scrolls to the start of the card in the next frame. Returns a function that cancels this. */
export function scrollToStart(card: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => {
    const panel = card.closest('section[tabindex]');
    const above = panel && card.getBoundingClientRect().top < panel.getBoundingClientRect().top;
    card.scrollIntoView({ block: above ? 'start' : 'nearest' });
  });
  return () => cancelAnimationFrame(frame);
}

/** The visible button in the bar for looking back, which is beside the chart. */
export function backButton(screen: Element): HTMLElement | undefined {
  const buttons = [...screen.querySelectorAll<HTMLElement>('[data-panel="past"] button')];
  return buttons.find(({ offsetParent }) => offsetParent !== null);
}
