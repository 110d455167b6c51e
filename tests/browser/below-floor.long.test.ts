/** The oldest supported browsers can play, and older ones show a message. Also tests screens that throw an error. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { underway } from '../gallery/scenes.ts';
import { ABOVE_FLOOR, makeOld } from './above-floor.ts';
import { button, hand } from './parts.ts';
import { person, PHONE, type Person } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const here: Person[] = [];
async function comes(name: string, size = PHONE, device = {}): Promise<Person> {
  const one = await person(stage.browser, name, size, device);
  here.push(one);
  return one;
}
afterEach(async () => {
  await Promise.all(here.splice(0).map(({ context }) => context.close()));
});

describe('with nothing that the oldest browsers lack', () => {
  it('what is taken away is what came later', () => {
    for (const gone of [
      'Map.groupBy',
      'Promise.withResolvers',
      'Set.prototype.union',
      'HTMLElement.prototype.showPopover',
      'HTMLDialogElement.prototype.closedBy',
      'Navigator.prototype.vibrate',
      'URL.canParse',
      'Window.prototype.requestIdleCallback',
    ]) {
      expect(ABOVE_FLOOR).toContain(gone);
    }
    for (const kept of [
      'Array.prototype.toSorted',
      'structuredClone',
      'Map',
      'WebSocket',
      'HTMLElement.prototype.inert',
    ]) {
      expect(ABOVE_FLOOR).not.toContain(kept);
    }
  });

  it('the rules, puzzles and what is played alone begin', async () => {
    const { page, context, faults } = await comes('Ann');
    await makeOld(context);
    for (const path of ['/rules', '/puzzles', '/daily', '/alone']) {
      await page.goto(stage.url + path);
      await page.getByRole('heading').first().waitFor();
      expect(await page.getByText(t.app.brokenTitle).count()).toBe(0);
    }
    expect(faults).toEqual([]);
  });
});

describe('below the oldest browsers', () => {
  it.each([
    ['en-GB', 'This browser is too old for Odyssey'],
    ['de-CH', 'Dieser Browser ist zu alt für Odyssey'],
    ['es-MX', 'Este navegador es demasiado antiguo para Odyssey'],
    ['fr-FR', 'Ce navigateur est trop ancien pour Odyssey'],
    ['it-IT', 'Questo browser è troppo vecchio per Odyssey'],
  ])('the page says so in %s', async (locale, title) => {
    const { page, context, faults } = await comes('Old', PHONE, { locale });
    await context.addInitScript('delete Array.prototype.toSorted');
    await page.goto(`${stage.url}/t/ABCD`);
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await page.title()).toBe(`${title} · Odyssey`);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    for (const named of ['Safari 16.4', 'Chrome 111', 'Edge 111', 'Firefox 115']) {
      await page.getByRole('listitem').filter({ hasText: named }).waitFor();
    }
    // The page shows nothing except the message, because the app has not started.
    expect(await page.getByRole('heading').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  it('each thing that is asked for is enough to say so by its absence', async () => {
    const { page, context } = await comes('Old');
    for (const missing of [
      'delete HTMLElement.prototype.inert',
      'delete HTMLDialogElement.prototype.showModal',
      'delete globalThis.HTMLDialogElement',
      'CSS.supports = () => false',
      'globalThis.RegExp = class { constructor() { throw new SyntaxError("lookbehind") } }',
    ]) {
      const other = await context.newPage();
      await other.addInitScript(missing);
      await other.goto(stage.url);
      await other.getByRole('heading', { name: 'This browser is too old for Odyssey' }).waitFor();
      await other.close();
    }
    await page.goto(stage.url);
    await button(page, t.home.make).waitFor();
  });

  it('its words are those of old browsers', () => {
    for (const file of ['client/public/floor.js', 'client/public/too-old.js']) {
      expect(readFileSync(file, 'utf8')).not.toMatch(/\b(let|const|async|class)\s|=>|`/);
    }
  });
});

describe('a screen that breaks', () => {
  const SECRET = 'red stands on 44';

  it('says so, tells nobody why, and the way back leads on', async () => {
    const { page } = await comes('Ann');
    const asked: string[] = [];
    await page.route(/\/RulesPage-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default () => { throw new Error(${JSON.stringify(SECRET)}); }`,
      }),
    );
    page.on('request', (request) => void asked.push(request.url() + (request.postData() ?? '')));
    await page.goto(`${stage.url}/rules`);
    await page.getByRole('heading', { name: t.app.brokenTitle }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain(SECRET);
    expect(asked.filter((url) => decodeURIComponent(url).includes(SECRET))).toEqual([]);
    // After a reload, the broken screen fails again, but the home page works.
    await button(page, t.app.loadAnew).click();
    await page.getByRole('heading', { name: t.app.brokenTitle }).waitFor();
    await page.getByRole('link', { name: t.common.toHome }).click();
    await button(page, t.home.make).waitFor();
  });

  it('in a game leaves the seat and the game as they were', async () => {
    const screen = /\/PoseidonScreen-[^/]*\.js$/;
    const poseidon = await openDevice(stage, {
      scene: await underway(),
      as: ['Pia'],
      size: PHONE,
      before: async (device) =>
        void (await device.route(screen, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: 'export default () => { throw new Error("no"); }',
          }),
        )),
    });
    here.push(poseidon);
    await poseidon.page.getByRole('heading', { name: t.app.brokenTitle }).waitFor();
    await poseidon.context.unroute(screen);
    await button(poseidon.page, t.app.loadAnew).click();
    await hand(poseidon.page).waitFor();
  });
});
