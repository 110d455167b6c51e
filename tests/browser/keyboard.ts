/** Actions of people who use only a keyboard or a screen reader. */
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { t } from '../../client/text/text.ts';
import type { Heading } from '../../shared/board/squares.ts';
import { beginsWith, endsWith, PLAYABLE } from './move-words.ts';
import { PATIENCE } from './people.ts';

/** The key for each heading. The keys are arranged around the S key like the headings of a compass. */
export const KEYS: Readonly<Record<Heading, string>> = {
  N: 'w',
  NE: 'e',
  E: 'd',
  SE: 'c',
  S: 'x',
  SW: 'z',
  W: 'a',
  NW: 'q',
};

/** Matches the button that plays a storm. */
export const UNLEASH = beginsWith([t.game.unleash('red'), t.game.unleash('great')]);

/** The accessible name of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const name = element.getAttribute('aria-label') ?? (labels[0] ?? element).textContent;
    return name.replace(/\s+/g, ' ').trim();
  });
}

/** Waits until the app has moved the focus to an element with this name. */
export async function expectFocus(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => focused(page)).toMatch(name);
}

/** Presses a key until the element with this name has the focus, cycling through the whole page if necessary. */
export async function goTo(page: Page, name: RegExp, key = 'Tab', most = 150): Promise<void> {
  const passed: string[] = [];
  const started = Date.now();
  for (let presses = 0; presses < most || Date.now() - started < PATIENCE; presses++) {
    const now = await focused(page);
    if (name.test(now)) return;
    passed.push(now.slice(0, 30));
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${name.source}; it passes ${passed.slice(0, 40).join(' | ')}`);
}

/** Moves the focus to an element with the Tab key, and presses it. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await goTo(page, name);
  await page.keyboard.press('Enter');
}

/** Plays a tile with shortcuts. Presses these heading keys in rotation until every ship has been driven. */
export async function tileByKeys(page: Page, keys: readonly string[]): Promise<void> {
  await page.keyboard.press('t');
  await press(page, endsWith(PLAYABLE));
  // Cycle through the keys: a key for an illegal heading does nothing. Once every ship has been driven, focus moves to
  // the button that plays the storm.
  const ready = page.getByRole('button', { name: UNLEASH, disabled: false });
  for (let presses = 0; presses < 40 && !(await ready.isVisible()); presses++) {
    await page.keyboard.press(keys[presses % keys.length] ?? 'w');
  }
  await press(page, UNLEASH);
}

/** Expects that some element has the focus, even if the previously focused element has disappeared. */
export async function expectSomeFocus(page: Page): Promise<void> {
  await expect.poll(() => focused(page)).not.toBe('');
}

/** Presses a button that disappears when pressed, and expects another element to have the focus afterwards. */
export async function pressAway(page: Page, name: RegExp): Promise<void> {
  await press(page, name);
  await expect.poll(() => focused(page)).not.toMatch(name);
  await expectSomeFocus(page);
}

/**
 * Records everything that live regions announce from now on, in order. Records a text once per region. Ignores hidden
 * elements.
 */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const LIVE =
      '[role="log"], [role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const last = new WeakMap<Element, string>();
    const words = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    const hear = (text: string) => {
      if (text !== '') heard.push(text);
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        // Like most screen readers, ignore a region that is added to the page together with its text.
        if (!region?.checkVisibility({ visibilityProperty: true })) continue;
        // A log announces only the nodes that are added to it. Other regions announce their whole text.
        if (region.getAttribute('role') === 'log') addedNodes.forEach((node) => hear(words(node)));
        else regions.add(region);
      }
      for (const region of regions) {
        const text = words(region);
        if (last.get(region) !== text) hear(text);
        last.set(region, text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Waits until a live region has announced these words. Ignores the first `after` announcements. */
export async function hears(page: Page, words: RegExp | string, after = 0): Promise<void> {
  const said = async () => (await heard(page)).slice(after);
  const isIt = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text));
  await expect.poll(async () => ((await said()).some(isIt) ? words : await said())).toBe(words);
}

export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}
