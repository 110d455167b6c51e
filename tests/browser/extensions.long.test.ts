/** Changes that browsers and extensions make to a page don't stop the app from working. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { seated } from '../gallery/scenes.ts';
import { launchChromium } from './chromium.ts';
import { button } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** The changes to test, by name. Each is made as soon as the page has a body, and again whenever the body changes. */
const CHANGES: Readonly<Record<string, (body: HTMLElement) => void>> = {
  'an element in the root': () => {
    const app = document.getElementById('app');
    if (app && !app.querySelector('some-extension'))
      for (const place of ['afterbegin', 'beforeend'] as const)
        app.insertAdjacentElement(place, document.createElement('some-extension'));
  },
  'an element at the beginning of the body': (body) => {
    if (!body.querySelector('some-extension')) body.prepend(document.createElement('some-extension'));
  },
  'the body wrapped': (body) => {
    if (body.querySelector('.wrapped') || !document.getElementById('app')) return;
    const wrapper = document.createElement('div');
    wrapper.className = 'wrapped';
    wrapper.append(...body.childNodes);
    body.append(wrapper);
  },
  'the first picture removed': () => document.getElementById('until')?.remove(),
  'the root removed': () => document.querySelector('div#app:empty')?.remove(),
  'elements and attributes at every field': (body) => {
    for (const field of body.querySelectorAll('input:not([data-filled])')) {
      field.setAttribute('data-filled', '');
      field.after(document.createElement('some-extension'));
    }
  },
};

it.each(Object.entries(CHANGES))('%s', async (_, change) => {
  const { page, faults } = await openDevice(stage, {
    size: PHONE,
    before: async (one) =>
      void (await one.addInitScript(`(() => {
        const change = ${change.toString()};
        new MutationObserver(() => document.body && change(document.body))
          .observe(document, { childList: true, subtree: true });
      })()`)),
  });
  await button(page, t.home.make).waitFor();
  const rules = page.getByRole('link', { name: t.common.rules });
  await rules.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await button(page, t.home.make).waitFor({ state: 'hidden' });
  await page.goBack();
  await rules.waitFor();
  expect(faults).toEqual([]);
});

describe('a browser that darkens pages', () => {
  let browser: Browser;
  // The run's own browser doesn't paint.
  let plain: Browser;
  beforeAll(async () => {
    browser = await launchChromium('--blink-settings=forceDarkModeEnabled=true');
    plain = await launchChromium();
  });
  afterAll(() => Promise.all([browser.close(), plain.close()]));

  /** The colours of the wordmark and its background. */
  async function head(one: Browser, colorScheme: 'light' | 'dark') {
    const scene = await seated();
    const { page } = await openDevice(
      { ...stage, browser: one },
      { scene, as: ['Ann'], device: { colorScheme } },
    );
    await button(page, t.lobby.leave).waitFor();
    const isDarkened = await page.evaluate(() => 'darkened' in document.documentElement.dataset);
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 60 } });
    return { isDarkened, picture: picture.toString('base64') };
  }

  it('leaves the colours as they are', async () => {
    const undarkened = await head(plain, 'dark');
    expect(undarkened.isDarkened).toBe(false);
    expect(await head(browser, 'dark')).toEqual(undarkened);
  });

  it('is found out where it darkens all the same', async () => {
    expect((await head(browser, 'light')).isDarkened).toBe(true);
  });
});
