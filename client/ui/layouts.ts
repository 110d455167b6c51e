/**
 * The named layouts, which are the app's only breakpoints. The layouts that apply to the window are listed in the
 * page's `data-layout`, so that styles can use them: `:global(:where([data-layout~='phone'])) .board`. A part that
 * depends on its own size uses a container query instead: see docs/DESIGN-LANGUAGE.md, Layouts.
 */

/** The minimum width of a tablet held upright, and the minimum height of a tablet on its side. */
const TABLET = '600px';
const LANDSCAPE = '(orientation: landscape)';
const PORTRAIT = '(orientation: portrait)';

/** The media query of each layout. Several layouts can apply at the same time. */
export const LAYOUTS = {
  /** The window is wider than high, so the panels are beside the board instead of below it. */
  landscape: LANDSCAPE,
  /** A phone held upright. */
  phone: `${PORTRAIT} and (width < ${TABLET})`,
  /** A phone on its side: it has little height, but enough width for two columns. */
  sideways: `${LANDSCAPE} and (height < ${TABLET}) and (width >= 544px)`,
  /** A tablet held upright. */
  tablet: `${PORTRAIT} and (width >= ${TABLET})`,
  /** A tablet on its side, or anything larger. */
  wide: `${LANDSCAPE} and (height >= ${TABLET})`,
  /** A screen wide enough to show the journal beside the orders. */
  desk: `${LANDSCAPE} and (height >= ${TABLET}) and (width >= 1360px)`,
  /** A small window at 400% zoom: not everything fits, so the page scrolls. */
  magnified: '(width < 520px) and (height <= 400px)',
  /** A phone with enlarged text: only a few characters fit on a line. */
  enlarged: '(width < 17.5rem)',
  /** A screen for a whole room: large and without a mouse. */
  television: '(width >= 1600px) and ((pointer: none) or (pointer: coarse))',

  /** A phone, upright or on its side: one panel at a time. */
  small: `${PORTRAIT} and (width < ${TABLET}), ${LANDSCAPE} and (height < ${TABLET}) and (width >= 544px)`,
  /** A tablet or anything larger, upright or on its side. */
  large: `${PORTRAIT} and (width >= ${TABLET}), ${LANDSCAPE} and (height >= ${TABLET})`,
  /** A window with little height: large icons and spaces are smaller (tokens.css). */
  compact: `${PORTRAIT} and (width < ${TABLET}) and (height < 760px), (height < ${TABLET})`,

  /** A window wide enough for two parts side by side, for example in the header, in the rules and in the replay. */
  broad: '(width >= 900px)',
} as const;

export type Layout = keyof typeof LAYOUTS;

/** Keeps the page's `data-layout` up to date. Call this before anything is drawn. */
export function trackLayouts(): void {
  const layouts = Object.entries(LAYOUTS).map(([name, query]) => ({ name, list: matchMedia(query) }));
  const note = () => {
    const now = layouts.filter(({ list }) => list.matches).map(({ name }) => name);
    document.documentElement.dataset['layout'] = now.join(' ');
  };
  note();
  for (const { list } of layouts) list.addEventListener('change', note);
  // Media queries report a change only after `resize` listeners have run. Such listeners may measure the layout, so
  // it has to be up to date before them.
  addEventListener('resize', note);
}
