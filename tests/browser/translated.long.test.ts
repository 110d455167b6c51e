/** Pages stay correct while a translator built into the browser, or added as an extension, changes them. */
import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { seated, underway } from '../gallery/scenes.ts';
import { announcing, button } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** How a translator replaces a text node with an element. */
type Way = 'a copy' | 'around it' | 'before it' | 'taken first';

/** Runs in the page. "Translates" all present and later texts, even if the page forbids translation. */
function translate(way: Way): void {
  const done = new WeakSet<Node>();
  const replace = (text: Text) => {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    const copy = document.createTextNode(text.data);
    done.add(copy).add(text);
    if (way === 'a copy') {
      inner.append(copy);
      text.replaceWith(outer);
      done.delete(text);
    } else if (way === 'around it') {
      text.before(outer);
      inner.append(text);
    } else if (way === 'before it') {
      inner.append(copy);
      text.before(outer);
      text.remove();
      done.delete(text);
    } else {
      const { parentNode, nextSibling } = text;
      inner.append(text);
      parentNode?.insertBefore(outer, nextSibling);
    }
  };
  const go = (node: Node) => {
    if (node instanceof Text) {
      const isWords = /\p{L}/u.test(node.data) && !done.has(node);
      if (isWords && node.parentElement && !node.parentElement.closest('script, style, textarea, font, svg'))
        replace(node);
    } else if (node instanceof Element && node.tagName !== 'FONT') [...node.childNodes].forEach(go);
  };
  const start = () => {
    go(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(go);
      else go(target);
    }
  });
  const stop = () => {
    observer.disconnect();
    for (const font of document.querySelectorAll('font')) font.remove();
  };
  Object.assign(globalThis, { translate: start, showOriginal: stop });
}
const translated = (way: Way) => ({
  before: async (context: BrowserContext) => void (await context.addInitScript(translate, way)),
});
const start = (page: Page) => page.evaluate('translate()');

/** The visible text of the page, in lower case and without spaces. */
const read = async (page: Page) => low(await page.evaluate(() => document.body.innerText));
const low = (text: string) => text.replace(/\s+/g, '').toLowerCase();

it.each<Way>(['a copy', 'around it', 'before it', 'taken first'])(
  'translated by %s, a game says what it would say otherwise',
  async (way) => {
    const scene = await underway();
    const plain = await openDevice(stage, { scene, as: ['Ann'], size: PHONE });
    const changed = await openDevice(stage, { scene, as: ['Ann'], size: PHONE, ...translated(way) });
    const pages = [plain.page, changed.page] as const;
    for (const page of pages) {
      await page.locator('h1').getByText(t.turns.navigators.poseidon).waitFor();
      await announcing(page);
    }
    await start(changed.page);
    await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
    await plain.page.locator('h1').getByText(t.turns.navigators.navigators).waitFor();
    const said = await read(plain.page);
    await expect.poll(() => read(changed.page)).toBe(said);
    expect(changed.faults).toEqual([]);
  },
);

it('from the lobby to the home page and back nothing stays behind', async () => {
  const { page, faults } = await openDevice(stage, {
    scene: await seated(),
    as: ['Ann'],
    ...translated('a copy'),
  });
  await button(page, t.lobby.leave).waitFor();
  await start(page);
  await page.getByRole('link', { name: t.common.toHome }).click();
  await button(page, t.home.make).waitFor();
  expect(await read(page)).not.toContain(low(t.lobby.leave));
  await page.goBack();
  await button(page, t.lobby.leave).waitFor();
  expect(await read(page)).not.toContain(low(t.home.make));
  expect(faults).toEqual([]);
});

it('shown in the original again, a page is whole', async () => {
  const { page } = await openDevice(stage, { ...translated('a copy'), path: '/' });
  await button(page, t.home.make).waitFor();
  const texts = () => page.evaluate(() => document.body.innerText);
  const before = await texts();
  await start(page);
  await expect.poll(() => page.locator('font').count()).toBeGreaterThan(0);
  await page.evaluate('showOriginal()');
  expect(await page.locator('font').count()).toBe(0);
  await expect.poll(texts).toBe(before);
});

it.each([
  { locale: 'it-IT', isOurs: true },
  { locale: 'pl-PL', isOurs: false },
])('a browser in $locale is told whether to translate', async ({ locale, isOurs }) => {
  const { page } = await openDevice(stage, { device: { locale } });
  await page.locator('h1').waitFor();
  const marks = await page.evaluate(() => [
    document.documentElement.translate,
    document.querySelector('meta[name="google"][content="notranslate"]') === null,
  ]);
  expect(marks).toEqual([!isOurs, !isOurs]);
});
