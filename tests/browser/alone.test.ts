/** Playing alone on real pages: three taps to the first move against each of the six, and a day's voyage to its end. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHARACTERS, OPPONENTS } from '../../shared/opponents/opponents.ts';
import { seeded } from '../helpers/random.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';
import { violations } from './axe.ts';
import { launchChromium } from './chromium.ts';
import { person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, ending, navigatorsAct, once, playTogether, poseidonActs } from './playing.ts';

/** A day whose voyage is on the smallest board, by the base game. */
const TODAY = '2026-11-20';
const NOON = `${TODAY}T12:00:00`;

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  browser = await launchChromium();
  const client = process.env['ODYSSEY_CLIENT'] ?? 'dist';
  // The pages must have heard of the last order before there is something to do again.
  server = await startServer({ client, pace: 1, now: () => Date.parse(`${NOON}Z`) });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function visitor(name: string, size = PHONE): Promise<Person> {
  const one = await person(browser, name, size, { timezoneId: 'UTC' });
  await one.context.clock.setFixedTime(`${NOON}Z`);
  return one;
}
/** Pictures of a page on a phone and a tablet, if they are wanted. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  for (const [device, size] of Object.entries({ phone: PHONE, tablet: TABLET })) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `${folder}/${name}-${device}.png` });
  }
}
/** Which words or controls a passing message lies over, unless they are hidden meanwhile. */
function covers(message: Element, selector: string | undefined): string[] {
  const over = message.getBoundingClientRect();
  return [...document.querySelectorAll(selector ?? 'h1, h2, p, a, button')]
    .filter((element) => !element.closest('.visually-hidden') && getComputedStyle(element).opacity !== '0')
    .filter((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, right, top, bottom } = words.getBoundingClientRect();
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    })
    .map((element) => element.textContent.trim());
}
const widerThanItIs = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('from the first page', () => {
  it.each(OPPONENTS)('a game against %s has begun after two taps, and one can move', async (opponent) => {
    const one = await visitor('Ann');
    const { page } = one;
    const { name, home } = CHARACTERS[opponent];
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Play alone' }).click();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.waitForURL(/\/t\/\w{4,10}$/);
    const random = seeded(3);
    await once(() =>
      home === 'navigators' ? poseidonActs(one, random) : navigatorsAct(one, random, adrift(random)),
    );
    // And it goes on: the opponent answers.
    await once(() =>
      home === 'navigators' ? poseidonActs(one, random) : navigatorsAct(one, random, adrift(random)),
    );
    expect(one.faults).toEqual([]);

    await page.goto(`${server.url}/alone`);
    await page.getByRole('link', { name: new RegExp(`Against ${name}`) }).click();
    await page.waitForURL(/\/t\/\w{4,10}$/);
    await one.context.close();
  });

  it('the settings are said in a line, changed, and known the next time', async () => {
    const one = await visitor('Ann', TABLET);
    const { page } = one;
    await page.goto(`${server.url}/alone`);
    const line = page.locator('summary');
    expect(await line.innerText()).toContain('A: The Halcyon Roads · Standard · The oracle gives hints');
    expect(await violations(page)).toEqual([]);
    await line.click();
    await page.getByRole('combobox', { name: 'The board' }).selectOption('B');
    await page.getByRole('combobox', { name: 'The rules' }).selectOption({ label: 'Fair winds' });
    await page.getByRole('radio', { name: 'Full', exact: true }).check({ force: true });
    expect(await violations(page)).toEqual([]);
    await page.reload();
    expect(await line.innerText()).toContain(
      'B: The Broken Necklace · Fair winds · The oracle answers in full',
    );
    await page.getByRole('button', { name: /^Triton/ }).click();
    await page.getByRole('button', { name: 'Place at random' }).waitFor();
    await one.context.close();
  });

  it('who is called like the opponent plays all the same', async () => {
    const one = await visitor('Proteus');
    await one.page.addInitScript(() => localStorage.setItem('odyssey.name', 'Proteus'));
    await one.page.goto(`${server.url}/alone`);
    await one.page.getByRole('button', { name: /^Proteus/ }).click();
    await one.page.waitForURL(/\/t\/\w{4,10}$/);
    await one.context.close();
  });
});

describe('the daily voyage', () => {
  it('is sailed to its end, told without giving anything away, and kept', async () => {
    const one = await visitor('Ann', TABLET);
    await one.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { page } = one;
    await page.goto(server.url);
    await page.getByRole('link', { name: 'The daily voyage' }).click();
    await page.getByText('No streak yet').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Set sail' }).click();
    await page.waitForURL(/\/t\/\w{4,10}$/);
    const random = seeded(4);
    await once(() => navigatorsAct(one, random, adrift(random)));

    // Its menu calls nobody: it is sailed alone.
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Who plays where').waitFor();
    expect(await menu.innerText()).not.toMatch(
      new RegExp(`${page.url().split('/').at(-1)}|${new URL(server.url).host}`),
    );
    expect(await menu.getByRole('button', { name: 'Computer plays' }).count()).toBe(0);
    expect(await menu.getByRole('radiogroup', { name: 'The door' }).count()).toBe(0);
    await menu.getByRole('button', { name: 'Close' }).click();

    await page.goto(`${server.url}/daily`);
    await page.getByRole('button', { name: '20 November, begun' }).waitFor();
    await page.getByRole('link', { name: 'Go on' }).click();
    await playTogether([one], { random, steer: adrift(random) });
    await ending(one).waitFor();
    // The score is worked out beside the film.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('odyssey.games-alone')), { timeout: 60_000 })
      .toMatch(/"score":\d/);
    expect(await violations(page)).toEqual([]);
    await look(page, 'ending');
    await page.getByRole('link', { name: 'Your result' }).click();

    await page.getByText('One day in a row').waitFor();
    const result = page.getByRole('textbox', { name: 'The result as text' });
    const text = await result.inputValue();
    expect(text).toMatch(
      /^Odyssey, 20 Nov 2026 · Board A\n[⚓🌊]+\n\w+ ships? home after \d+ rounds\nDeduction \d+\nhttp:\S+\/daily#2026-11-20$/u,
    );
    expect(text).not.toMatch(/red|green|white|yellow|storm/i);
    await page.getByRole('button', { name: 'Copy the result' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    // The signs of the text are drawn, since not every device has them; what is said of it covers nothing.
    const seen = async () => (await result.locator('..').boundingBox())?.height ?? NaN;
    expect(await seen()).toBeLessThanOrEqual(1);
    const said = page.locator('.toast');
    const sayAgain = () => page.getByRole('button', { name: 'Copy the result' }).click();
    for (const size of [PHONE, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      await sayAgain();
      await expect.poll(() => said.evaluate(covers)).toEqual([]);
      const inside = async () => {
        const { x = NaN, y = NaN } = (await said.boundingBox()) ?? {};
        return Math.min(x, y);
      };
      await expect.poll(inside).toBeGreaterThanOrEqual(8);
    }
    // Where the head has been scrolled away it stands in the middle, and not over anything to press.
    await page.setViewportSize(PHONE);
    await page.evaluate(() => scrollTo(0, 150));
    await sayAgain();
    const aside = async () => {
      const { x = NaN, width = NaN } = (await said.boundingBox()) ?? {};
      return Math.abs(x + width / 2 - PHONE.width / 2);
    };
    await expect.poll(aside).toBeLessThanOrEqual(1);
    expect(await said.evaluate(covers, 'a, button')).toEqual([]);
    await page.setViewportSize(TABLET);
    await page.getByRole('button', { name: /^20 November, (won|lost)$/ }).waitFor();
    await look(page, 'result');
    expect(await violations(page)).toEqual([]);
    expect(await widerThanItIs(page)).toBe(0);

    // Where nothing may be copied, the text is there to be copied by hand.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      document.execCommand = () => false;
    });
    await page.getByRole('button', { name: 'Copy the result' }).click();
    await page.getByText('copy it by hand').first().waitFor();
    expect(await seen()).toBeGreaterThan(44);

    // A day that was missed, and one that has not come.
    await page.getByRole('button', { name: '3 November, not sailed yet', exact: true }).click();
    await page.getByRole('heading', { name: 'Tuesday 3 November' }).waitFor();
    await page.getByText('does not count for the streak').waitFor();
    expect(await page.getByRole('button', { name: /^21 November/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Sail it now' }).click();
    await page.waitForURL(/\/t\/\w{4,10}$/);

    await page.goto(`${server.url}/alone`);
    await page.getByRole('region', { name: 'Your games alone' }).getByText('Proteus').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: /To the record$/ }).click();
    await page.waitForURL(/\/record$/);

    // Who left before the score was worked out has it once they look back.
    const unscored = () =>
      localStorage.setItem(
        'odyssey.games-alone',
        (localStorage.getItem('odyssey.games-alone') ?? '').replace(/"score":\d+/, '"score":null'),
      );
    await page.evaluate(unscored);
    await page.reload();
    await page.getByRole('button', { name: 'Look back' }).first().click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('odyssey.games-alone')), { timeout: 60_000 })
      .toMatch(/"score":\d/);
    expect(one.faults).toEqual([]);
    await one.context.close();
  });

  it('a day in the address is shown, also a later one, and one that there is not is today', async () => {
    const one = await visitor('Ann');
    await one.page.goto(`${server.url}/daily#2026-11-05`);
    await one.page.getByRole('heading', { name: 'Thursday 5 November' }).waitFor();
    // The tiles of the day are named, not only the set that they are.
    await one.page.evaluate(() => location.assign('#2026-11-19'));
    await one.page.getByRole('heading', { name: 'Thursday 19 November' }).waitFor();
    const tiles = one.page.getByRole('region', { name: 'Thursday 19 November' }).locator('li');
    await expect
      .poll(() => tiles.allInnerTexts())
      .toEqual(['Two Lighthouses', 'Sea Monsters: Leviathan and Kraken']);
    // A day chosen by hand gives way to the next that the address names.
    await one.page.getByRole('button', { name: /^7 November/ }).click();
    await one.page.getByRole('heading', { name: 'Saturday 7 November' }).waitFor();
    await one.page.evaluate(() => location.assign('#2026-11-05'));
    await one.page.getByRole('heading', { name: 'Thursday 5 November' }).waitFor();
    await one.page.goto(`${server.url}/alone`);
    await one.page.goto(`${server.url}/daily#2026-12-05`);
    await one.page.getByRole('heading', { name: 'Friday 20 November' }).waitFor();
    await one.context.close();
  });
});
