/** A whole game in Firefox and in WebKit, where they are installed; and what those do their own way. */
import type { Browser } from 'playwright';
import { By, until, type WebDriver } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';
import { truthOf } from '../helpers/truth.ts';
import { firefoxPath, launchFirefox } from './firefox.ts';
import { playByItself } from './in-page-player.ts';
import { begin, meet, PATIENCE, person, PHONE } from './people.ts';
import { adrift, playToTheEnd } from './playing.ts';
import { expectRightEnding } from './right-ending.ts';
import { hasWebKit, launchWebKit, type WebKit } from './webkit.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ client: process.env['ODYSSEY_CLIENT'] ?? 'dist' });
});
afterAll(() => server.stop());

const missing = [...(firefoxPath ? [] : ['Firefox']), ...(hasWebKit ? [] : ['WebKit'])];
if (missing.length > 0) process.stdout.write(`Skipped, as it is not installed: ${missing.join(' and ')}.\n`);

describe.skipIf(!firefoxPath)('in Firefox', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchFirefox();
  });
  afterAll(() => browser.close());

  it('a whole game, with a reload on either side', async () => {
    const { navigator, poseidon, code } = await meet(browser, server.url);
    await begin(navigator);
    const random = seeded(41);
    await playToTheEnd(poseidon, [navigator], {
      random,
      steer: adrift(random),
      between: async (moves) => {
        if (moves === 3) await navigator.page.reload();
        if (moves === 6) await poseidon.page.reload();
      },
    });
    await expectRightEnding([poseidon, navigator], server.url, code);
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
  });

  it('the rules and a voyage', async () => {
    const { page, context, faults } = await person(browser, 'Fay', PHONE);
    await page.goto(`${server.url}/rules`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${server.url}/voyage/navigators`);
    await page.getByRole('grid').first().waitFor();
    expect(faults).toEqual([]);
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
    await driver.get(server.url + path);
    const field = await driver.wait(
      until.elementLocated(By.css('input[autocomplete], form input')),
      PATIENCE,
    );
    await field.clear();
    await field.sendKeys(name);
    await (await button(driver, press)).click();
  }

  it('a whole game', async () => {
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
      await driver.wait(until.elementLocated(By.css('input[type="range"]')), 5 * PATIENCE);
    }
    const ended = (await truthOf(server.url, code)).find((event) => event.type === 'ended');
    const words = await ann.driver.findElement(By.css('main')).getText();
    expect(words).toMatch(
      ended?.type === 'ended' && ended.outcome.winner === 'poseidon' ? /Poseidon wins/i : /Navigators win/i,
    );
  });
});
