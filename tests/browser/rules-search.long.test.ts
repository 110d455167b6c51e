/** A search in the rules shows, highlights and counts the results. Afterwards, the page is as it was before. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { SECTION_IDS } from '../../client/text/rule-sections.ts';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { expectInWindow } from './boxes.ts';
import { button } from './parts.ts';
import { PHONE } from './people.ts';
import { lastSection } from './reading.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** The word to search for, and the titles of the only two sections of the rules that contain it. */
const WORD = 'Kraken';
const TITLES = [t.rules.sections.sets.title, t.rules.sections['sea-monsters'].title] as const;

const field = (page: Page) => page.getByRole('searchbox', { name: t.rules.search });
const marks = (page: Page) => page.locator('mark');
const sections = (page: Page) => page.locator('main section:visible');
/** The links in the table of contents. During a search, it lists only sections with results. */
const listed = (page: Page) => page.getByRole('navigation').getByRole('link');

/** True if a result is inside the window and nothing covers it. */
const isInSight = (page: Page, place: number) =>
  marks(page)
    .nth(place - 1)
    .evaluate((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return mark.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

/** Opens the rules and searches for a word. Resolves when there are results. */
async function lookUp(word = WORD) {
  const ann = await openDevice(stage, { path: '/rules', size: PHONE });
  await lastSection(ann.page).waitFor();
  await field(ann.page).fill(word);
  await expect.poll(() => sections(ann.page).count()).toBe(TITLES.length);
  return ann;
}

it('shows the sections that have it, open, with every place marked, and the others to nobody', async () => {
  const { page, context, faults } = await lookUp('KRÁKEN');
  const count = await marks(page).count();
  await page.getByRole('search').getByText(t.rules.found(count, TITLES.length)).waitFor();
  expect(await page.locator('main section:visible details[open]').count()).toBe(TITLES.length);
  expect(new Set(await marks(page).allInnerTexts())).toEqual(new Set([WORD]));
  await expect.poll(() => isInSight(page, 1)).toBe(true);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([t.rules.chapters.variants]);
  // Sections without results are hidden from screen readers and the keyboard.
  const { nodes } = await (await context.newCDPSession(page)).send('Accessibility.getFullAXTree');
  const regions = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'region');
  expect(regions.map(({ name }) => name?.value as unknown)).toEqual([...TITLES]);
  expect(await page.locator('main section:not([inert])').count()).toBe(TITLES.length);
  // A section with results can still be folded.
  const sets = page.locator('#sets details');
  await sets.locator('summary').click();
  await expect.poll(() => sets.getAttribute('open')).toBeNull();
  expect(faults).toEqual([]);
});

it('lists the sections that have it, and marks the one that one has gone to', async () => {
  const { page } = await lookUp();
  await page.getByText(t.rules.contents, { exact: true }).click();
  await expect.poll(() => listed(page).count()).toBe(TITLES.length);
  const current = page.getByRole('navigation').locator('[aria-current]');
  await expect.poll(() => current.textContent()).toContain(TITLES[0]);
  await listed(page).last().click();
  await expect.poll(() => current.textContent()).toContain(TITLES[1]);
  expect(await marks(page).count()).toBeGreaterThan(1);
});

it('goes from place to place and round, by button and by key, also on a phone on its side', async () => {
  const { page, faults } = await lookUp();
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await field(page).fill('');
  await expect.poll(() => marks(page).count()).toBe(0);
  await field(page).fill(WORD);
  await expect.poll(() => isInSight(page, 1)).toBe(true);
  const told = page.getByRole('search').locator('[aria-live=polite]');
  const current = () =>
    marks(page).evaluateAll((all) => all.findIndex((mark) => mark.ariaCurrent === 'true'));
  const [next, previous] = [button(page, t.rules.nextHit), button(page, t.rules.previousHit)];
  for (const [go, place, title] of [
    [() => field(page).press('Enter'), 2, TITLES[1]],
    [() => next.click(), 3, TITLES[1]],
    [() => next.click(), 1, TITLES[0]],
    [() => previous.click(), 3, TITLES[1]],
    [() => field(page).press('Shift+Enter'), 2, TITLES[1]],
  ] as const) {
    await go();
    await expect.poll(() => told.textContent()).toBe(`${t.rules.hit(place, 3)}: ${title}`);
    expect(await current()).toBe(place - 1);
    await expect.poll(() => isInSight(page, place)).toBe(true);
    await expectInWindow(field(page));
  }
  expect(await field(page).evaluate((input) => document.activeElement === input)).toBe(true);
  // After the device is turned upright, the result is still visible.
  await page.setViewportSize(PHONE);
  await expect.poll(() => isInSight(page, 2)).toBe(true);
  expect(faults).toEqual([]);
});

it('says that it found nothing, and ends with a link, or by Escape', async () => {
  const { page, faults } = await lookUp();
  await field(page).fill('xyzzy');
  await page.getByRole('search').getByText(t.rules.notFound('xyzzy')).first().waitFor();
  expect(await sections(page).count()).toBe(0);
  await page.evaluate(() => (location.hash = '#survey'));
  await expect.poll(() => sections(page).count()).toBe(SECTION_IDS.length);
  expect(await field(page).inputValue()).toBe('');
  // If the section's start is too far above its first result, the page scrolls to the result instead.
  await page.setViewportSize({ width: PHONE.width, height: 500 });
  await field(page).fill(WORD);
  await expect.poll(() => sections(page).count()).toBe(TITLES.length);
  await expect.poll(() => isInSight(page, 1)).toBe(true);
  await field(page).press('Escape');
  await expect.poll(() => sections(page).count()).toBe(SECTION_IDS.length);
  await expect.poll(() => page.locator('main details[open]').count()).toBe(0);
  expect(await marks(page).count()).toBe(0);
  expect(faults).toEqual([]);
});
