/**
 * The layouts of a screen: each breakpoint once, by a name. Those that the window has now stand in
 * `data-layout` of the page, so that a style can ask for them: `:global(:where([data-layout~='phone'])) .board`.
 * A part that goes by its own room asks its container instead: see docs/DESIGN-LANGUAGE.md, Layouts.
 */

/** A tablet is at least this wide upright, and this high on its side. */
const TABLET = '600px';
const LANDSCAPE = '(orientation: landscape)';
const PORTRAIT = '(orientation: portrait)';

/** What each layout asks of the window, as a media query. Several may hold at once. */
export const LAYOUTS = {
  /** Wider than high: the panels stand beside the board, not below it. */
  landscape: LANDSCAPE,
  /** A phone held upright. */
  phone: `${PORTRAIT} and (width < ${TABLET})`,
  /** A phone on its side: low, but with room for two columns. */
  sideways: `${LANDSCAPE} and (height < ${TABLET}) and (width >= 544px)`,
  /** A tablet held upright. */
  tablet: `${PORTRAIT} and (width >= ${TABLET})`,
  /** A tablet on its side, or anything larger. */
  wide: `${LANDSCAPE} and (height >= ${TABLET})`,
  /** Wide enough for the journal beside the orders. */
  desk: `${LANDSCAPE} and (height >= ${TABLET}) and (width >= 1360px)`,
  /** A small window enlarged four times: there is no room for all at once, so the page scrolls. */
  magnified: '(width < 520px) and (height <= 400px)',
  /** A phone whose reader has enlarged the letters: few of them fit into a line. */
  enlarged: '(width < 17.5rem)',
  /** A screen across the room: large, and driven by no mouse. */
  television: '(width >= 1600px) and ((pointer: none) or (pointer: coarse))',

  /** So low that one thing must go for another. */
  short: `(height < ${TABLET})`,
  /** Low for a phone held upright: all is set closer. */
  low: '(height <= 700px)',
  /** High enough for a large rose and the words around it. */
  tall: '(height >= 760px)',
  /** The smallest phones. */
  slim: '(width < 360px)',
  /** Most phones held upright, but not the large ones. */
  narrow: '(width < 400px)',
  /** Room for a second thing in a line of the page: beside the head's title, the rules, the film. */
  broad: '(width >= 900px)',
} as const;

export type Layout = keyof typeof LAYOUTS;

/** Writes the layouts that the window has into the page, now and whenever they change. Before anything is drawn. */
export function followWindow(): void {
  const layouts = Object.entries(LAYOUTS).map(([name, query]) => ({ name, list: matchMedia(query) }));
  const note = () => {
    const now = layouts.filter(({ list }) => list.matches).map(({ name }) => name);
    document.documentElement.dataset['layout'] = now.join(' ');
  };
  note();
  for (const { list } of layouts) list.addEventListener('change', note);
  // A query tells of its change after the window has: whoever measures then would measure the layout before.
  addEventListener('resize', note);
}
