import { toast } from './toast.svelte.ts';

/** A message that is higher, in pixels, is too long for the words' place in a narrow head. */
const HEAD_PX = 56;

/** From so much room on, in pixels, a message stands beside the words. */
const ROOMY_PX = 500;

/** As much of a small screen's breadth, in pixels, as a long message may have. */
const LONG_PX = 290;

/**
 * An attachment for the words in a screen's head: what is said in passing stands over them for its moment, so that it
 * covers neither board nor panel, and no button beside them.
 */
export function speakOver(words: HTMLElement): () => void {
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
      // Beside the words where there is room; else over them from their first letter on.
      marginInline: right - left > ROOMY_PX ? 'auto 0' : '0 auto',
      padding: '2px var(--space-3)',
      fontSize: 'var(--text-s)',
      lineHeight: '1.2',
    });
    // They would look out at its edges; hidden otherwise, a title would lose the focus.
    words.style.opacity = right - left > ROOMY_PX ? '' : '0';
    if (message.offsetHeight > HEAD_PX)
      message.style.right = `${innerWidth - Math.max(right, left + LONG_PX)}px`;
  };
  const follow = new ResizeObserver(() => shown?.isConnected && place(shown));
  follow.observe(words);
  toast.place = place;
  // Read, so that all is looked at anew when something is said, or no more; and what was said on the screen before.
  if (toast.message) document.querySelectorAll<HTMLElement>('.toast').forEach(place);
  return () => {
    follow.disconnect();
    words.style.opacity = '';
    if (toast.place === place) toast.place = null;
  };
}
