/** A new version of the app: when it is activated, and how open pages are affected. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { makeNetwork } from '../helpers/proxy.ts';
import { startServer } from '../helpers/server.ts';
import { button } from './parts.ts';
import { PATIENCE, person, PHONE } from './people.ts';
import { settled } from './service-worker.ts';
import { useStage } from './stage.ts';

const DIST = 'dist';
const stage = useStage();

describe('a new version', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** Makes another version: copies the built pages into a new folder, and renames their `assets` folder to `word`. */
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
    const network = await makeNetwork(server.url);
    const { page, context } = await person(stage.browser, 'Ann', PHONE, { serviceWorker: true });
    await page.goto(network.url);
    await settled(page);
    network.cut();
    network.leadTo(updated.url);
    await look(page);
    await banner(page).waitFor();
    expect(await script(page)).not.toContain('newer');
    await Promise.all([page.waitForEvent('load'), reload(page).click()]);
    await expect.poll(() => script(page)).toContain('newer');
    await button(page, t.home.make).waitFor();
    expect(await reload(page).isVisible()).toBe(false);

    // Serve the first version again. The page is loaded from the server, so it has the server's version and doesn't ask
    // for a reload.
    network.cut();
    network.leadTo(server.url);
    await page.reload();
    await button(page, t.home.make).waitFor();
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
    const network = await makeNetwork(first.url);
    const { page, context } = await person(stage.browser, 'Ann', PHONE, { serviceWorker: true });
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

    // The other page gets the new service worker too, but it keeps its old version until its player agrees to reload.
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
