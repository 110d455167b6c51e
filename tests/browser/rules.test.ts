/** The rules page: what is folded, found, printed, linked to, and drawn. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { SECTION_IDS } from '../../client/text/rule-sections.ts';
import { LANGUAGES } from '../../client/text/catalogue.svelte.ts';
import { violations } from './axe.ts';
import { launchWholeChromium } from './chromium.ts';
import { clipped } from './clipped.ts';
import { PATIENCE, person, PHONE } from './people.ts';
import { browser, server } from './stage.ts';

/** Opens the rules, and waits until they are all there. */
async function read(page: Page, hash = ''): Promise<void> {
  await page.goto(`${server.url}/rules${hash}`);
  await page.locator(`#${SECTION_IDS.at(-1) ?? ''}`).waitFor();
}

/** Of everything that is found at a locator, whether it is in the window and nothing covers it. */
const inSight = (found: Locator) =>
  found.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

/** How far the head of a section is from the head of the window, in px. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);

it('begin with pictures in sight, the rare folded up, and draw nothing that is far from sight', async () => {
  const { page, context, faults } = await person(browser, 'Ann', PHONE);
  await read(page);
  expect(await page.locator('.story svg').count()).toBe(4);
  // They are drawn one after the other, once the words are there.
  await expect.poll(() => page.locator('.story svg:has(.grid)').count()).toBe(4);
  for (const picture of await page.locator('.story svg').all())
    expect((await picture.boundingBox())?.y).toBeLessThan(PHONE.height);
  const folds = page.locator('main details');
  expect(await folds.count()).toBeGreaterThan(15);
  expect(await page.locator('main details[open]').count()).toBe(0);
  expect(await page.getByRole('grid').count()).toBe(0);
  const before = await page.evaluate(() => document.documentElement.scrollHeight);

  const survey = page.locator('#survey');
  await survey.locator('figure').scrollIntoViewIfNeeded();
  await survey.getByRole('grid').waitFor();
  // Those of the folded sections and of the chart further down are still to come; the room was kept.
  expect(await page.getByRole('grid').count()).toBeLessThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);

  // What is beyond a first glance is folded up too, and opened by itself.
  const more = survey.locator('details');
  expect(await survey.getByRole('table').isVisible()).toBe(false);
  await more.getByText('More on this').click();
  await survey.getByRole('table').waitFor();
  await more.getByText('More on this').click();
  await expect.poll(() => survey.getByRole('table').isVisible()).toBe(false);

  // All unfolded, they are more than twice as long.
  await page.getByText('Contents', { exact: true }).click();
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await expect.poll(() => page.locator('main details:not([open])').count()).toBe(0);
  await page.getByRole('button', { name: 'Fold all up' }).click();
  await expect.poll(() => page.locator('main details[open]').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('an address leads to its section and opens it', async () => {
  const { page, context, faults } = await person(browser, 'Ann', PHONE);
  await read(page, '#fog-banks');
  const fold = page.locator('#fog-banks details');
  await expect.poll(() => fold.getAttribute('open')).not.toBeNull();
  await expect.poll(() => topOf(page, 'fog-banks')).toBeLessThan(PHONE.height / 4);
  expect(await topOf(page, 'fog-banks')).toBeGreaterThan(0);
  await page.locator('#fog-banks').getByRole('grid').waitFor();
  // What is drawn above it later moves nothing.
  expect(await topOf(page, 'fog-banks')).toBeLessThan(PHONE.height / 4);

  await page.evaluate(() => (location.hash = '#maelstroms'));
  await expect.poll(() => page.locator('#maelstroms details').getAttribute('open')).not.toBeNull();
  await expect.poll(() => topOf(page, 'maelstroms')).toBeLessThan(PHONE.height / 4);
  await page.getByText('Contents', { exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Who wins' }).click();
  await expect.poll(() => page.locator('#winners details').getAttribute('open')).not.toBeNull();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('winners');
  expect(faults).toEqual([]);
  await context.close();
});

it('a word is looked up: what has it is shown and open, marked and counted, and all is as before then', async () => {
  const { page, context, faults } = await person(browser, 'Ann', PHONE);
  await read(page);
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  await field.fill('KRÁKEN');
  const status = page.getByRole('search').getByRole('status');
  await expect.poll(() => status.innerText()).toMatch(/^\d+ places in 2 sections$/);
  await expect.poll(() => page.locator('main section:visible').count()).toBe(2);
  expect(await page.locator('main section:visible details[open]').count()).toBe(2);
  const marks = page.locator('mark');
  expect(await marks.count()).toBe(Number((await status.innerText()).split(' ')[0]));
  expect(new Set(await marks.allInnerTexts())).toEqual(new Set(['Kraken']));
  // The first has some lines below it.
  await expect.poll(async () => (await marks.first().boundingBox())?.y).toBeLessThan(0.75 * PHONE.height);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Variants']);
  expect(await violations(page)).toEqual([]);
  // What has it not is not read out, nor reached by keyboard.
  const { nodes } = await (await context.newCDPSession(page)).send('Accessibility.getFullAXTree');
  const regions = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'region');
  expect(regions.map(({ name }) => name?.value as unknown)).toEqual(['Choosing variants', 'Sea Monsters']);
  expect(await page.locator('main section:not([inert])').count()).toBe(2);
  // The contents are of what was found, and going there leaves it marked.
  await page.getByText('Contents', { exact: true }).click();
  const listed = page.getByRole('navigation').getByRole('link');
  await expect.poll(() => listed.count()).toBe(2);
  expect((await listed.allInnerTexts()).join(' ')).toMatch(/^Choosing variants\s+\d+ Sea Monsters\s+\d+$/);
  // They mark where the place is that one has gone to, not what comes into the middle after it.
  const listedAt = page.getByRole('navigation').locator('[aria-current]');
  await expect.poll(() => listedAt.innerText()).toMatch(/^Choosing variants/);
  await listed.last().click();
  await expect.poll(() => listedAt.textContent()).toMatch(/Sea Monsters/);
  expect(await marks.count()).toBeGreaterThan(1);
  // On its side the phone keeps the search in sight, and the first place that was found.
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await field.fill('');
  await expect.poll(() => marks.count()).toBe(0);
  await field.fill('kraken');
  await expect.poll(async () => (await inSight(marks))[0]).toBe(true);
  // From there to the next, and round, by button and by key; which it is is said, and the focus stays.
  const told = page.getByRole('search').locator('[aria-live=polite]');
  const current = () => marks.evaluateAll((all) => all.findIndex((mark) => mark.ariaCurrent === 'true'));
  for (const [go, place, title] of [
    [() => field.press('Enter'), 2, 'Sea Monsters'],
    [() => page.getByRole('button', { name: 'Next place' }).click(), 3, 'Sea Monsters'],
    [() => page.getByRole('button', { name: 'Next place' }).click(), 1, 'Choosing variants'],
    [() => page.getByRole('button', { name: 'Previous place' }).click(), 3, 'Sea Monsters'],
    [() => field.press('Shift+Enter'), 2, 'Sea Monsters'],
  ] as const) {
    await go();
    await expect.poll(() => told.textContent()).toBe(`${place} of 3: ${title}`);
    expect(await current()).toBe(place - 1);
    await expect.poll(async () => (await inSight(marks))[place - 1]).toBe(true);
    expect((await field.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  }
  expect(await field.evaluate((input) => document.activeElement === input)).toBe(true);
  // Turned upright it stays in sight.
  await page.setViewportSize(PHONE);
  await expect.poll(async () => (await inSight(marks))[1]).toBe(true);
  // What is found can be folded up, too.
  await page.locator('#sets summary').click();
  await expect.poll(() => page.locator('#sets details').getAttribute('open')).toBeNull();

  await field.fill('xyzzy');
  await expect.poll(() => status.innerText()).toBe('“xyzzy” is nowhere in the rules.');
  expect(await page.locator('main section:visible').count()).toBe(0);
  // A link to a section ends the search.
  await page.evaluate(() => (location.hash = '#survey'));
  await expect.poll(() => page.locator('main section:visible').count()).toBe(SECTION_IDS.length);
  expect(await field.inputValue()).toBe('');
  // The first place is brought into sight, where its section begins too far above it.
  await page.setViewportSize({ width: PHONE.width, height: 500 });
  await field.fill('kraken');
  await expect.poll(() => page.locator('main section:visible').count()).toBe(2);
  await expect.poll(async () => (await marks.first().boundingBox())?.y).toBeLessThan(500);
  await field.press('Escape');
  await expect.poll(() => page.locator('main section:visible').count()).toBe(SECTION_IDS.length);
  await expect.poll(() => page.locator('main details[open]').count()).toBe(0);
  expect(await marks.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it.each(Object.keys(LANGUAGES))(
  '%s: on paper two pages, and nothing is cut off or hidden unfolded',
  async (locale) => {
    const whole = await launchWholeChromium();
    const context = await whole.newContext({ viewport: PHONE, locale, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await read(page);
    // Without windows it breaks no word at the end of a line, and German needs a third page.
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    // It was unfolded for the paper only.
    expect(await page.locator('main details[open]').count()).toBe(0);
    // All at once: none closes another.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    });
    await expect.poll(() => page.locator('main details:not([open])').count()).toBe(0);
    expect([...(await clipped(page)), ...(await violations(page))]).toEqual([]);
    await whole.close();
  },
);

it('all that is folded up is on the paper', async () => {
  const { page, context } = await person(browser, 'Ann', PHONE);
  await read(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('main details:not([open])').count()).toBe(0);
  expect(await page.locator('.legend svg path').count()).toBeGreaterThan(20);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('search').isVisible()).toBe(false);
  expect(await page.locator('#fine-print li').last().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('main details[open]').count()).toBe(0);
  await context.close();
});

it('where there is room the picture stands beside its words, and nothing of them is folded up', async () => {
  const { page, context, faults } = await person(browser, 'Ann', { width: 1440, height: 900 });
  await read(page);
  const survey = page.locator('#survey');
  expect(await survey.locator('details').count()).toBe(0);
  const words = await survey.locator('p').first().boundingBox();
  const picture = await survey.locator('figure').boundingBox();
  if (!words || !picture) throw new Error('both are shown');
  expect(picture.x).toBeGreaterThan(words.x + words.width);
  expect(Math.abs(picture.y - words.y)).toBeLessThan(2);
  expect(await clipped(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
