/** Firefox as Debian packages it, driven by WebDriver BiDi. Where it is not installed, or older than that can be, its tests are skipped. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, type Browser } from 'playwright';

const NAMES = ['firefox-esr', 'firefox'];

/** The path of a program of one of these names, or undefined. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first that can collect what a page loads, without which Playwright does not start it. */
const OLDEST = 143;

const found = findProgram(...NAMES);
export const firefoxPath = found && versionOf(found) >= OLDEST ? found : undefined;

/** Its major version, as it says it: "Mozilla Firefox 143.0". */
function versionOf(path: string): number {
  return Number(/\d+/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[0] ?? 0);
}

interface BidiSession {
  send(method: string, params: unknown): Promise<unknown>;
}
interface Inside {
  readonly _connection: { toImpl(browser: Browser): { readonly _browserSession: BidiSession } };
}

/** Starts it, headless, in English, and with as little movement as those ask for whom it makes dizzy. */
export async function launchFirefox(): Promise<Browser> {
  if (firefoxPath === undefined) throw new Error('No Firefox here.');
  const browser = await firefox.launch({
    // A stock Firefox, by the protocol of all browsers: not the build that Playwright patches.
    channel: 'moz-firefox',
    executablePath: firefoxPath,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' },
  });
  // Playwright always tells a context of its colours, which this Firefox can't be told yet: it keeps its own.
  const { _browserSession: session } = (browser as unknown as Inside)._connection.toImpl(browser);
  const sessions = Object.getPrototypeOf(session) as BidiSession;
  const { send } = sessions;
  sessions.send = function (this: BidiSession, method, params) {
    return method === 'emulation.setMediaFeaturesOverride'
      ? Promise.resolve({})
      : send.call(this, method, params);
  };
  return browser;
}
