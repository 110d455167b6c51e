/** The browser and the server of a test file that imports them: up before its tests, gone after them. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';
import { launchChromium } from './chromium.ts';

export let browser: Browser;
export let server: RunningServer;
/** What the server keeps: a test may write a table into it. */
export let store: Store;

beforeAll(async () => {
  browser = await launchChromium();
  store = openSqlite(':memory:');
  server = await startServer({ store, client: process.env['ODYSSEY_CLIENT'] ?? 'dist' });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
