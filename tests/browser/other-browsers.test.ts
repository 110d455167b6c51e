/** A whole game, its film, and both first voyages in Firefox and in WebKit, where they are installed; and what those do their own way. */
import type { Browser } from 'playwright';
import { By, until, type WebDriver } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../helpers/server.ts';
import { truthOf } from '../helpers/truth.ts';
import { firefoxPath, launchFirefox } from './firefox.ts';
import { playByItself } from './in-page-player.ts';
import { begin, meet, PATIENCE, person, PHONE, TABLET, type Person } from './people.ts';
import { ending } from './playing.ts';
import { readerBy, readerOf } from './readers.ts';
import { expectRightEnding } from './right-ending.ts';
import { sailVoyage, seeAgain, seeFilm } from './voyages.ts';
import { hasWebKit, launchWebKit, type WebKit } from './webkit.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ client: process.env['ODYSSEY_CLIENT'] ?? 'dist' });
});
afterAll(() => server.stop());

const missing = [...(firefoxPath ? [] : ['Firefox']), ...(hasWebKit ? [] : ['WebKit'])];
if (missing.length > 0)
  process.stdout.write(`Skipped, as it is not installed or too old: ${missing.join(' and ')}.\n`);

/** How many rounds a finished game had. */
async function roundsOf(code: string): Promise<number> {
  const truth = await truthOf(server.url, code);
  return 1 + truth.filter(({ type }) => type === 'round-began').length;
}

describe.skipIf(!firefoxPath)('in Firefox', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchFirefox();
  });
  afterAll(() => browser.close());

  it('a whole game, with a reload on either side, its film, and the film again from the record', async () => {
    const { navigator, poseidon, code } = await meet(browser, server.url);
    await begin(navigator);
    const plays = ({ page }: Person, seed: number) => page.evaluate(playByItself, seed);
    await plays(navigator, 41);
    await plays(poseidon, 42);
    for (const [one, round] of [
      [navigator, 2],
      [poseidon, 3],
    ] as const) {
      await one.page.getByText(`Round ${round}`).first().waitFor({ state: 'attached' });
      await one.page.reload();
      await plays(one, 43 + round);
    }
    for (const one of [navigator, poseidon]) await ending(one).waitFor();
    await expectRightEnding([poseidon, navigator], server.url, code);
    await poseidon.context.close();
    const reader = readerOf(navigator.page, navigator.faults);
    const rounds = await roundsOf(code);
    await seeFilm(reader, rounds);
    await seeAgain(reader, server.url, code, rounds);
    await navigator.context.close();
  });

  it('the rules and both voyages', async () => {
    const { page, context, faults } = await person(browser, 'Fay', PHONE);
    await page.goto(`${server.url}/rules`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const reader = readerOf(page, faults);
    await sailVoyage(reader, server.url, 'navigators');
    await page.setViewportSize(TABLET);
    await sailVoyage(reader, server.url, 'poseidon');
    await context.close();
  });
});

/** The one button of this name, once it is there. */
const button = (driver: WebDriver, name: string) =>
  driver.wait(
    until.elementLocated(By.xpath(`//button[@aria-label='${name}' or normalize-space()='${name}']`)),
    PATIENCE,
  );

describe.skipIf(!hasWebKit)('in WebKit', () => {
  let ann: WebKit;
  let pia: WebKit;
  beforeAll(async () => {
    [ann, pia] = await Promise.all([launchWebKit(1180, 820), launchWebKit(420, 844)]);
  });
  afterAll(() => Promise.all([ann, pia].map((one) => one.close())));

  const player = (seed: number) => `(${playByItself.toString()})(${seed})`;

  async function enter({ driver }: WebKit, path: string, name: string, press: string): Promise<void> {
    await readerBy(driver).open(server.url + path);
    const field = await driver.wait(
      until.elementLocated(By.css('input[autocomplete], form input')),
      PATIENCE,
    );
    await field.clear();
    await field.sendKeys(name);
    await (await button(driver, press)).click();
  }

  it('a whole game, its film, and the film again from the record', async () => {
    await enter(ann, '', 'Ann', 'Make a table');
    await ann.driver.wait(until.urlMatches(/\/t\/\w{4,10}$/), PATIENCE);
    const code = (await ann.driver.getCurrentUrl()).split('/').at(-1) ?? '';
    await (await button(ann.driver, 'Be a Navigator')).click();
    await enter(pia, `/t/${code}`, 'Pia', 'Join the table');
    await button(pia.driver, 'Begin');
    await pia.driver.wait(async () => {
      // The side that is left is offered at the door; else it is taken here.
      await pia.driver.executeScript(
        `[...document.querySelectorAll('button')].find((one) => /^Be Poseidon/.test(one.innerText))?.click()`,
      );
      return ann.driver.executeScript<boolean>(
        `return [...document.querySelectorAll('button')].some((one) => one.innerText === 'Begin' && !one.disabled)`,
      );
    }, PATIENCE);

    // A hint is as high as what is in it, not as high as the screen.
    await ann.driver.findElement(By.css('.game > details > summary')).click();
    const help = By.css('.game details[open] button[aria-label^="What is this"]');
    await ann.driver.wait(until.elementLocated(help), PATIENCE).click();
    const hint = await ann.driver.wait(until.elementLocated(By.css('.bubble a')), PATIENCE);
    const height = `return arguments[0].closest('.bubble').offsetHeight / innerHeight`;
    expect(await ann.driver.executeScript<number>(height, hint)).toBeLessThan(0.5);
    await ann.driver.findElement(By.css('.bubble .close')).click();
    await (await button(ann.driver, 'Begin')).click();

    // Who opened the sheet with a pointer sees no ring round the cross, and a tap beside it closes it.
    await (await button(pia.driver, 'Menu')).click();
    const cross = await pia.driver.wait(until.elementLocated(By.css('dialog .head button')), PATIENCE);
    expect(await pia.driver.executeScript(`return arguments[0].matches(':focus-visible')`, cross)).toBe(
      false,
    );
    await pia.driver.actions().move({ x: 5, y: 5 }).click().perform();
    await pia.driver.wait(until.stalenessOf(cross), PATIENCE);

    await ann.driver.executeScript(player(7));
    await pia.driver.executeScript(player(8));
    for (const { driver } of [ann, pia]) {
      await driver.wait(until.elementLocated(By.css('input[type="range"]')), 8 * PATIENCE);
      expect(await readerBy(driver).faults()).toEqual([]);
    }
    const ended = (await truthOf(server.url, code)).find((event) => event.type === 'ended');
    const words = await ann.driver.findElement(By.css('main')).getText();
    expect(words).toMatch(
      ended?.type === 'ended' && ended.outcome.winner === 'poseidon' ? /Poseidon wins/i : /Navigators win/i,
    );
    const rounds = await roundsOf(code);
    // Each of the two sees another of them.
    await Promise.all([
      seeFilm(readerBy(pia.driver), rounds),
      seeAgain(readerBy(ann.driver), server.url, code, rounds),
    ]);
  });

  it('the rules and both voyages', async () => {
    const [annReads, piaReads] = [readerBy(ann.driver), readerBy(pia.driver)];
    const rules = async () => {
      await annReads.open(`${server.url}/rules`);
      await ann.driver.wait(until.elementLocated(By.css('h1')), PATIENCE);
      expect(await annReads.faults()).toEqual([]);
      await sailVoyage(annReads, server.url, 'poseidon');
    };
    await Promise.all([rules(), sailVoyage(piaReads, server.url, 'navigators')]);
  });
});
