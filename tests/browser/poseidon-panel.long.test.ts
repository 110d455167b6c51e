/** Poseidon's panel: the newest report is in sight, and the controls are easy to reach. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice, type Size } from '../gallery/device.ts';
import { speak } from '../gallery/parts-of-app.ts';
import type { Scene } from '../gallery/scene.ts';
import { underway } from '../gallery/scenes.ts';
import { boxOf, expectAbove, expectInside, expectInWindow } from './boxes.ts';
import { expectNoFaults } from './no-faults.ts';
import { button, driving, hand, tile } from './parts.ts';
import { PHONE, TABLET, type Person } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const UPRIGHT = { width: 820, height: 1180 };
const SMALL_PHONE = { width: 360, height: 740 };

const comes = (scene: Scene, size: Size): Promise<Person> => openDevice(stage, { scene, as: ['Pia'], size });

/** The log of reports on Poseidon's panel. */
const log = (page: Page): Locator => page.getByRole('region', { name: t.poseidon.log });

/** Waits until the newest report is completely visible in the log. */
const expectNewestWhole = (page: Page) =>
  expect
    .poll(() => expectInside(log(page).getByRole('article').first(), log(page)).then(() => true, String))
    .toBe(true);

/** A game in which red has sailed north-west while the Kraken holds yellow. */
async function reported(): Promise<Scene> {
  const scene = await underway({}, { seaMonsters: ['leviathan', 'kraken'] }, { board: 'B' });
  await scene.does('Pia', { type: 'play-monster', monster: 'kraken', ship: 'yellow' });
  return scene.does('Ann', { type: 'sail', ship: 'red', heading: 'NW' });
}

it('shows the newest report whole on a tablet held upright, also while he prepares a storm', async () => {
  const pia = await comes(await reported(), UPRIGHT);
  const { page } = pia;
  await expectNewestWhole(page);
  await button(page, t.poseidon.prepared.start).click();
  await tile(page, 'red').click();
  await hand(page).waitFor({ state: 'hidden' });
  await expectNewestWhole(page);
  // If a storm drives only one ship, that ship isn't shown as a button, because there is nothing to choose.
  expect(await page.getByRole('group', { name: t.poseidon.shipsHit }).count()).toBe(0);
  await driving(page).first().click();
  await page.getByText(t.poseidon.prepared.whole).first().waitFor();
  await expectNewestWhole(page);
  expectNoFaults(pia);
});

it('keeps the log in sight on a tablet held upright while he drives a ship', async () => {
  const pia = await comes(await underway(), UPRIGHT);
  await tile(pia.page, 'red').click();
  await driving(pia.page).first().waitFor();
  await expectInWindow(log(pia.page));
  expectNoFaults(pia);
});

it('has what is to be done below the board and the log on a phone, all of it in the window', async () => {
  const pia = await comes(await reported(), PHONE);
  const { page } = pia;
  await button(page, t.poseidon.prepared.start).click();
  await tile(page, 'red').click();
  const rose = page.getByRole('group', { name: t.poseidon.rose('red') });
  await rose.waitFor();
  await expectInWindow(rose);
  await expectAbove(page.getByRole('grid'), rose);
  await expectAbove(log(page), rose);
  expectNoFaults(pia);
});

it('the ships that a monster may hold stand still while one after the other is asked about', async () => {
  const pia = await comes(await reported(), TABLET);
  const { page } = pia;
  await button(page, t.poseidon.prepared.start).click();
  await tile(page, 'leviathan').click();
  const prey = page.getByRole('group', { name: t.poseidon.prey });
  await page.getByText(t.poseidon.preyHint).waitFor();
  const before = await boxOf(prey);
  await prey.getByRole('button').first().click();
  await page.getByText(t.poseidon.preyHint).waitFor({ state: 'hidden' });
  const { top } = await boxOf(prey);
  expect(Math.abs(top - before.top)).toBeLessThan(2);
  expectNoFaults(pia);
});

it('begins a report above a storm that is prepared, on the smallest phone in the longest words', async () => {
  const scene = await underway();
  await scene.does('Pia', { type: 'play-storm', storm: 'red', pushes: { red: 'i8' } });
  await scene.does('Ann', { type: 'sail', ship: 'red', heading: 'E' });
  const pia = await comes(scene, SMALL_PHONE);
  const { page } = pia;
  const german = await import('../../client/text/de/index.ts');
  await button(page, t.poseidon.prepared.start).waitFor();
  await speak(page, 'de');
  for (const storm of ['green', 'great'] as const) {
    await button(page, german.poseidon.prepared.start).click();
    await page
      .getByRole('region', { name: german.tiles.hand })
      .locator('button', { hasText: german.tiles.short[storm] })
      .click();
    const rose = page.getByRole('group', { name: german.poseidon.rose(storm === 'great' ? 'red' : storm) });
    await rose.waitFor();
    await expectInWindow(rose);
    // At least the first line of the report is visible. The journal scrolls.
    const heard = page.getByRole('region', { name: german.poseidon.log });
    await expectAbove(heard, rose);
    const title = heard.getByRole('article').getByRole('heading');
    await expect
      .poll(() => expectInside(title, heard).then(() => true, String), { message: storm })
      .toBe(true);
    await button(page, german.poseidon.otherTile).click();
    await button(page, german.poseidon.prepared.aside).click();
  }
  expectNoFaults(pia);
});

it('says it where the log goes on below its foot, with one report and with three', async () => {
  const scene = await underway();
  await scene.does('Pia', { type: 'play-storm', storm: 'red', pushes: { red: 'i8' } });
  await scene.does('Ann', { type: 'sail', ship: 'red', heading: 'E' });
  const pia = await comes(scene, SMALL_PHONE);
  const { page } = pia;
  await button(page, t.poseidon.prepared.start).click();
  await tile(page, 'green').click();
  for (const ship of [null, 'white', 'green'] as const) {
    if (ship) await scene.does('Ann', { type: 'sail', ship, heading: ship === 'white' ? 'W' : 'S' });
    for (const [width, height] of [
      [360, 740],
      [844, 390],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const message = `${width} × ${height}, ${ship}`;
      await expect.poll(() => log(page).evaluate(wrongWithLog), { message }).toEqual([]);
    }
  }
  expectNoFaults(pia);
});

it('shows the sea beneath the log as far as there is room, and never as a strip', async () => {
  const pia = await comes(await underway(), { width: 1440, height: 900 });
  const { page } = pia;
  const sea = page.getByRole('complementary', { name: t.poseidon.controls }).locator('svg:has(pattern)');
  await sea.waitFor({ state: 'attached' });
  const high = () => sea.evaluate((waves) => waves.getBoundingClientRect().height);
  await expect.poll(high).toBeGreaterThan(200);
  // The visible part of the sea must be at least as tall as a button, or hidden completely. Anything lower would look
  // like a strip.
  for (const height of [640, 660, 680, 700, 720, 740, 760, 780]) {
    await page.setViewportSize({ width: 390, height });
    await expect
      .poll(async () => (await high()) === 0 || (await high()) >= 44, { message: `${height}` })
      .toBe(true);
  }
  expectNoFaults(pia);
});

/** Runs in the page. Returns what is wrong with the log's layout. */
function wrongWithLog(room: Element): string[] {
  const reports = [...room.querySelectorAll('article')].map((report) => report.getBoundingClientRect());
  const goesOn = room.scrollHeight > room.clientHeight + 2;
  const sea = room.parentElement?.nextElementSibling?.getBoundingClientRect();
  return [
    ...(goesOn === (room.querySelector('.more.shown') !== null) ? [] : ['its end is not told']),
    ...(reports.every(({ width, height }) => width > height) ? [] : ['a report is squeezed']),
    ...(goesOn && (sea?.top ?? 0) > (reports.at(-1)?.bottom ?? 0) && (sea?.height ?? 0) > 0
      ? ['sea is drawn below reports that are cut']
      : []),
  ];
}
