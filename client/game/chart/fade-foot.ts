/**
 * An attachment for the last thing in a panel that scrolls: as long as it is below the panel's foot, `data-more`
 * stands on the panel, and its style lets what goes on there fade.
 */
export function fadeFoot(end: Element): (() => void) | undefined {
  const panel = end.parentElement;
  if (!panel) return;
  const watch = new IntersectionObserver(
    (entries) => panel.toggleAttribute('data-more', entries.at(-1)?.isIntersecting === false),
    { root: panel },
  );
  watch.observe(end);
  return () => {
    watch.disconnect();
  };
}
