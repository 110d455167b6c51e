/**
 * Everything except orders that can be done by keyboard: using the chart, reminders, the journal, the cover and
 * dialogs, and switching shortcuts off.
 */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import type { Scene } from '../gallery/scene.ts';
import { seated, underway } from '../gallery/scenes.ts';
import { expectFocus, expectSomeFocus, focused, goTo, KEYS, press, tileByKeys } from './keyboard.ts';
import { beginsWith, isJust } from './move-words.ts';
import { expectNoFaults } from './no-faults.ts';
import { PHONE, type Person } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const ann = async (scene: Scene): Promise<Person> => openDevice(stage, { scene, as: ['Ann'] });
const pia = async (scene: Scene): Promise<Person> => openDevice(stage, { scene, as: ['Pia'], size: PHONE });

/** Opens a Navigator's page in the Navigators' turn. */
async function sailing(): Promise<Person> {
  const scene = await underway();
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  const one = await ann(scene);
  await one.page.getByRole('grid').waitFor();
  return one;
}

const READY_RED = new RegExp(`^${t.common.colours.red}.*${t.game.states.ready}$`);
const RED_GUESS = new RegExp(t.chart.things.ship('red'));

it('a new screen begins at its heading', async () => {
  const scene = await seated();
  const [one, other] = await Promise.all([ann(scene), pia(scene)]);
  for (const { page } of [one, other]) await page.getByRole('heading', { level: 1 }).waitFor();
  await scene.does('Ann', { type: 'begin-game' });
  await expectFocus(one.page, isJust(t.turns.navigators.poseidon));
  await expectFocus(other.page, isJust(t.poseidon.screen));
  expectNoFaults(one, other);
});

it('the cover takes the focus and gives it back; a storm that was sent leaves it somewhere', async () => {
  const one = await pia(await underway());
  const { page } = one;
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('h');
  await expectFocus(page, beginsWith([t.poseidon.lift]));
  await page.keyboard.press('Enter');
  await expectSomeFocus(page);
  await tileByKeys(page, Object.values(KEYS));
  await expect
    .poll(() => focused(page))
    .not.toMatch(beginsWith([t.game.unleash('red'), t.game.unleash('great')]));
  await expectSomeFocus(page);
  expectNoFaults(one);
});

it('the keys are listed under "?", and a dialog keeps the focus and gives it back', async () => {
  const one = await sailing();
  const { page } = one;
  await page.keyboard.press('n');
  await expectFocus(page, READY_RED);
  const ship = await focused(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: t.game.keys.title });
  await dialog.waitFor();
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe(ship);
  expectNoFaults(one);
});

it('a guess and a reminder are moved by arrows', async () => {
  const one = await sailing();
  const { page } = one;
  await page.keyboard.press('n');
  await expectFocus(page, READY_RED);
  // Pick a piece up, move it two squares north, and put it down.
  await page.keyboard.press('g');
  await expectFocus(page, RED_GUESS);
  const from = await focused(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectFocus(page, RED_GUESS);
  expect(await focused(page)).not.toBe(from);

  await page.keyboard.press('t');
  await press(page, isJust(t.navigators.reminderHeap('green', 4)));
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectFocus(page, new RegExp(t.chart.things.reminder('green')));
  expectNoFaults(one);
});

it('the heading of the chosen ship can be changed, and Escape lets it go without losing the focus', async () => {
  const one = await sailing();
  const { page } = one;
  await page.keyboard.press('n');
  await expectFocus(page, READY_RED);
  const ship = await focused(page);
  await page.keyboard.press('d');
  await expectFocus(page, isJust(t.game.sail('red', 'E')));
  await page.keyboard.press('a');
  await expectFocus(page, isJust(t.game.sail('red', 'W')));
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe(ship);

  await page.keyboard.press('j');
  await expectFocus(page, isJust(t.chart.journal));
  await page.keyboard.press('o');
  await expectFocus(page, isJust(t.chart.orders));
  expectNoFaults(one);
});

it('switched off, the keys do nothing; the menu still lists them', async () => {
  const one = await sailing();
  const { page } = one;
  await goTo(page, isJust(t.table.menu));
  await page.keyboard.press('Enter');
  // The dialog opens a moment after the key press. Pressing the next key any earlier would press the element that still
  // has the focus.
  await page.getByRole('dialog').waitFor();
  await press(page, isJust(t.game.keys.title));
  await goTo(page, beginsWith([t.game.keys.on]));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectFocus(page, isJust(t.table.menu));
  await page.keyboard.press('n');
  expect(await focused(page)).toMatch(isJust(t.table.menu));
  expectNoFaults(one);
});
