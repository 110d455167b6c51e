/**
 * Checks every state of a part of the app. At the state's own size and in English, all checks run. At other sizes and
 * in other languages, only those checks run whose results may differ there.
 */
import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { LANGUAGES, type Language } from '../../client/text/catalogue.svelte.ts';
import { PHONE, TABLET } from '../browser/people.ts';
import { useStage } from '../browser/stage.ts';
import { violations, type AxeOptions } from './checks/axe.ts';
import { clipped } from './checks/clipped.ts';
import { crowded } from './checks/controls.ts';
import { lostFocus } from './checks/focus.ts';
import type { Size } from './device.ts';
import { speak } from './parts-of-app.ts';
import { openState } from './open-state.ts';
import { isWanted, picture, PICTURES } from './picture.ts';
import type { State } from './state.ts';

/** The narrowest phone on sale. It is used with German, which has the longest words. */
const NARROW: Size = { width: 360, height: 740 };
/**
 * The sizes of the other windows: the narrowest of all (WCAG 1.4.10), a phone, a phone held sideways, an upright
 * tablet, and a desktop.
 */
const WINDOWS: readonly Size[] = [
  { width: 320, height: 640 },
  PHONE,
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** All languages except those in which every state is looked at first. */
const OTHER_LANGUAGES = (Object.keys(LANGUAGES) as Language[]).filter(
  (language) => language !== 'en' && language !== 'de',
);

/**
 * What isn't checked in every state: the squares of boards, which are always the same, and the sizes of targets, for
 * which `crowded` has a stricter rule.
 */
const IN_OTHER_STATES: AxeOptions = { exclude: '[role="gridcell"]', without: ['target-size'] };
/** In German, colours aren't checked either, because they are the same in every language. */
const IN_GERMAN: AxeOptions = { ...IN_OTHER_STATES, without: ['target-size', 'color-contrast'] };
/**
 * In the other languages, the page has the same elements, roles and attributes as in German. Only what axe reads in
 * texts can differ: a name or a title may be missing, or the same as another one, and the page must say its language.
 * Also, longer texts can make something scroll.
 */
const IN_OTHER_LANGUAGES: AxeOptions = {
  ...IN_OTHER_STATES,
  only: [
    'aria-command-name',
    'aria-dialog-name',
    'aria-input-field-name',
    'aria-meter-name',
    'aria-progressbar-name',
    'aria-tab-name',
    'aria-toggle-field-name',
    'aria-tooltip-name',
    'aria-treeitem-name',
    'button-name',
    'document-title',
    'empty-heading',
    'empty-table-header',
    'frame-title',
    'html-has-lang',
    'html-lang-valid',
    'image-alt',
    'image-redundant-alt',
    'input-button-name',
    'label',
    'label-title-only',
    'landmark-unique',
    'link-name',
    'role-img-alt',
    'scrollable-region-focusable',
    'select-name',
    'summary-name',
    'svg-img-alt',
    'table-duplicate-name',
    'valid-lang',
  ],
};

/** Makes a test for each state. Each test checks everything that depends on the size or the language. */
export function looksRight(states: readonly State[]): void {
  testEach(states, async (page, state) => [
    ...(await wrongAtFirst(page, state)),
    ...(state.isMain ? await wrongElsewhere(page, state) : []),
  ]);
}

/** Makes a test for each state. Each test checks only the sizes and languages where states break most easily. */
export function looksRightAtFirst(states: readonly State[]): void {
  testEach(states, wrongAtFirst);
}

function testEach(
  states: readonly State[],
  wrongWith: (page: Page, state: State) => Promise<readonly string[]>,
): void {
  const stage = useStage();
  it.each(states.map((state) => [state.name, state] as const))('%s', async (_, state) => {
    if (PICTURES && !isWanted(state.name)) return;
    const { page, faults } = await openState(stage, state);
    if (PICTURES) return picture(page, PICTURES, state.name);
    expect(await wrongWith(page, state)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

/**
 * The faults at the state's own size, on a tablet, and in German on the narrowest phone, where the longest words have
 * the least space.
 */
async function wrongAtFirst(page: Page, state: State): Promise<string[]> {
  const { size = TABLET, isMain } = state;
  return [
    ...(await violations(page, isMain ? {} : IN_OTHER_STATES)),
    ...(await look(page, state)),
    ...(await lostFocus(page)),
    ...(size.width < 600 ? await lookAt(page, state, TABLET, 'en') : []),
    ...(await lookAt(page, state, NARROW, 'de')),
  ];
}

/** The faults at the other window sizes and in the other languages. The page is in German on the narrowest phone. */
async function wrongElsewhere(page: Page, state: State): Promise<string[]> {
  const found = await violations(page, IN_GERMAN);
  for (const language of OTHER_LANGUAGES) {
    found.push(...(await lookAt(page, state, NARROW, language)));
    found.push(...(await violations(page, IN_OTHER_LANGUAGES)));
  }
  if (!(await hasBoard(page))) {
    await enlargeText(page, '200%');
    found.push(...(await lookAt(page, state, PHONE, 'en')).map((wrong) => `text at 200 %, ${wrong}`));
    await enlargeText(page, '');
  }
  for (const size of WINDOWS) {
    // At the state's own size, all checks have run.
    if (!isSame(size, state.size)) found.push(...(await lookAt(page, state, size, 'en')));
  }
  return found;
}

async function look(page: Page, { spared }: State): Promise<string[]> {
  return [...(await clipped(page, spared)), ...(await crowded(page))];
}

async function lookAt(page: Page, state: State, size: Size, language: Language): Promise<string[]> {
  await speak(page, language);
  if (!isSame(size, page.viewportSize())) await page.setViewportSize(size);
  const found = await look(page, state);
  return found.map((wrong) => `${language}, ${size.width} × ${size.height}: ${wrong}`);
}

const isSame = (a: Size, b?: Size | null) => a.width === b?.width && a.height === b.height;

/** True if a screen has a board. Such screens never scroll, so they have no room for text of double size. */
const hasBoard = async (page: Page) => (await page.locator('svg.print').count()) > 0;

/** Simulates a reader who has set a larger text size in the browser (WCAG 1.4.4). */
const enlargeText = (page: Page, size: string) =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);
