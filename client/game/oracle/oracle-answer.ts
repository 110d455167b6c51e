/** What the oracle's card lists, and where the card and its buttons lead. */
import { MARKER_KINDS, type MarkerKind } from '../../../shared/game/game.ts';
import { certainIn, squaresOf, type Knowledge } from '../../oracle/knowledge.ts';
import { t } from '../../text/text.ts';

/** If more squares than this are possible, only their number is given, instead of their names. */
const MANY = 12;

/** Sentences that say where secret tiles lie for certain, and where they can lie. */
export function dangersOf({
  dangers,
}: Pick<Knowledge, 'dangers'>): { readonly kind: MarkerKind; readonly text: string }[] {
  return MARKER_KINDS.flatMap((kind) => {
    const chances = dangers[kind];
    const certain = certainIn(chances);
    const open = squaresOf(chances).filter((square) => !certain.includes(square));
    const words = [
      certain.length > 0 && t.oracle.certainDanger(kind, certain),
      open.length > MANY && t.oracle.maybeAnywhere(kind, open.length),
      open.length > 0 && open.length <= MANY && t.oracle.maybeDanger(kind, open),
    ];
    return words.flatMap((text) => (text ? [{ kind, text }] : []));
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
