/** The film's log beside its board: it shows the moment that the film shows, whatever room it has. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { finish, wholeGame } from '../helpers/finished.ts';
import { violations } from './axe.ts';
import { person, PHONE } from './people.ts';
import { browser, server, store } from './stage.ts';

/** How far what is looked at lies within the log, in pixels from its top and its bottom. */
const within = (page: Page) =>
  page.evaluate(() => {
    const log = document.querySelector('section.log')?.getBoundingClientRect();
    const entry = document.querySelector('section.log [aria-current]')?.getBoundingClientRect();
    if (!log || !entry) return null;
    return Math.min(entry.top - log.top, log.bottom - entry.bottom);
  });

/** How much of the entry below the heading of its round is hidden by it, in pixels. */
const beheaded = (page: Page) =>
  page.evaluate(() => {
    const edge = (document.querySelector('section.log')?.getBoundingClientRect().top ?? NaN) + 40;
    const rows = [...document.querySelectorAll('section.log li')].map((row) => row.getBoundingClientRect());
    const cut = rows.find(({ top, bottom }) => top < edge - 2 && bottom > edge + 2);
    return cut ? edge - cut.top : 0;
  });

/** How much stands in sight of the round whose heading is at the top, in pixels: no heading may stand there alone. */
const headed = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('section.log')?.getBoundingClientRect().top ?? NaN;
    const rounds = [...document.querySelectorAll('section.log > section')];
    const first = rounds.find(
      (round) => (round.querySelector('h2')?.getBoundingClientRect().bottom ?? 0) > top + 4,
    );
    const headingAt = first?.querySelector('h2')?.getBoundingClientRect().bottom ?? NaN;
    return (first?.getBoundingClientRect().bottom ?? NaN) - headingAt;
  });

/** How much of a row's top is beyond the list's where something of it is seen, in pixels. */
const scrap = (page: Page) =>
  page.evaluate(() => {
    const edge = document.querySelector('section.log')?.getBoundingClientRect().top ?? NaN;
    const rows = [...document.querySelectorAll('section.log li:last-child')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top < edge && bottom > edge + 2 && getComputedStyle(row).opacity !== '0';
    });
    return Math.max(0, ...rows.map((row) => edge - row.getBoundingClientRect().top));
  });

/** How washed out what stands below the heading is where nothing goes on above it. */
const washed = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('section.log .veil') ?? document.body).opacity);

/** How much is empty below the last entry, in pixels. */
const empty = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector('section.log')?.getBoundingClientRect().bottom ?? NaN;
    return (
      foot - ([...document.querySelectorAll('section.log li')].at(-1)?.getBoundingClientRect().bottom ?? NaN)
    );
  });

it('is at the moment of the film, also when its window grows, and tells how far off a guess was as one', async () => {
  const { code, tokens } = await finish(store, wholeGame(7, { lighthouses: 1, maelstroms: 1, fogBanks: 1 }));
  const ann = await person(browser, 'Annette', PHONE);
  const held = JSON.stringify([{ code, tokens: [tokens.ann], at: 1 }]);
  await ann.context.addInitScript(`localStorage.setItem('odyssey.seats', ${JSON.stringify(held)})`);
  const { page } = ann;
  await page.goto(`${server.url}/t/${code}`);
  await page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
    { width: 1180, height: 820 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => within(page)).toBeGreaterThan(7);
    await expect.poll(() => beheaded(page)).toBe(0);
    await expect.poll(() => washed(page)).toBe('0');
    await expect.poll(() => empty(page)).toBeLessThan(80);
    // The last entry of a round whose heading has gone was cut through at a desk's size.
    await expect.poll(() => scrap(page)).toBeLessThan(12);
  }
  const end = await page.getByRole('slider', { name: 'Moment of the game' }).getAttribute('max');
  for (const moment of [end, '30', '36', '40', '17', '41', end]) {
    await page.getByRole('slider', { name: 'Moment of the game' }).fill(moment ?? '');
    await expect.poll(() => within(page)).toBeGreaterThan(7);
    await expect.poll(() => beheaded(page)).toBe(0);
    await expect.poll(() => headed(page)).toBeGreaterThan(30);
  }
  const log = page.getByRole('region', { name: 'Round by round' });
  expect(await log.innerText()).toMatch(/guess (spot on|\d squares? off)/);
  expect(await violations(page)).toEqual([]);
  expect(ann.faults).toEqual([]);
  await ann.context.close();
});
