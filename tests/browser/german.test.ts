/** A whole game in German on the narrowest phone: the longest words must fit, too. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import * as de from '../../client/text/de/index.ts';
import type { Random } from '../../shared/random.ts';
import { seeded } from '../helpers/random.ts';
import { clipped } from './clipped.ts';
import { PATIENCE } from './people.ts';
import { browser, server } from './stage.ts';

const NARROW = { width: 360, height: 640 };

async function germanPhone(): Promise<Page> {
  const context = await browser.newContext({ viewport: NARROW, locale: 'de-DE', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** Clicks one of the elements that a selector finds, drawn by lot. */
async function clickAny(page: Page, selector: string, random: Random): Promise<void> {
  const all = page.locator(selector);
  await all.first().waitFor();
  await all.nth(Math.floor(random() * (await all.count()))).click();
}

/** Everything is found by what it is, not by what it is called: the words are not English here. */
const HAND = '.hand li button:not(.barred, .spent)';
const READY = '[data-ship].ready';

async function poseidonPlays(page: Page, random: Random): Promise<void> {
  await clickAny(page, HAND, random);
  const send = page.locator('.panel-part .button').last();
  for (let ships = 0; ships < 4 && (await send.isDisabled()); ships++) {
    await clickAny(page, '.rose button:not(:disabled, [aria-disabled="true"])', random);
  }
  await expectFits(page);
  await send.click();
  await page.locator(HAND).first().waitFor({ state: 'hidden' });
}

async function navigatorsSail(page: Page, random: Random): Promise<void> {
  const ready = await page.locator(READY).count();
  await page.locator(READY).first().click();
  await clickAny(page, '.rose button', random);
  await expectFits(page);
  await page.locator('form.order button[type="submit"]').click();
  await expect.poll(() => page.locator(READY).count()).toBe(ready - 1);
}

async function expectFits(page: Page): Promise<void> {
  await page.locator('html[lang="de"]').waitFor();
  expect(await clipped(page)).toEqual([]);
}

it('fits its screens at 360 px', async () => {
  const [ann, pia] = [await germanPhone(), await germanPhone()];
  await ann.goto(server.url);
  await expectFits(ann);
  await ann.locator('form input').first().fill('Ann');
  await ann.locator('.button.primary').first().click();
  await ann.waitForURL(/\/t\/\w{4,10}$/);
  await pia.goto(ann.url());
  await pia.locator('form input[type="text"]').first().fill('Pia');
  await pia.getByRole('radio', { name: de.common.sides.poseidon }).check({ force: true });
  await expectFits(pia);
  await pia.locator('form .button.primary').click();
  await ann.getByRole('button', { name: de.lobby.sit.navigators }).click();
  const begin = ann.getByRole('button', { name: de.lobby.begin, exact: true, disabled: false });
  await begin.waitFor();
  await expectFits(ann);
  await expectFits(pia);
  await begin.click();
  const random = seeded(360);
  for (let round = 1; round <= 11; round++) {
    await poseidonPlays(pia, random);
    await ann.locator(READY).first().waitFor();
    while ((await ann.locator(READY).count()) > 0) {
      await navigatorsSail(ann, random);
      await expectFits(ann);
    }
    await expectFits(pia);
  }
  for (const page of [ann, pia]) {
    await page.locator('input[type="range"]').waitFor();
    await expectFits(page);
    await page.context().close();
  }
});

it('a line that unfolds keeps the words whole that say how it stands', async () => {
  const page = await germanPhone();
  await page.goto(server.url);
  await page.locator('form input').first().fill('Ann');
  await page.locator('.button.primary').first().click();
  await page.getByText(de.lobby.more, { exact: true }).click();
  await page.getByText(de.lobby.mode, { exact: true }).click();
  await page.getByRole('radio', { name: de.lobby.modes.competing }).check({ force: true });
  const now = page.locator('summary .now').filter({ hasText: de.lobby.modes.competing }).last();
  await now.waitFor();
  const lines = await now.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.context().close();
});
