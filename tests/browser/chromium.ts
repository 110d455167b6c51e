/** The browser that the tests drive: the system's Chromium, or the one that Playwright installs. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { witnesses } from '../helpers/witnesses.ts';
import { lastSight } from './last-sight.ts';

/** Chromium with nothing around its pages: the same engine for a fifth less work. */
export const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a whole Chromium on this machine, or undefined. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...inPath(NAMES), chromium.executablePath()].find(isExecutable);
}

/** The path of a Chromium without windows on this machine, or undefined. */
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

/**
 * Starts the browser, headless and without calls of its own to the outside; with more switches if need be. The one that
 * `CHROMIUM` names, else one without windows, else a whole one.
 */
export function launchChromium(...more: string[]): Promise<Browser> {
  return launch((process.env['CHROMIUM'] ? undefined : findShell()) ?? findChromium(), more);
}

/** Starts the whole browser that people have: for what is measured. */
export function launchWholeChromium(): Promise<Browser> {
  return launch(findChromium(), []);
}

async function launch(executablePath: string | undefined, more: readonly string[]): Promise<Browser> {
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
