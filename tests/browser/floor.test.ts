/** Old browsers: the oldest that are meant play everything, older ones are told so; and a screen that breaks says so. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { truthOf } from '../helpers/truth.ts';
import { ABOVE_FLOOR, makeOld } from './above-floor.ts';
import { openSettings } from './lobby.ts';
import { begin, joinTable, makeTable, person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, playToTheEnd } from './playing.ts';
import { readerOf } from './readers.ts';
import { expectRightEnding } from './right-ending.ts';
import { browser, server } from './stage.ts';
import { sailVoyage, seeAgain, seeFilm } from './voyages.ts';

const here: Person[] = [];
async function comes(name: string, size = PHONE, device = {}): Promise<Person> {
  const one = await person(browser, name, size, device);
  here.push(one);
  return one;
}
afterEach(async () => {
  await Promise.all(here.splice(0).map(({ context }) => context.close()));
});

/** Runs in a page: keeps the newest reply that it shows while it says that the game is over. */
function watchForLast(): void {
  new MutationObserver(() => {
    const reply = document.querySelector<HTMLElement>('article.reply');
    if (reply && /The game is over/.test(document.body.innerText)) {
      Object.assign(globalThis, { lastReply: reply.innerText });
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

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

  it('a whole game, with help, signals and sheets', async () => {
    const navigator = await comes('Ann', TABLET);
    const poseidon = await comes('Pia');
    for (const { context } of here) await makeOld(context);
    const code = await makeTable(navigator, server.url);
    expect(
      await navigator.page.evaluate(() => 'groupBy' in Map || 'closedBy' in HTMLDialogElement.prototype),
    ).toBe(false);
    await joinTable(poseidon, server.url, code, 'Poseidon');
    await navigator.page.getByRole('button', { name: 'Be a Navigator' }).click();

    // Help beside a thing opens by popovers that the pages bring along.
    await openSettings(navigator);
    const help = navigator.page.getByRole('button', { name: /^What is this/ });
    await help.filter({ visible: true }).first().click();
    await navigator.page.getByRole('dialog').waitFor();
    await navigator.page.keyboard.press('Escape');
    await navigator.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await begin(navigator);
    const random = seeded(31);
    const { page } = poseidon;
    await page.getByRole('region', { name: 'Your tiles' }).waitFor();

    // A tap beside a sheet closes it, one in it does not.
    await page.getByRole('button', { name: 'Menu' }).first().click();
    const sheet = page.locator('dialog');
    await sheet.waitFor();
    const box = await sheet.boundingBox();
    if (!box) throw new Error('no sheet');
    await page.mouse.click(box.x + 6, box.y + 6);
    expect(await sheet.isVisible()).toBe(true);
    await page.mouse.click(box.x + box.width / 2, box.y / 2);
    await sheet.waitFor({ state: 'hidden' });

    for (const one of here) await one.page.evaluate(watchForLast);
    await playToTheEnd(poseidon, [navigator], { random, steer: adrift(random) });
    // The last reply was seen on both sides, before the film.
    for (const one of here) expect(await one.page.evaluate('lastReply')).toMatch(/You see|You are|You can/);
    await expectRightEnding([poseidon, navigator], server.url, code);
    expect(here.flatMap(({ faults }) => faults)).toEqual([]);
    const { length: begun } = (await truthOf(server.url, code)).filter(({ type }) => type === 'round-began');
    const reader = readerOf(page, poseidon.faults);
    await seeFilm(reader, 1 + begun);
    await seeAgain(reader, server.url, code, 1 + begun);
  });

  it.each(['navigators', 'poseidon'] as const)('the first voyage of the %s, to its end', async (role) => {
    const { page, context, faults } = await comes('Ann');
    await makeOld(context);
    await sailVoyage(readerOf(page, faults), server.url, role);
  });

  it('the rules, puzzles and what is played alone begin', async () => {
    const { page, context, faults } = await comes('Ann');
    await makeOld(context);
    for (const path of ['/rules', '/puzzles', '/daily', '/alone']) {
      await page.goto(server.url + path);
      await page.getByRole('heading').first().waitFor();
      expect(await page.getByText('Something on this page broke').count()).toBe(0);
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
    await page.goto(`${server.url}/t/ABCD`);
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await page.title()).toBe(`${title} · Odyssey`);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    for (const named of ['Safari 16.4', 'Chrome 111', 'Edge 111', 'Firefox 115']) {
      await page.getByRole('listitem').filter({ hasText: named }).waitFor();
    }
    // And nothing else: the app has not begun.
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
      await other.goto(server.url);
      await other.getByRole('heading', { name: 'This browser is too old for Odyssey' }).waitFor();
      await other.close();
    }
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Make a table' }).waitFor();
  });

  it('its words are those of old browsers', () => {
    for (const file of ['client/public/floor.js', 'client/public/too-old.js']) {
      expect(readFileSync(file, 'utf8')).not.toMatch(/\b(let|const|async|class)\s|=>|`/);
    }
  });
});

describe('a screen that breaks', () => {
  const BROKEN = 'Something on this page broke';
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
    await page.goto(`${server.url}/rules`);
    await page.getByRole('heading', { name: BROKEN }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain(SECRET);
    expect(asked.filter((url) => decodeURIComponent(url).includes(SECRET))).toEqual([]);
    // A broken screen breaks again; the first page is another.
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: BROKEN }).waitFor();
    await page.getByRole('link', { name: 'To the first page' }).click();
    await page.getByRole('button', { name: 'Make a table' }).waitFor();
  });

  it('in a game leaves the seat and the game as they were', async () => {
    const navigator = await comes('Ann', TABLET);
    const poseidon = await comes('Pia');
    // Its screen is fetched in the lobby already.
    await poseidon.page.route(/\/PoseidonScreen-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("no"); }',
      }),
    );
    const code = await makeTable(navigator, server.url);
    await joinTable(poseidon, server.url, code, 'Poseidon');
    await navigator.page.getByRole('button', { name: 'Be a Navigator' }).click();
    await begin(navigator);
    await poseidon.page.getByRole('heading', { name: BROKEN }).waitFor();
    await poseidon.page.unroute(/\/PoseidonScreen-[^/]*\.js$/);
    await poseidon.page.getByRole('button', { name: 'Reload' }).click();
    await poseidon.page.getByRole('region', { name: 'Your tiles' }).waitFor();
    expect(navigator.faults).toEqual([]);
  });
});
