/** The theatre over the boards: what is played on whose screen, that nothing waits for it, and that taps end it. */
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { boardFrom, setOut, type Underway } from '../helpers/underway.ts';
import { person, PHONE, TABLET, type Person } from './people.ts';
import { browser, server, store } from './stage.ts';

const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };

/** Keeps in the page what has been played on its board, where, and the words in it: "monster e2". */
function watch(): void {
  const played: string[] = [];
  const look = (node: Node) => {
    if (!(node instanceof HTMLElement)) return;
    const stage = node.matches('[data-scene]') ? node : node.querySelector<HTMLElement>('[data-scene]');
    if (!stage) return;
    const { column, row } = {
      column: Number(stage.style.getPropertyValue('--column')),
      row: Number(stage.style.getPropertyValue('--row')),
    };
    const where = ['storm', 'great-storm'].includes(stage.dataset['scene'] ?? '')
      ? ''
      : ` ${String.fromCharCode(97 + column)}${row + 1}`;
    const words = stage.textContent.trim();
    played.push(`${stage.dataset['scene']}${where}${words && `: ${words}`}`);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(look);
  }).observe(document, { childList: true, subtree: true });
  Object.assign(window, { played });
}
const played = (page: Page) => page.evaluate(() => (window as unknown as { played: string[] }).played);

/** Somebody of the table comes to it, on the device that holds their seat. */
async function comes(
  who: 'ann' | 'pia' | 'eve',
  { code, tokens }: Underway,
  device = MOVING,
): Promise<Person> {
  const one = await person(browser, who, who === 'pia' ? PHONE : TABLET, device);
  const held = JSON.stringify([{ code, tokens: [tokens[who]], at: 1 }]);
  await one.context.addInitScript(`localStorage.setItem('odyssey.seats', ${JSON.stringify(held)})`);
  await one.context.addInitScript(watch);
  // What draws the theatre is fetched ahead.
  const scenery = one.page.waitForResponse(/\/Scenery-[^/]*\.js/);
  await one.page.goto(`${server.url}/t/${code}`);
  await scenery;
  await one.page.getByRole('grid').waitFor();
  return one;
}

/** Poseidon plays a tile; all that it hits is driven by the first heading that is open. */
async function plays({ page }: Person, tile: RegExp, prey?: RegExp): Promise<void> {
  const hand = page.getByRole('region', { name: 'Your tiles' });
  await hand.getByRole('button', { name: tile }).click();
  await hand.waitFor({ state: 'hidden' });
  const send = page.getByRole('button', { name: /^(Unleash|Hurl|Send)/ });
  if (prey)
    await page.getByRole('group', { name: 'Ship to hold' }).getByRole('button', { name: prey }).click();
  else
    while (await send.isDisabled())
      await page
        .getByRole('group', { name: /^Drive the/ })
        .locator('button:not([aria-disabled="true"])')
        .first()
        .click();
  await send.click();
  await send.waitFor({ state: 'hidden' });
}

async function sails({ page }: Person, ship: string, heading: string): Promise<void> {
  const crew = page.getByRole('list', { name: 'Ships' });
  await crew.getByRole('button', { name: new RegExp(`^${ship}`) }).click();
  const rose = page.getByRole('group', { name: 'Heading' });
  await rose.getByRole('button', { name: new RegExp(`, ${heading}(,|$)`) }).click();
  await page.getByRole('button', { name: new RegExp(`^Sail ${ship.toLowerCase()}`) }).click();
  // A ship whose order is given is chosen no more: until then a tap on her takes her in hand.
  await crew.locator('button[aria-pressed="true"]').waitFor({ state: 'detached' });
}

/** Red, green and white lie beside the Sacred Island, which is e5. */
const NEAR = { red: 'd5', green: 'f5', white: 'e4' } as const;

describe('the theatre', () => {
  it('plays storms, monsters, arrivals, and the one that decides, on both boards; after a reload nothing', async () => {
    const table = await setOut(store, boardFrom(NEAR), { seaMonsters: ['kraken', 'leviathan'] });
    const ann = await comes('ann', table);
    const pia = await comes('pia', table);
    const both = async (...scenes: string[]) => {
      for (const { page } of [ann, pia]) await expect.poll(() => played(page)).toEqual(scenes);
    };
    await plays(pia, /^Yellow/);
    await both('storm');
    await sails(ann, 'Red', 'east');
    await both('storm', 'arrival e5');
    await sails(ann, 'Green', 'west');
    await both('storm', 'arrival e5', 'arrival e5');
    await sails(ann, 'White', 'south');
    const line = 'Three ships are home: the Navigators have won.';
    // On the board, and for those who listen.
    await both('storm', 'arrival e5', 'arrival e5', `arrival e5: ${line}`);
    for (const { page } of [ann, pia])
      await page.getByRole('log').getByText(line).waitFor({ state: 'attached' });
    await sails(ann, 'Yellow', 'north');

    // The Navigators believe yellow elsewhere: there the Kraken comes up for them, and where she is for Poseidon.
    const chart = ann.page.getByRole('grid', { name: /^Your chart/ });
    // The first tap chooses her, the second takes her in hand.
    await chart.getByRole('gridcell', { name: /yellow ship, guess/ }).click();
    await chart.getByRole('gridcell', { name: /yellow ship, guess/ }).click();
    await chart.locator('[data-square="g8"]').click();
    await chart.locator('[data-square="g8"][aria-label*="yellow ship, guess"]').waitFor();
    const truth = await pia.page
      .locator('[data-square][aria-label*="yellow ship"]')
      .getAttribute('data-square');
    expect(truth).not.toBe('g8');
    await plays(pia, /^Kraken/, /^Yellow/);
    await expect.poll(async () => (await played(ann.page)).at(-1)).toBe('monster g8');
    await expect.poll(async () => (await played(pia.page)).at(-1)).toBe(`monster ${truth}`);

    await ann.page.reload();
    await pia.page.reload();
    for (const { page } of [ann, pia]) await page.getByRole('grid').waitFor();
    await both();
    expect([...ann.faults, ...pia.faults]).toEqual([]);
    await Promise.all([ann, pia].map(({ context }) => context.close()));
  });

  it('takes no tap, and fades with one; the Great Storm’s veil goes with it', async () => {
    const table = await setOut(store, boardFrom({}));
    const ann = await comes('ann', table);
    const pia = await comes('pia', table);
    const seen = ann.page.evaluate(async () => {
      const stage = await new Promise<HTMLElement>((resolve) => {
        new MutationObserver((_, observer) => {
          const found = document.querySelector<HTMLElement>('[data-scene]');
          if (!found) return;
          observer.disconnect();
          resolve(found);
        }).observe(document, { childList: true, subtree: true });
      });
      const { left, top, width, height } = stage.getBoundingClientRect();
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      // It darkens the whole page, and takes no tap either.
      const veils = [...document.querySelectorAll('body > .veil')].map(
        (veil) => veil.getAnimations({ subtree: true }).length,
      );
      const before = stage.classList.contains('leaving');
      under?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      return {
        takes: stage.contains(under),
        square: under?.closest('[data-square]') !== null,
        veils,
        leaving: [before, stage.classList.contains('leaving')],
      };
    });
    await plays(pia, /^Great/);
    expect(await seen).toEqual({ takes: false, square: true, veils: [1], leaving: [false, true] });
    for (const { page } of [ann, pia]) {
      await page.locator('[data-scene]').waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('body > .veil').count()).toBe(0);
    }
    expect([...ann.faults, ...pia.faults]).toEqual([]);
    await Promise.all([ann, pia].map(({ context }) => context.close()));
  });

  it('is a still picture for who wants no motion, and an onlooker sees it too', async () => {
    const table = await setOut(store, boardFrom({}));
    const still: BrowserContextOptions = { reducedMotion: 'reduce' };
    const ann = await comes('ann', table, still);
    const pia = await comes('pia', table, still);
    const eve = await comes('eve', table, still);
    const moving = ann.page.evaluate(async () => {
      const stage = await new Promise<HTMLElement>((resolve) => {
        new MutationObserver((_, observer) => {
          const found = document.querySelector<HTMLElement>('[data-scene]');
          if (!found) return;
          observer.disconnect();
          resolve(found);
        }).observe(document, { childList: true, subtree: true });
      });
      return stage.getAnimations({ subtree: true }).length;
    });
    await plays(pia, /^Great/);
    expect(await moving).toBe(0);
    for (const { page } of [ann, pia, eve]) await expect.poll(() => played(page)).toEqual(['great-storm']);
    expect([...ann.faults, ...pia.faults, ...eve.faults]).toEqual([]);
    await Promise.all([ann, pia, eve].map(({ context }) => context.close()));
  });
});
