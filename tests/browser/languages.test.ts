/** The main screens in every other language, on a narrow phone: nothing is cut off, and axe finds nothing. And the switch. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Catalogue, Language } from '../../client/text/catalogue.svelte.ts';
import { violations } from './axe.ts';
import { clipped } from './clipped.ts';
import { begin, meet, PATIENCE } from './people.ts';
import { browser, server } from './stage.ts';

const NARROW = { width: 360, height: 640 };

/** What was wrong on each screen, in this language. */
class Screens {
  readonly wrong: Record<string, string[]> = {};
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  async phone(): Promise<Page> {
    const context = await browser.newContext({
      viewport: NARROW,
      locale: this.#language,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    return page;
  }

  async look(page: Page, screen: string): Promise<void> {
    await page.locator(`html[lang="${this.#language}"]`).waitFor();
    // Colours are the same in every language.
    const found = [...(await clipped(page)), ...(await violations(page, ['color-contrast']))];
    if (found.length > 0) this.wrong[screen] = found;
  }
}

const HEADINGS = '.rose button:not(:disabled, [aria-disabled="true"])';
const READY = '[data-ship].ready';

it.each<Exclude<Language, 'en'>>(['de', 'it', 'fr', 'es'])('%s', async (language) => {
  const t = (await import(`../../client/text/${language}/index.ts`)) as Catalogue;
  const screens = new Screens(language);
  const [ann, pia] = [await screens.phone(), await screens.phone()];
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  for (const path of ['/', '/rules', '/voyage/navigators', '/voyage/poseidon', '/t/CD5F']) {
    await ann.goto(`${server.url}${path}`);
    await ann.locator('h1').first().waitFor();
    await screens.look(ann, path === '/' ? 'home' : path.slice(1).replace('/', '-'));
  }

  await ann.goto(server.url);
  await ann.getByRole('textbox', { name: t.player.name }).fill('Ann');
  await press(ann, t.home.make);
  await ann.waitForURL(/\/t\/\w{4,10}$/);
  await pia.goto(ann.url());
  await pia.getByRole('textbox', { name: t.player.name }).fill('Pia');
  await pia.getByRole('radio', { name: t.common.sides.poseidon }).check({ force: true });
  await screens.look(pia, 'door');
  await press(pia, t.door.join);
  await pia.getByRole('button', { name: t.lobby.begin, exact: true }).waitFor();
  await press(ann, t.lobby.sit.navigators);
  // What is in a fold is there a paint after it was opened, folds among it.
  const folds = ann.locator('details:not([open]) > summary');
  const series = ann.getByRole('button', { name: t.series.begin, exact: true });
  while (!(await series.isVisible()) || (await folds.count()) > 0) {
    if ((await folds.count()) > 0) await folds.first().click();
  }
  await ann.getByRole('radio', { name: t.variants.sets['whole-box'].name }).check({ force: true });
  await press(ann, t.lobby.choose);
  await ann.getByText(t.lobby.readySingle).waitFor();
  await screens.look(ann, 'lobby');
  await press(ann, t.series.begin);
  await ann.getByRole('button', { name: t.series.beginGame(1) }).waitFor();
  await screens.look(ann, 'series');
  await press(ann, t.series.beginGame(1));

  // The lot says who is Poseidon.
  const place = (page: Page) => page.getByRole('button', { name: t.navigators.placing.random });
  await expect.poll(async () => (await place(ann).isVisible()) || (await place(pia).isVisible())).toBe(true);
  const [nav, pos] = (await place(ann).isVisible()) ? [ann, pia] : [pia, ann];
  await place(nav).click();
  await screens.look(nav, 'lighthouses');
  await press(nav, t.navigators.placing.buildHere);
  await press(pos, t.poseidon.atRandom);
  await screens.look(pos, 'dangers');
  await press(pos, t.poseidon.placeThem(2));
  await pos.getByRole('region', { name: t.tiles.hand }).waitFor();
  await screens.look(pos, 'hand');
  await pos.locator('.hand li button', { hasText: t.tiles.short.great }).click();
  const send = pos.getByRole('button', { name: t.game.unleash('great') });
  for (let ship = 0; ship < 4; ship++) await pos.locator(HEADINGS).first().click();
  await screens.look(pos, 'storm');
  await send.click();

  await nav.locator(READY).first().click();
  await nav.locator('.rose button').nth(3).click();
  await screens.look(nav, 'order');
  await nav.locator('form.order button[type="submit"]').click();
  await expect.poll(() => nav.locator(READY).count()).toBe(3);
  await screens.look(nav, 'reply');
  await screens.look(pos, 'watching');
  for (const tab of ['tray', 'journal'] as const) {
    await press(nav, t.chart.tabs[tab]);
    await screens.look(nav, tab);
  }
  // A reminder lies, and the next one is in hand: the most that stands under the chart.
  await press(nav, t.chart.tabs.tray);
  await press(nav, t.navigators.reminderHeap('yellow', 4));
  await nav.locator('[data-square="c3"]').click();
  await nav.getByRole('button', { name: t.navigators.clear('yellow') }).waitFor();
  await screens.look(nav, 'token');
  await press(nav, t.table.menu);
  await screens.look(nav, 'menu');
  await press(nav, t.game.keys.title);
  await screens.look(nav, 'keys');
  await pos.goto(`${ann.url()}/record`);
  await pos.locator('h1').first().waitFor();
  await screens.look(pos, 'record');

  expect(screens.wrong).toEqual({});
  await Promise.all([ann, pia].map((page) => page.context().close()));
});

it('another language in mid-game leaves the menu open and the tile in hand', async () => {
  const { navigator, poseidon } = await meet(browser, server.url);
  await begin(navigator);
  const { page } = poseidon;
  const german = (await import('../../client/text/de/index.ts')) as Catalogue;
  await page.getByRole('region', { name: 'Your tiles' }).getByRole('button', { name: /^Red/ }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('combobox', { name: german.common.language }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: german.game.unleash('red') }).waitFor();
});
