/**
 * Animations over the boards: which ones play on which screens, that nothing waits for them, and that a tap stops them.
 */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import type { Square } from '../../shared/board/squares.ts';
import { openDevice } from '../gallery/device.ts';
import type { Scene } from '../gallery/scene.ts';
import { underway } from '../gallery/scenes.ts';
import { expectNoFaults } from './no-faults.ts';
import { PHONE, TABLET, type Person } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const YELLOW = { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } } as const;
const GREAT = {
  type: 'play-storm',
  storm: 'great',
  pushes: { red: 'h8', green: 'h2', white: 'b1', yellow: 'b9' },
} as const;

/**
 * Runs in the page. Records each animation that has played on the board as a text with its name, its square and any
 * words in it: "monster e2".
 */
function watch(): void {
  const played: string[] = [];
  const look = (node: Node) => {
    if (!(node instanceof HTMLElement)) return;
    const scenery = node.matches('[data-scene]') ? node : node.querySelector<HTMLElement>('[data-scene]');
    if (!scenery) return;
    const { column, row } = {
      column: Number(scenery.style.getPropertyValue('--column')),
      row: Number(scenery.style.getPropertyValue('--row')),
    };
    const where = ['storm', 'great-storm'].includes(scenery.dataset['scene'] ?? '')
      ? ''
      : ` ${String.fromCharCode(97 + column)}${row + 1}`;
    const words = scenery.textContent.trim();
    played.push(`${scenery.dataset['scene']}${where}${words && `: ${words}`}`);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(look);
  }).observe(document, { childList: true, subtree: true });
  Object.assign(window, { played });
}
const played = (page: Page) => page.evaluate(() => (window as unknown as { played: string[] }).played);

/** Opens a player's page, and loads the code for the animations. */
async function comes(
  who: 'Ann' | 'Pia' | 'Eve',
  scene: Scene,
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
): Promise<Person> {
  const size = who === 'Pia' ? PHONE : TABLET;
  const one = await openDevice(stage, {
    scene,
    as: [who],
    size,
    device: { reducedMotion },
    before: async (context) => void (await context.addInitScript(watch)),
  });
  await one.page.getByRole('grid').waitFor();
  await one.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/Scenery-[^/]*\.js/.test(name)),
  );
  return one;
}

/** Carries out a command, and waits until these people's pages have played exactly these animations. */
async function plays(
  people: readonly Person[],
  scene: Scene,
  [by, command]: Parameters<Scene['does']>,
  ...scenes: string[]
): Promise<void> {
  await scene.does(by, command);
  for (const { page } of people) await expect.poll(() => played(page)).toEqual(scenes);
}

/** Runs a function in the page as soon as an animation plays. */
const whenItPlays = <T>(page: Page, ask: (scenery: HTMLElement) => T | Promise<T>): Promise<T> =>
  page.evaluate<T>(`(async () => {
    const scenery = await new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        const found = document.querySelector('[data-scene]');
        if (!found) return;
        observer.disconnect();
        resolve(found);
      }).observe(document, { childList: true, subtree: true });
    });
    return (${ask.toString()})(scenery);
  })()`);

describe('the theatre', () => {
  it('plays storms, monsters, arrivals, and the one that decides, on both boards; after a reload nothing', async () => {
    // Three ships are next to the Sacred Island on e5.
    const near = { red: 'd5', green: 'f5', white: 'e4' } as const;
    const scene = await underway(near, { seaMonsters: ['kraken', 'leviathan'] });
    const [ann, pia] = [await comes('Ann', scene), await comes('Pia', scene)];
    const both = [ann, pia];
    const line = t.game.decided;
    const home = 'arrival e5';
    await plays(both, scene, ['Pia', YELLOW], 'storm');
    await plays(both, scene, ['Ann', { type: 'sail', ship: 'red', heading: 'E' }], 'storm', home);
    await plays(both, scene, ['Ann', { type: 'sail', ship: 'green', heading: 'W' }], 'storm', home, home);
    const decides = ['storm', home, home, `${home}: ${line}`];
    await plays(both, scene, ['Ann', { type: 'sail', ship: 'white', heading: 'S' }], ...decides);
    // The sentence about the deciding order is on the board, and also in the log for screen readers.
    for (const { page } of both) await page.getByRole('log').getByText(line).waitFor({ state: 'attached' });
    await scene.does('Ann', { type: 'sail', ship: 'yellow', heading: 'N' });

    // The Navigators' guess for yellow is on another square. The Kraken appears on that square for the Navigators, and
    // on the true square for Poseidon.
    await scene.does('Ann', { type: 'guess', ship: 'yellow', square: 'g8' });
    const guess = t.chart.things.ship('yellow');
    await ann.page.locator(`[data-square="g8"][aria-label*="${guess}"]`).waitFor();
    const truth: Square = 'b8';
    await scene.does('Pia', { type: 'play-monster', monster: 'kraken', ship: 'yellow' });
    await expect.poll(async () => (await played(ann.page)).at(-1)).toBe('monster g8');
    await expect.poll(async () => (await played(pia.page)).at(-1)).toBe(`monster ${truth}`);

    for (const { page } of both) {
      await page.reload();
      await page.getByRole('grid').waitFor();
      await expect.poll(() => played(page)).toEqual([]);
    }
    expectNoFaults(ann, pia);
  });

  it('takes no tap, and fades with one; the Great Storm’s veil goes with it', async () => {
    const scene = await underway();
    const [ann, pia] = [await comes('Ann', scene), await comes('Pia', scene)];
    const seen = whenItPlays(ann.page, async (scenery) => {
      const { left, top, width, height } = scenery.getBoundingClientRect();
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      // The veil of the Great Storm darkens the whole page, but doesn't block taps.
      const veils = [...document.querySelectorAll('body > .veil')].map(
        (veil) => veil.getAnimations({ subtree: true }).length,
      );
      const before = scenery.classList.contains('leaving');
      under?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      return {
        takes: scenery.contains(under),
        square: under?.closest('[data-square]') !== null,
        veils,
        leaving: [before, scenery.classList.contains('leaving')],
      };
    });
    await scene.does('Pia', GREAT);
    expect(await seen).toEqual({ takes: false, square: true, veils: [1], leaving: [false, true] });
    for (const { page } of [ann, pia]) {
      await page.locator('[data-scene]').waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('body > .veil').count()).toBe(0);
    }
    expectNoFaults(ann, pia);
  });

  it('is a still picture for those who want no motion, and a spectator sees it too', async () => {
    const scene = await underway();
    const people = [
      await comes('Ann', scene, 'reduce'),
      await comes('Pia', scene, 'reduce'),
      await comes('Eve', scene, 'reduce'),
    ] as const;
    const moving = whenItPlays(people[0].page, (scenery) => scenery.getAnimations({ subtree: true }).length);
    await plays(people, scene, ['Pia', GREAT], 'great-storm');
    expect(await moving).toBe(0);
    expectNoFaults(...people);
  });
});
