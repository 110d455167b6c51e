/** The browser that the tests drive: the system's Chromium, or the one that Playwright installs. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { witnesses } from '../helpers/witnesses.ts';
import { lastSight } from './last-sight.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium on this machine, or undefined. */
export function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['CHROMIUM'] ?? '',
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && isExecutable(path));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path);
  } catch {
    return false;
  }
}

/** Starts the browser, headless and without calls of its own to the outside; with more switches if need be. */
export async function launchChromium(...more: string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium here: npm test installs one.');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
  const witness = (test: string) => lastSight(browser, test);
  witnesses.add(witness);
  browser.on('disconnected', () => witnesses.delete(witness));
  return browser;
}
