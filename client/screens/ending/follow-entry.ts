/** Keeps the current entry of a replay's journal in sight. */

const middleOf = (part: Element) => {
  const { top, bottom } = part.getBoundingClientRect();
  return (top + bottom) / 2;
};

/**
 * Keeps the current entry in the middle of the panel that scrolls the list, also when the panel or its content changes
 * size. The list gets so much room at its end that no entry is cut by the heading above it.
 * @param index the frame of the current entry. Entries are found by their `data-frame`
 * @returns an attachment for the list, whose headings stick to the top
 */
export const followEntry = (index: () => number) => (list: HTMLElement) => {
  const panel = list.closest('section');
  const frame = index();
  if (!panel) return undefined;
  const show = () => {
    const entry = list.querySelector(`[data-frame="${frame}"]`);
    list.style.paddingBottom = '';
    panel.scrollTop = entry ? panel.scrollTop + middleOf(entry) - middleOf(panel) : 0;
    const top = panel.getBoundingClientRect().top + (list.querySelector('h2')?.offsetHeight ?? 0);
    const cut = [...list.querySelectorAll('li')]
      .map((item) => item.getBoundingClientRect())
      .find((item) => item.top < top && item.bottom > top);
    if (!cut || panel.scrollTop === 0) return;
    const room = panel.scrollHeight - panel.clientHeight - panel.scrollTop;
    list.style.paddingBottom = `${Math.max(0, cut.bottom - top - room)}px`;
    panel.scrollTop += cut.bottom - top;
  };
  show();
  const watch = new ResizeObserver(show);
  for (const part of [panel, list]) watch.observe(part);
  return () => watch.disconnect();
};
