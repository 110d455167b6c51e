/**
 * Places a help bubble: below its button, or above the button if there is more room. The bubble never extends beyond
 * the screen.
 */

/** The minimum distance between the bubble and the edges of the screen, in pixels. */
const MARGIN = 12;
/** The distance between the bubble and its button, in pixels. */
const GAP = 4;

export function placeBeside(bubble: HTMLElement, button: HTMLElement): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const { clientWidth, clientHeight } = document.documentElement;
  const x = Math.min(Math.max((left + right - width) / 2, MARGIN), clientWidth - width - MARGIN);
  const fitsBelow = bottom + GAP + height + MARGIN <= clientHeight;
  const y = fitsBelow || top < clientHeight - bottom ? bottom + GAP : top - GAP - height;
  bubble.style.left = `${x}px`;
  bubble.style.top = `${Math.min(Math.max(y, MARGIN), Math.max(MARGIN, clientHeight - height - MARGIN))}px`;
}
