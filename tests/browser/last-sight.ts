/** Describes in text and pictures what a browser's pages show when a test has failed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';

const FOLDER = join('test-results', 'failed');

/**
 * Describes every page that a failed test has left open. Then closes the pages, so that they don't affect the next
 * test.
 */
export async function lastSight(browser: Browser, test: string): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const told: string[] = [];
  for (const [i, page] of pages.entries()) {
    const picture = join(FOLDER, `${test.replace(/\W+/g, '-')}-${i + 1}.png`);
    told.push(await sightOf(page, picture).catch((error: unknown) => `${page.url()}: ${String(error)}`));
  }
  await Promise.all(browser.contexts().map((context) => context.close()));
  return told.join('\n\n');
}

async function sightOf(page: Page, picture: string): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: picture, timeout: 10_000 });
  const shown = await page.locator('body').ariaSnapshot({ timeout: 10_000 });
  // Leave out the board's squares, because there are hundreds of them.
  const lines = shown.split('\n').filter((line) => !/^\s*- '?(row|gridcell)/.test(line));
  const faults = [
    ...(await page.pageErrors()).map((error) => error.message),
    ...(await page.consoleMessages()).filter((said) => said.type() === 'error').map((said) => said.text()),
  ];
  return [`${page.url()} (${picture}):`, ...lines.slice(0, 60), ...faults.slice(-10)].join('\n');
}
