/** Reads and taps on a page as a person would, in any browser and with any driver. */
import type { Page } from 'playwright';
import { By, until, type WebDriver } from 'selenium-webdriver';
import { t } from '../../client/text/text.ts';
import type { Square } from '../../shared/board/squares.ts';
import { PATIENCE } from './people.ts';

export interface Reader {
  open(url: string): Promise<void>;
  /** Waits until the page shows this text. */
  reads(words: string): Promise<void>;
  /** Presses the button or link whose name begins with this text. */
  press(name: string): Promise<void>;
  /** Resolves to whether there is a button with this name now. */
  sees(name: string): Promise<boolean>;
  /** Taps this square of the board. */
  tap(square: Square): Promise<void>;
  /** The name of the replay's current moment, as given by its slider. */
  moment(): Promise<string>;
  /** Errors that the page threw or logged. */
  faults(): Promise<readonly string[]>;
}

/**
 * Matches a name that begins with this text. Allows for the space that browsers add before text that is only for screen
 * readers: "E , east".
 */
const beginning = (words: string) =>
  new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(',', '\\s*,')}`);

/**
 * Reads a page that Playwright drives.
 * @param faults the page's errors; new errors are added to this list as they occur
 */
export function readerOf(page: Page, faults: readonly string[]): Reader {
  return {
    open: async (url) => void (await page.goto(url)),
    reads: (words) => page.getByText(words, { exact: true }).first().waitFor(),
    press: (name) =>
      page
        .getByRole('button', { name: beginning(name) })
        .or(page.getByRole('link', { name: beginning(name) }))
        .first()
        .click(),
    sees: (name) => page.getByRole('button', { name, exact: true }).isVisible(),
    tap: (square) => page.getByRole('gridcell', { name: beginning(t.common.square(square)) }).click(),
    moment: async () => (await page.getByRole('slider').getAttribute('aria-valuetext')) ?? '',
    faults: () => Promise.resolve(faults),
  };
}

/** Runs in the page. Records the page's errors from now on. */
const CATCHER = `if (!window.faults) {
  const faults = (window.faults = []);
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  const { error } = console;
  console.error = (...said) => (faults.push(said.join(' ')), error.apply(console, said));
}`;

/** Reads a page that WebDriver drives. The page records its own errors from the moment it is opened. */
export function readerBy(driver: WebDriver): Reader {
  const find = async (xpath: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), PATIENCE);
    return driver.wait(until.elementIsVisible(element), PATIENCE);
  };
  const named = (name: string) =>
    `[starts-with(@aria-label, ${quoted(name)}) or starts-with(normalize-space(), ${quoted(name)})]`;
  return {
    open: async (url) => {
      await driver.get(url);
      await driver.executeScript(CATCHER);
    },
    reads: async (words) => {
      const stands = 'return document.body.innerText.toLowerCase().includes(arguments[0].toLowerCase())';
      await driver.wait(() => driver.executeScript<boolean>(stands, words), PATIENCE, words);
    },
    press: async (name) => (await find(`//*[self::button or self::a][not(@disabled)]${named(name)}`)).click(),
    sees: async (name) => (await driver.findElements(By.xpath(`//button${named(name)}`))).length > 0,
    tap: async (square) =>
      (
        await find(`//*[@role='gridcell'][starts-with(@aria-label, ${quoted(t.common.square(square))})]`)
      ).click(),
    moment: async () => (await (await find('//input[@type="range"]')).getAttribute('aria-valuetext')) ?? '',
    faults: () => driver.executeScript<string[]>('return window.faults'),
  };
}

/** Quotes a string for XPath, which has no escape characters. */
function quoted(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}
