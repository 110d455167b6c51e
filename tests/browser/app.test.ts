/** The page as an app: what it installs as, without its server, with a newer one, and on plain http. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { layNetwork } from '../helpers/proxy.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';
import { launchChromium } from './chromium.ts';
import { button } from './parts.ts';
import { makeTable, PATIENCE, person, PHONE } from './people.ts';

const DIST = 'dist';
let browser: Browser;
beforeAll(async () => {
  // A name of no secure context, as a friend's computer in the network has none.
  browser = await launchChromium('--host-resolver-rules=MAP odyssey.test 127.0.0.1');
});
afterAll(() => browser.close());

/** Waits until the service worker has everything and answers for this page. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken));
    }
  });
}

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
    const network = await layNetwork(server.url);
    const { page, context } = await person(browser, 'Ann', PHONE, { serviceWorker: true });
    await page.goto(network.url);
    await settled(page);
    network.cut();
    await page.goto(`${network.url}/t/CD5F`);
    const away = page.getByRole('dialog', { name: t.app.awayTitle });
    await away.waitFor();
    expect(await away.getByText(t.app.awayNeeds[1]).isVisible()).toBe(true);
    network.mend();
    await away.waitFor({ state: 'hidden' });
    // The link is still the one that was opened.
    await page.getByText('CD5F').first().waitFor();
    await context.close();
    await network.close();
    await server.stop();
  });
});

describe('a new version', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** The same pages, with all that a build names by its content under names with this word; their folder. */
  function version(word: string): string {
    const folder = mkdtempSync(join(tmpdir(), `odyssey-${word}-`));
    folders.push(folder);
    cpSync(DIST, folder, { recursive: true });
    renameSync(join(folder, 'assets'), join(folder, word));
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      const file = join(entry.parentPath, entry.name);
      if (/\.(?:br|gz)$/.test(file)) rmSync(file);
      else if (/\.(?:js|html)$/.test(file)) {
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll('assets/', `${word}/`));
      }
    }
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
    writeFileSync(join(folder, 'sw.js'), worker.replace(/(url:"index\.html",revision:")/, `$1${word}`));
    return folder;
  }

  const look = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  const script = (page: Page) => page.locator('script[type="module"]').first().getAttribute('src');
  const banner = (page: Page) => page.getByText(t.app.newVersion);
  const reload = (page: Page) => button(page, t.app.loadAnew);

  it('comes when the player says so, and of itself with a page loaded anew', async () => {
    const [server, updated] = [
      await startServer({ client: DIST }),
      await startServer({ client: version('newer') }),
    ];
    const network = await layNetwork(server.url);
    const { page, context } = await person(browser, 'Ann', PHONE, { serviceWorker: true });
    await page.goto(network.url);
    await settled(page);
    network.cut();
    network.leadTo(updated.url);
    await look(page);
    await banner(page).waitFor();
    expect(await script(page)).not.toContain('newer');
    await Promise.all([page.waitForEvent('load'), reload(page).click()]);
    await expect.poll(() => script(page)).toContain('newer');
    await page.getByRole('button', { name: 'Make a table' }).waitFor();
    expect(await reload(page).isVisible()).toBe(false);

    // Back to the other one: who loads the page has it already, and is not asked.
    network.cut();
    network.leadTo(server.url);
    await page.reload();
    await page.getByRole('button', { name: 'Make a table' }).waitFor();
    expect(await script(page)).not.toContain('newer');
    await look(page);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const { waiting, installing } = await navigator.serviceWorker.ready;
          return waiting === null && installing === null;
        }),
      )
      .toBe(true);
    expect(await reload(page).isVisible()).toBe(false);
    await context.close();
    await network.close();
    for (const { stop } of [server, updated]) await stop();
  });

  it('is told of after each that was put off, and loads no other page anew', async () => {
    const first = await startServer({ client: DIST });
    const network = await layNetwork(first.url);
    const { page, context } = await person(browser, 'Ann', PHONE, { serviceWorker: true });
    await page.goto(network.url);
    await settled(page);
    const other = await context.newPage();
    other.setDefaultTimeout(PATIENCE);
    await other.goto(network.url);
    await settled(other);
    const servers = [first];
    for (const word of ['second', 'third', 'fourth']) {
      const server = await startServer({ client: version(word) });
      servers.push(server);
      network.cut();
      network.leadTo(server.url);
      await look(page);
      for (const each of [page, other]) {
        await banner(each).waitFor();
        if (word === 'fourth') continue;
        await button(each, t.app.later).click();
        await banner(each).waitFor({ state: 'hidden' });
      }
    }

    const begun = await other.evaluate(() => performance.timeOrigin);
    const takenOver = other.evaluate(
      () =>
        new Promise((taken) =>
          navigator.serviceWorker.addEventListener('controllerchange', () => taken(true)),
        ),
    );
    await Promise.all([page.waitForEvent('load'), reload(page).click()]);
    await expect.poll(() => script(page)).toContain('fourth');

    // The other page has the new worker too, and goes on as it was until its player says so.
    expect(await takenOver).toBe(true);
    expect(await other.evaluate(async () => (await fetch('/')).ok)).toBe(true);
    expect(await other.evaluate(() => performance.timeOrigin)).toBe(begun);
    await Promise.all([other.waitForEvent('load'), reload(other).click()]);
    await expect.poll(() => script(other)).toContain('fourth');
    await context.close();
    await network.close();
    for (const { stop } of servers) await stop();
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
