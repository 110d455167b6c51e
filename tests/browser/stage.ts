/** The browser and the server of the test run. */
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { isIdle } from '../gallery/devices.ts';
import { witnesses } from '../helpers/witnesses.ts';
import { lastSight } from './last-sight.ts';
import { isIdleVisitor } from './visitors.ts';

export interface Stage {
  /** The browser of the test run. Each test opens its own contexts in the browser, and closes them. */
  readonly browser: Browser;
  /** The address of the run's server, which serves the built pages and hosts real tables. */
  readonly url: string;
}

/** The connection of this process to the browser. Many test files share it. */
let connection: Promise<Browser> | undefined;

/**
 * Gives a test file the browser and the server. Call it once, at the top of the file. Both are available from the
 * file's first test on.
 */
export function useStage(): Stage {
  let browser: Browser | undefined;
  const open = () => {
    if (!browser) throw new Error('the browser is there from the first test on');
    return browser;
  };
  const witness = (test: string) => lastSight(open(), test);
  beforeAll(async () => {
    browser = await (connection ??= chromium.connect(inject('browser')));
    witnesses.add(witness);
  });
  afterAll(async () => {
    witnesses.delete(witness);
    // Close pages that a test has left open, because they would slow down all other tests.
    const left = (browser?.contexts() ?? []).filter((context) => !isIdle(context) && !isIdleVisitor(context));
    await Promise.all(left.map((context) => context.close()));
  });
  return {
    get browser() {
      return open();
    },
    url: inject('server'),
  };
}
