/**
 * People with a device. Each person has a browser context of their own. They create and join tables on the app's
 * screens.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import * as t from '../../client/text/en/index.ts';
import { always, EXPLORED } from '../helpers/random.ts';
import { MEET_ALL } from './met.ts';

/** The time limit in ms for anything that a page does. It is long enough for a busy machine. */
export const PATIENCE = 20_000;

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 1180, height: 820 };

export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors that the page threw or logged. */
  readonly faults: string[];
}

/** Options for a device, in addition to its size. */
export interface DeviceOptions extends BrowserContextOptions {
  /** True if pages may have a service worker. */
  readonly serviceWorker?: boolean;
  /** True if the player has read no notes for newcomers yet. */
  readonly newcomer?: boolean;
}

/** Opens a page on a person's own device, with a window of this size. */
export async function person(
  browser: Browser,
  name: string,
  size = TABLET,
  { serviceWorker = false, newcomer = false, ...device }: DeviceOptions = {},
): Promise<Person> {
  // Firefox doesn't support these settings over BiDi, so firefox.ts sets them at launch.
  const taste =
    browser.browserType().name() === 'chromium'
      ? ({ reducedMotion: 'reduce', locale: 'en-GB' } as const)
      : {};
  const context = await browser.newContext({ viewport: size, ...taste, ...device });
  // Make the page's random choices, such as the places of tiles, the same in every run.
  await context.addInitScript(`Math.random = (${always.toString()})(${EXPLORED ^ name.charCodeAt(0)})`);
  // Remove service workers, because each would load the whole app in its context. Only the tests of the installed app
  // need them.
  if (!serviceWorker) await context.addInitScript('delete Navigator.prototype.serviceWorker');
  if (!newcomer) await context.addInitScript(MEET_ALL);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Ignore errors about connections, because tests cut connections on purpose.
    if (message.type() === 'error' && !/WebSocket|ERR_|Failed to load resource/.test(message.text())) {
      faults.push(message.text());
    }
  });
  return { name, page, context, faults };
}

/** Creates a table on the home page. Returns the table's code. */
export async function makeTable({ page, name }: Person, url: string): Promise<string> {
  await page.goto(url);
  await page.getByRole('textbox', { name: t.player.name }).fill(name);
  await page.getByRole('button', { name: t.home.make }).click();
  await page.waitForURL(/\/t\/\w{4,10}$/);
  return page.url().split('/').at(-1) ?? '';
}

/**
 * Joins a table by its address.
 * @param seat the choice on the page for joining: the name of a side, or to decide later
 */
export async function joinTable(
  { page, name }: Person,
  url: string,
  code: string,
  seat: string,
): Promise<void> {
  await page.goto(`${url}/t/${code}`);
  await page.getByRole('textbox', { name: t.player.name }).fill(name);
  await page.getByRole('radio', { name: seat }).check({ force: true });
  await page.getByRole('button', { name: t.door.join }).click();
  await page.getByRole('button', { name: t.lobby.begin, exact: true }).waitFor();
}

/** Starts the game that the lobby shows. */
export async function begin({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: t.lobby.begin, exact: true, disabled: false }).click();
}

/** A Navigator creates a table on a tablet, Poseidon joins on a phone, and both take their seats. */
export async function meet(browser: Browser, url: string, device?: DeviceOptions): Promise<Meeting> {
  const navigator = await person(browser, 'Ann', TABLET, device);
  const poseidon = await person(browser, 'Pia', PHONE, device);
  return meetOn(navigator, poseidon, url);
}

/** Two people at a table, on whose pages the game can begin. */
export interface Meeting {
  readonly navigator: Person;
  readonly poseidon: Person;
  readonly code: string;
}

/** The Navigator creates a table, Poseidon joins it, and both take their seats. */
export async function meetOn(navigator: Person, poseidon: Person, url: string): Promise<Meeting> {
  const code = await makeTable(navigator, url);
  await joinTable(poseidon, url, code, t.common.sides.poseidon);
  await navigator.page.getByRole('button', { name: t.lobby.sit.navigators }).click();
  return { navigator, poseidon, code };
}
