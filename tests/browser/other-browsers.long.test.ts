/** A whole game, its replay and both tutorials in Firefox and WebKit, where they are installed. */
import type { Browser } from 'playwright';
import { By, until, type WebDriver } from 'selenium-webdriver';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { replay } from '../../shared/game/evolve.ts';
import { truthOf } from '../helpers/truth.ts';
import { firefoxPath, launchFirefox } from './firefox.ts';
import { movesFor, playByItself } from './in-page-player.ts';
import { begin, meet, PATIENCE, person, PHONE, TABLET, type Person } from './people.ts';
import { ending } from './playing.ts';
import { readerBy, readerOf } from './readers.ts';
import { expectRightEnding } from './right-ending.ts';
import { useStage } from './stage.ts';
import { sailVoyage, seeAgain, seeFilm } from './voyages.ts';
import { hasWebKit, launchWebKit, type WebKit } from './webkit.ts';

const stage = useStage();

/** The number of rounds that a finished game had. */
async function roundsOf(code: string): Promise<number> {
  const truth = await truthOf(stage.url, code);
  return 1 + truth.filter(({ type }) => type === 'round-began').length;
}

describe('in Firefox', () => {
  let browser: Browser;
  beforeAll(async () => {
    if (firefoxPath) browser = await launchFirefox();
  });
  beforeEach((context) => context.skip(!firefoxPath, 'no Firefox here that is new enough'));
  afterAll(async () => {
    if (firefoxPath) await browser.close();
  });

  it('a whole game, with a reload on either side, its film, and the film again from the record', async () => {
    const { navigator, poseidon, code } = await meet(browser, stage.url);
    await begin(navigator);
    const plays = ({ page }: Person, seed: number) => page.evaluate(playByItself, movesFor(seed));
    await plays(navigator, 41);
    await plays(poseidon, 42);
    for (const [one, round] of [
      [navigator, 2],
      [poseidon, 3],
    ] as const) {
      await one.page.getByText(t.chart.round(round)).first().waitFor({ state: 'attached' });
      await one.page.reload();
      await plays(one, 43 + round);
    }
    for (const one of [navigator, poseidon]) await ending(one).waitFor();
    await expectRightEnding([poseidon, navigator], stage.url, code);
    await poseidon.context.close();
    const reader = readerOf(navigator.page, navigator.faults);
    const rounds = await roundsOf(code);
    await seeFilm(reader, rounds);
    await seeAgain(reader, stage.url, code, rounds);
    await navigator.context.close();
  });

  it('the rules and both tutorials', async () => {
    const { page, context, faults } = await person(browser, 'Fay', PHONE);
    await page.goto(`${stage.url}/rules`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const reader = readerOf(page, faults);
    await sailVoyage(reader, stage.url, 'navigators');
    await page.setViewportSize(TABLET);
    await sailVoyage(reader, stage.url, 'poseidon');
    await context.close();
  });
});

/** Waits for an element. */
const find = (driver: WebDriver, xpath: string) =>
  driver.wait(until.elementLocated(By.xpath(xpath)), PATIENCE);

/** Waits for the only button with this name. */
const button = (driver: WebDriver, name: string) =>
  find(driver, `//button[@aria-label='${name}' or normalize-space()='${name}']`);

describe('in WebKit', () => {
  let ann: WebKit;
  let pia: WebKit;
  beforeAll(async () => {
    if (hasWebKit) [ann, pia] = await Promise.all([launchWebKit(1180, 820), launchWebKit(420, 844)]);
  });
  beforeEach((context) => context.skip(!hasWebKit, 'no WebKit here, or no Xvfb'));
  afterAll(async () => {
    if (hasWebKit) for (const { close } of [ann, pia]) await close();
  });

  const player = (seed: number) => `(${playByItself.toString()})(${JSON.stringify(movesFor(seed))})`;

  async function enter({ driver }: WebKit, path: string, name: string, press: string): Promise<void> {
    await readerBy(driver).open(stage.url + path);
    const field = await find(driver, `//label[contains(., '${t.player.name}')]//input`);
    await field.clear();
    await field.sendKeys(name);
    await (await button(driver, press)).click();
  }

  it('a whole game, its film, and the film again from the record', async () => {
    await enter(ann, '', 'Ann', t.home.make);
    await ann.driver.wait(until.urlMatches(/\/t\/\w{4,10}$/), PATIENCE);
    const code = (await ann.driver.getCurrentUrl()).split('/').at(-1) ?? '';
    await (await button(ann.driver, t.lobby.sit.navigators)).click();
    await enter(pia, `/t/${code}`, 'Pia', t.door.join);
    await button(pia.driver, t.lobby.begin);
    await pia.driver.wait(async () => {
      // Choose the free side, in case it isn't preselected.
      await pia.driver.executeScript(
        `[...document.querySelectorAll('button')].find((one) => one.innerText.startsWith(arguments[0]))?.click()`,
        t.lobby.sit.poseidon,
      );
      return ann.driver.executeScript<boolean>(
        `return [...document.querySelectorAll('button')].some((one) => one.innerText === arguments[0] && !one.disabled)`,
        t.lobby.begin,
      );
    }, PATIENCE);

    // A help bubble is as tall as its content, not as tall as the screen.
    await (await find(ann.driver, `//summary[.//h2[normalize-space()='${t.lobby.helps}']]`)).click();
    await (
      await find(ann.driver, `//details[@open]//button[starts-with(@aria-label, '${t.help.about('')}')]`)
    ).click();
    const hint = await find(ann.driver, `//*[@popover][.//a[normalize-space()='${t.help.more}']]`);
    const height = 'return arguments[0].offsetHeight / innerHeight';
    expect(await ann.driver.executeScript<number>(height, hint)).toBeLessThan(0.5);
    await hint.findElement(By.css(`[aria-label="${t.common.close}"]`)).click();
    await (await button(ann.driver, t.lobby.begin)).click();

    // If a sheet was opened with a pointer, its close button has no focus ring. A tap outside the sheet closes it.
    await (await button(pia.driver, t.table.menu)).click();
    const cross = await find(pia.driver, `//dialog//button[@aria-label='${t.common.close}']`);
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
    const { outcome } = replay(await truthOf(stage.url, code));
    if (!outcome) throw new Error('the game is not over');
    await readerBy(ann.driver).reads(t.ending.winner[outcome.winner]);
    const rounds = await roundsOf(code);
    // Watch the replay in both browsers: in one from the ending, in the other from the session's record.
    await Promise.all([
      seeFilm(readerBy(pia.driver), rounds),
      seeAgain(readerBy(ann.driver), stage.url, code, rounds),
    ]);
  });

  it('the rules and both tutorials', async () => {
    const [annReads, piaReads] = [readerBy(ann.driver), readerBy(pia.driver)];
    const rules = async () => {
      await annReads.open(`${stage.url}/rules`);
      await ann.driver.wait(until.elementLocated(By.css('h1')), PATIENCE);
      expect(await annReads.faults()).toEqual([]);
      await sailVoyage(annReads, stage.url, 'poseidon');
    };
    await Promise.all([rules(), sailVoyage(piaReads, stage.url, 'navigators')]);
  });
});
