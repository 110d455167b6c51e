/** The browser and the server of a test file that imports them: up before its tests, gone after them. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { startServer, type RunningServer } from '../helpers/server.ts';
import { launchChromium } from './chromium.ts';

export let browser: Browser;
export let server: RunningServer;

beforeAll(async () => {
  browser = await launchChromium();
  server = await startServer({ client: process.env['ODYSSEY_CLIENT'] ?? 'dist' });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
