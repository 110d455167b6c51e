/**
 * How the game's screens use the window's space: two columns on a desktop, and the full height on a phone held
 * sideways.
 */
import { expect, it } from 'vitest';
import * as german from '../../client/text/de/index.ts';
import { t } from '../../client/text/text.ts';
import { speak } from '../gallery/parts-of-app.ts';
import { underway } from '../gallery/scenes.ts';
import { inEach, openChart, panel, WINDOWS } from './at-the-chart.ts';
import { boxOf, expectAbove, expectApart, expectInWindow, expectLeftOf } from './boxes.ts';
import { expectNoFaults } from './no-faults.ts';
import { button, square, tile } from './parts.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const SIDEWAYS = WINDOWS['a phone on its side'];

it('on a desk of any width orders and journal stand beside one another', async () => {
  const ann = await openChart(stage, await underway());
  const { page } = ann;
  for (const size of [WINDOWS['a desk'], { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    await expectLeftOf(panel(page, 'orders'), panel(page, 'journal'));
    const ships = page.getByRole('list', { name: t.navigators.crew });
    await expectAbove(ships, panel(page, 'orders').getByText(t.navigators.waiting.poseidon?.text ?? ''));
  }
  expectNoFaults(ann);
});

it('what stands over every screen covers nothing of the board of a phone on its side', async () => {
  const ann = await openChart(stage, await underway({}, {}, { crew: true, olympus: true }), {
    size: SIDEWAYS,
  });
  const { page } = ann;
  const sign = page.getByText(t.table.olympusOpen).filter({ visible: true }).first();
  await expectAbove(sign, page.getByRole('grid'));
  await expectInWindow(page.getByRole('grid'));
  expectNoFaults(ann);
});

it('signals are chosen beside the chart and never on it, and can be closed', async () => {
  const scene = await underway({}, {}, { crew: true, olympus: true, clock: true });
  scene.clock = { leftMs: 200_000, ofMs: 300_000 };
  const ann = await openChart(stage, scene);
  const { page } = ann;
  const menu = page.getByRole('dialog', { name: t.navigators.signals });
  const names = ['a phone', 'a small phone', 'a phone on its side', 'a tablet held upright'] as const;
  await inEach(page, names, async () => {
    await button(page, t.navigators.signals).click();
    await expectInWindow(menu);
    await expectApart(menu, page.getByRole('grid'));
    // The menu covers neither the line that says whose turn it is nor the running clock.
    await expectApart(menu, page.getByRole('heading', { level: 1 }));
    await expectApart(menu, page.getByRole('timer'));
    expect(await menu.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(0);
    await button(menu, t.common.close).click();
    await menu.waitFor({ state: 'hidden' });
  });
  expectNoFaults(ann);
});

it('a phone on its side gives the board its whole height, and the head stands beside it', async () => {
  const scene = await underway();
  for (const who of ['Ann', 'Pia', 'Eve'] as const) {
    const one = await openChart(stage, scene, { as: [who], size: SIDEWAYS });
    const grid = one.page.getByRole('grid').first();
    await expectLeftOf(grid, button(one.page, t.table.menu));
    const { top, bottom } = await boxOf(grid);
    expect(bottom - top).toBeGreaterThan(0.8 * SIDEWAYS.height);
    expectNoFaults(one);
  }
});

it('on a small phone in German a Great Storm can be sent without scrolling', async () => {
  const pia = await openChart(stage, await underway(), { as: ['Pia'], size: WINDOWS['a small phone'] });
  const { page } = pia;
  await tile(page, 'great').click();
  await speak(page, 'de');
  const send = button(page, german.game.unleash('great'));
  await send.waitFor();
  for (const to of ['i8', 'i2', 'a2', 'a8'] as const) {
    await square(page, to).click();
    await expectInWindow(send);
  }
  await send.click();
  await send.waitFor({ state: 'hidden' });
  expectNoFaults(pia);
});
