/** The browser for the tests: the system's Chromium, or the one that Playwright installs. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { witnesses } from '../helpers/witnesses.ts';
import { lastSight } from './last-sight.ts';

/** The name of headless Chromium. It has the same engine and needs a fifth less processor time. */
export const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a full Chromium on this machine (not only the headless shell), or undefined if there is none. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...inPath(NAMES), chromium.executablePath()].find(isExecutable);
}

/** The path of a headless Chromium on this machine, or undefined if there is none. */
export function findShell(): string | undefined {
  return inPath([SHELL]).find(isExecutable);
}

function inPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isExecutable(path: string): boolean {
  if (path === '') return false;
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path);
  } catch {
    return false;
  }
}

/** Options for launching the browser without a window. The browser makes no network requests of its own. */
export function chromiumOptions(
  executablePath = (process.env['CHROMIUM'] ? undefined : findShell()) ?? findChromium(),
): LaunchOptions {
  if (!executablePath) throw new Error('No Chromium here: npm test installs one.');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/** Launches a separate browser, with additional switches if any are given. Most tests share one browser (stage.ts). */
export function launchChromium(...more: string[]): Promise<Browser> {
  return launch(chromiumOptions(), more);
}

/** Launches the full browser that people use. Measurements need it. */
export function launchWholeChromium(): Promise<Browser> {
  return launch(chromiumOptions(findChromium()), []);
}

async function launch(options: LaunchOptions, more: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...more] });
  const witness = (test: string) => lastSight(browser, test);
  witnesses.add(witness);
  browser.on('disconnected', () => witnesses.delete(witness));
  return browser;
}
