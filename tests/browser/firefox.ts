/** Firefox from Debian's package, driven by WebDriver BiDi. If it is missing or too old, its tests are skipped. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, type Browser } from 'playwright';

const NAMES = ['firefox-esr', 'firefox'];

/** The path of a program with one of these names, or undefined. */
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

/** The first Firefox version that supports network data collection. Playwright cannot start Firefox without it. */
const OLDEST = 143;

const found = findProgram(...NAMES);
export const firefoxPath = found && versionOf(found) >= OLDEST ? found : undefined;

/** The major version in the output of `firefox --version`, such as "Mozilla Firefox 143.0". */
function versionOf(path: string): number {
  return Number(/\d+/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[0] ?? 0);
}

interface BidiSession {
  send(method: string, params: unknown): Promise<unknown>;
}
interface Inside {
  readonly _connection: { toImpl(browser: Browser): { readonly _browserSession: BidiSession } };
}

/** Launches Firefox without a window, in English and with reduced motion. */
export async function launchFirefox(): Promise<Browser> {
  if (firefoxPath === undefined) throw new Error('No Firefox here.');
  const browser = await firefox.launch({
    // An unmodified Firefox, driven by the standard protocol instead of Playwright's patched build.
    channel: 'moz-firefox',
    executablePath: firefoxPath,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' },
  });
  // Skip the command that sets the colour scheme. Playwright always sends it, but this Firefox doesn't support it yet.
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
