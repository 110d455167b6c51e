/** Places a help bubble: below its button, or above if there is more room, and always on the screen. */

/** The minimum distance from the edges of the screen and from the button, in pixels. */
const MARGIN = 12;
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
