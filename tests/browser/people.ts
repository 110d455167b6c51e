/** People with a device: each a browser context of its own, who makes or joins a table through the screens. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { always, EXPLORED } from '../helpers/random.ts';

/** In ms, longer than any machine is busy with other things: what has not come by then does not come. */
export const PATIENCE = 60_000;

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 1180, height: 820 };

export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page's console or scripts. */
  readonly faults: string[];
}

/** Somebody opens the browser on a device of this size; what else it is, if that matters. */
export async function person(
  browser: Browser,
  name: string,
  size = TABLET,
  device: BrowserContextOptions = {},
): Promise<Person> {
  // A Firefox by BiDi can't be told of these: it was started with them.
  const taste =
    browser.browserType().name() === 'chromium'
      ? ({ reducedMotion: 'reduce', locale: 'en-GB' } as const)
      : {};
  const context = await browser.newContext({ viewport: size, ...taste, ...device });
  // A page that throws dice, as for traps at random, throws the same in every run.
  await context.addInitScript(`Math.random = (${always.toString()})(${EXPLORED ^ name.charCodeAt(0)})`);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A connection that is cut on purpose is reported by the browser itself.
    if (message.type() === 'error' && !/WebSocket|ERR_|Failed to load resource/.test(message.text())) {
      faults.push(message.text());
    }
  });
  return { name, page, context, faults };
}

/** Makes a table from the first page; returns its code. */
export async function makeTable({ page, name }: Person, url: string): Promise<string> {
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Make a table' }).click();
  await page.waitForURL(/\/t\/\w{4,10}$/);
  return page.url().split('/').at(-1) ?? '';
}

/** Joins a table by its address, on a side or without a seat for now. */
export async function joinTable(
  { page, name }: Person,
  url: string,
  code: string,
  seat: 'Poseidon' | 'Navigators' | 'Decide later',
): Promise<void> {
  await page.goto(`${url}/t/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('radio', { name: seat }).check({ force: true });
  await page.getByRole('button', { name: 'Join the table' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
}

/** Begins the game that the lobby shows. */
export async function begin({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Begin', exact: true, disabled: false }).click();
}

/** A Navigator makes a table on a tablet, Poseidon joins by phone, and both are seated. */
export async function meet(
  browser: Browser,
  url: string,
  device?: BrowserContextOptions,
): Promise<{ navigator: Person; poseidon: Person; code: string }> {
  const navigator = await person(browser, 'Ann', TABLET, device);
  const poseidon = await person(browser, 'Pia', PHONE, device);
  const code = await makeTable(navigator, url);
  await joinTable(poseidon, url, code, 'Poseidon');
  await navigator.page.getByRole('button', { name: 'Be a Navigator' }).click();
  return { navigator, poseidon, code };
}
