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

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({ ...chromiumOptions(), host: '127.0.0.1' });
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
