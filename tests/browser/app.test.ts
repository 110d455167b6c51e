/** The page as an installed app: its manifest, its behaviour offline, and its behaviour over plain HTTP. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { makeNetwork } from '../helpers/proxy.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';
import { launchChromium } from './chromium.ts';
import { button } from './parts.ts';
import { makeTable, person, PHONE } from './people.ts';
import { settled } from './service-worker.ts';

const DIST = 'dist';
let browser: Browser;
beforeAll(async () => {
  // Makes a host name point to this machine. Over plain HTTP, its pages aren't a secure context, just like the pages of
  // a friend's computer on the local network.
  browser = await launchChromium('--host-resolver-rules=MAP odyssey.test 127.0.0.1');
});
afterAll(() => browser.close());

describe('the manifest', () => {
  let server: RunningServer;
  beforeAll(async () => (server = await startServer({ client: DIST })));
  afterAll(() => server.stop());

  it('names the app, its start and icons that are there in the sizes it says', async () => {
    const html = await (await fetch(server.url)).text();
    const link = /rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const response = await fetch(server.url + link);
    expect(response.headers.get('content-type')).toContain('manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name: 'Odyssey', start_url: '/', scope: '/', display: 'standalone' });
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
    const pngs = [
      ...manifest.icons.filter(({ type }: { type: string }) => type === 'image/png'),
      { src: '/apple-touch-icon.png', sizes: '180x180' },
    ];
    expect(html).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
    for (const { src, sizes } of pngs) {
      const png = Buffer.from(await (await fetch(server.url + src)).arrayBuffer());
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });

  it('goes with a service worker that is asked for anew each time', async () => {
    const worker = await fetch(`${server.url}/sw.js`);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toContain('javascript');
    const text = await worker.text();
    expect(text).toContain('index.html');
    expect(text).not.toContain('socket.io');
  });
});

describe('the app without its server', () => {
  it('says what it needs, and goes on when the server is back', async () => {
    const server = await startServer({ client: DIST });
    const network = await makeNetwork(server.url);
    const { page, context } = await person(browser, 'Ann', PHONE, { serviceWorker: true });
    await page.goto(network.url);
    await settled(page);
    network.cut();
    await page.goto(`${network.url}/t/CD5F`);
    const away = page.getByRole('dialog', { name: t.obstacles.silentTitle });
    await away.waitFor();
    expect(await away.getByText(t.obstacles.silentNeeds[1]).isVisible()).toBe(true);
    network.mend();
    await away.waitFor({ state: 'hidden' });
    // The page shows the table whose link was opened while the server was away.
    await page.getByText('CD5F').first().waitFor();
    await context.close();
    await network.close();
    await server.stop();
  });
});

describe('on plain http', () => {
  it('all that needs https steps back without a trace', async () => {
    const server = await startServer({ client: DIST });
    const ann = await person(browser, 'Ann', PHONE, { serviceWorker: true });
    await makeTable(ann, server.url.replace('127.0.0.1', 'odyssey.test'));
    const { page } = ann;
    expect(await page.evaluate(() => isSecureContext || 'serviceWorker' in navigator)).toBe(false);
    await button(page, t.lobby.begin).waitFor();
    expect(await button(page, t.app.install).count()).toBe(0);
    expect(ann.faults).toEqual([]);
    await ann.context.close();
    await server.stop();
  });
});
