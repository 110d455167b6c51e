/** Starts one browser and one server for all tests of a run that need them. */
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { openSqlite } from '../../server/store/open.ts';
import { chromiumOptions } from '../browser/chromium.ts';
import { startServer } from '../helpers/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The endpoint through which tests control the browser. */
    browser: string;
    /** The address of the server that serves the built pages. All tests have their tables on this server. */
    server: string;
  }
}

/** Environment variables of runs that take pictures. */
const PICTURES = ['ODYSSEY_PICTURES', 'ODYSSEY_STEPS', 'ODYSSEY_PAINT'];

/**
 * Keeps the browser from painting, by leaving it no memory for what it would paint. Layout, animations and events stay
 * the same, but pictures of pages are empty.
 */
const UNPAINTED = '--force-gpu-mem-available-mb=0';

export default async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const options = chromiumOptions();
  // Painting takes a fifth of the processor time of pages in whole games, and more in the gallery, where windows are
  // resized. No long test looks at what is painted here.
  if (name === 'long' && !PICTURES.some((variable) => process.env[variable])) options.args?.push(UNPAINTED);
  const browser = await chromium.launchServer({ ...options, host: '127.0.0.1' });
  const server = await startServer({
    store: openSqlite(':memory:'),
    client: process.env['ODYSSEY_CLIENT'] ?? 'dist',
  });
  provide('browser', browser.wsEndpoint());
  provide('server', server.url);
  return async () => {
    await server.stop();
    await browser.kill();
  };
}
