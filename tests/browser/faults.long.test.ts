/** Regression tests for faults that were seen on screens. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { still } from '../gallery/checks/still.ts';
import type { Scene } from '../gallery/scene.ts';
import { seated, underway } from '../gallery/scenes.ts';
import { boxOf, expectInside, expectInWindow } from './boxes.ts';
import { unfold } from './lobby.ts';
import { expectNoFaults } from './no-faults.ts';
import { button, crew, headings, square } from './parts.ts';
import { PHONE, TABLET } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const SIDEWAYS = { width: 844, height: 390 };
const DESK = { width: 1440, height: 900 };

/** A game in the Navigators' turn. There are reminders and markers on the chart, and two ships have sailed. */
async function sailing(): Promise<Scene> {
  const variants = { maelstroms: 2, fogBanks: 2, seaMonsters: ['leviathan', 'kraken'] } as const;
  const scene = await underway({}, variants, { board: 'A' });
  await scene.does('Pia', { type: 'place-dangers', maelstroms: ['g8', 'd8'], fogBanks: ['c6', 'g4'] });
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  await scene.does('Ann', { type: 'sail', ship: 'white', heading: 'S' });
  return scene.does('Ann', { type: 'sail', ship: 'red', heading: 'N' });
}

it.each([
  ['on a phone held sideways', SIDEWAYS],
  ['on a laptop at 200 %', { width: 720, height: 450 }],
])('%s the way to a friend’s table is in sight', async (_, size) => {
  const one = await openDevice(stage, { size });
  const { page } = one;
  const join = button(page, t.home.join);
  await join.waitFor();
  await expectInWindow(join);
  // The page scrolls as a whole, and no part of it scrolls separately.
  const inner = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (part) =>
          part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY),
      ).length,
  );
  expect(inner).toBe(0);
  expectNoFaults(one);
});

it('a fold in an open one shows by its arrow whether it is open', async () => {
  const ann = await openDevice(stage, { scene: await seated(), as: ['Ann'] });
  await unfold(ann, t.lobby.what, t.lobby.board);
  const arrows = await ann.page.locator('summary').evaluateAll((summaries) =>
    summaries.flatMap((summary) => {
      const arrow = summary.querySelector(':scope > svg');
      if (!arrow) return [];
      const { rotate, transform } = getComputedStyle(arrow);
      return [{ isOpen: summary.closest('details')?.open === true, looks: `${rotate} ${transform}` }];
    }),
  );
  const open = arrows.filter(({ isOpen }) => isOpen).map(({ looks }) => looks);
  const closed = arrows.filter(({ isOpen }) => !isOpen).map(({ looks }) => looks);
  expect([open.length, closed.length].every((count) => count > 1)).toBe(true);
  expect(new Set(open).size).toBe(1);
  expect(new Set(closed).size).toBe(1);
  expect(open[0]).not.toBe(closed[0]);
  expectNoFaults(ann);
});

it('both sides read the same of how long the game can take', async () => {
  const scene = await sailing();
  const ann = await openDevice(stage, { scene, as: ['Ann'] });
  const pia = await openDevice(stage, { scene, as: ['Pia'], size: PHONE });
  await ann.page.getByText(t.chart.roundOf(1, 11, 13)).waitFor();
  await pia.page
    .getByText(t.common.round(1, 13, 11))
    .first()
    .waitFor();
  expectNoFaults(ann, pia);
});

it.each([
  ['orders', PHONE],
  ['journal', DESK],
] as const)('the newest report comes first in the %s', async (panel, size) => {
  const ann = await openDevice(stage, { scene: await sailing(), as: ['Ann'], size });
  const went = () =>
    ann.page
      .getByRole('region', { name: t.chart[panel] })
      .getByRole('article')
      .evaluateAll((all) => all.map((report) => (report as HTMLElement).dataset['ship']).slice(0, 2));
  await expect.poll(went).toEqual(['red', 'white']);
  expectNoFaults(ann);
});

it('the tray stays in its column, with markers too', async () => {
  const ann = await openDevice(stage, { scene: await sailing(), as: ['Ann'], size: DESK });
  const tray = ann.page.getByRole('region', { name: t.navigators.trayWithMarkers });
  await button(tray, t.navigators.markerHeap('fogBank', 2)).waitFor();
  for (const part of await tray.getByRole('button').all()) await expectInside(part, tray);
  expectNoFaults(ann);
});

it('marking squares does not move the tray', async () => {
  const ann = await openDevice(stage, { scene: await sailing(), as: ['Ann'], size: TABLET });
  const { page } = ann;
  await button(page, t.navigators.reminderHeap('red', 4)).click();
  await square(page, 'd4').click();
  await button(page, t.navigators.done).click();
  const heap = button(page, t.navigators.reminderHeap('red', 3));
  await heap.waitFor();
  await still(page);
  const before = await boxOf(heap);
  await square(page, 'd4').click();
  await button(page, t.navigators.done).waitFor();
  await still(page);
  expect(await boxOf(heap)).toEqual(before);
  expectNoFaults(ann);
});

it.each([
  ['a phone', PHONE],
  ['a phone on its side', SIDEWAYS],
  ['a tablet', TABLET],
])('the page of a game never scrolls as a whole, on %s', async (_, size) => {
  const ann = await openDevice(stage, { scene: await sailing(), as: ['Ann'], size });
  const { page } = ann;
  await crew(page, 'green').click();
  await headings(page).waitFor();
  await still(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    1,
  );
  expect(await strayHiddenTexts(page)).toEqual([]);
  expectNoFaults(ann);
});

it('on a phone held sideways the chart has the whole height', async () => {
  const ann = await openDevice(stage, { scene: await sailing(), as: ['Ann'], size: SIDEWAYS });
  const { page } = ann;
  const chart = page.getByRole('grid');
  await chart.waitFor();
  await still(page);
  const { top, bottom } = await boxOf(chart);
  expect(bottom - top).toBeGreaterThan(0.9 * SIDEWAYS.height);
  await expectInWindow(chart);
  expectNoFaults(ann);
});

/**
 * The hidden texts for screen readers inside panels that are positioned relative to the page. Such texts would make the
 * page longer.
 */
function strayHiddenTexts(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main section *')]
      .filter((part) => {
        const { position, clipPath } = getComputedStyle(part);
        return position === 'absolute' && clipPath !== 'none' && part.offsetParent === document.body;
      })
      .map(({ textContent }) => textContent),
  );
}
