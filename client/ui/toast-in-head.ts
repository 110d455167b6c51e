import { toast } from './toast.svelte.ts';

/** A message higher than this, in pixels, is too long to replace the text of a narrow header. */
const HEAD_PX = 56;

/** If there is more room than this, in pixels, the message is beside the text instead of over it. */
const ROOMY_PX = 500;

/** The maximum width of a long message on a small screen, in pixels. */
const LONG_PX = 290;

/**
 * An attachment for the text in a screen's header. Toasts are shown over this text, so that they don't cover the
 * board, panels or buttons.
 */
export function toastOverText(words: HTMLElement): () => void {
  let shown: HTMLElement | undefined;
  const place = (message: HTMLElement) => {
    shown = message;
    const { left, right, top, bottom } = words.getBoundingClientRect();
    Object.assign(message.style, {
      inset: `${(top + bottom) / 2 - 23}px ${innerWidth - right}px auto ${left}px`,
      display: 'grid',
      alignContent: 'center',
      maxWidth: 'none',
      minHeight: '46px',
      // The message is beside the text if there is room. If not, it covers the text and starts at its first letter.
      marginInline: right - left > ROOMY_PX ? 'auto 0' : '0 auto',
      padding: '2px var(--space-3)',
      fontSize: 'var(--text-s)',
      lineHeight: '1.2',
    });
    // Hides the text, which would otherwise be visible at the edges of the message. Opacity is used, because a
    // heading that is hidden completely would lose the focus.
    words.style.opacity = right - left > ROOMY_PX ? '' : '0';
    if (message.offsetHeight > HEAD_PX)
      message.style.right = `${innerWidth - Math.max(right, left + LONG_PX)}px`;
  };
  const follow = new ResizeObserver(() => shown?.isConnected && place(shown));
  follow.observe(words);
  toast.place = place;
  // Reading the message here makes this effect run again whenever the message changes. Toasts from the previous
  // screen are moved too.
  if (toast.message) document.querySelectorAll<HTMLElement>('.toast').forEach(place);
  return () => {
    follow.disconnect();
    words.style.opacity = '';
    if (toast.place === place) toast.place = null;
  };
}
