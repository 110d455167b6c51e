/** The browser and the server of the run. */
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { isIdle } from '../gallery/devices.ts';
import { witnesses } from '../helpers/witnesses.ts';
import { lastSight } from './last-sight.ts';

export interface Stage {
  /** The browser of the run. Each test opens contexts of its own, and closes them. */
  readonly browser: Browser;
  /** The address of the run's server: it serves the built pages and has tables for whoever makes them. */
  readonly url: string;
}

/** The connection of this process, which runs many test files. */
let connection: Promise<Browser> | undefined;

/** The stage of a test file, called once at its top. There from the file's first test on. */
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
    // A page that a test has left open would take its share of the processor from all others.
    const left = (browser?.contexts() ?? []).filter((context) => !isIdle(context));
    await Promise.all(left.map((context) => context.close()));
  });
  return {
    get browser() {
      return open();
    },
    url: inject('server'),
  };
}
