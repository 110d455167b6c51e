/** On every page to which the app navigates, keyboard focus starts at the heading and is never lost. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { finished, seated } from '../gallery/scenes.ts';
import { announced, expectBeginning, listen } from './beginnings.ts';
import { expectSomeFocus, focused } from './keyboard.ts';
import { button } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('on each page of the app', async () => {
  const { page, faults } = await openDevice(stage, {
    scene: finished(),
    as: ['ann'],
    path: '/',
    size: PHONE,
    before: async (one) => void (await one.addInitScript(listen)),
  });
  await button(page, t.home.make).waitFor();
  // On the first page that it opens, the app doesn't move the focus.
  expect(await announced(page)).toEqual([]);
  const table = '/t/CD5F';
  const PAGES = [
    ...[
      '/rules',
      '/',
      '/puzzles',
      '/puzzles/a5-1',
      '/boards',
      '/alone',
      '/daily',
      '/g',
      '/no/such/page',
      '/t/M7KP',
    ],
    ...['/voyage/poseidon', '/voyage/navigators', table, `${table}/record`, `${table}/olympus`, '/'],
  ];
  for (const path of PAGES) {
    await page.keyboard.press('Tab');
    await expectSomeFocus(page);
    await announced(page);
    // Navigates as the app's own links do.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    if (path.startsWith('/voyage')) await expectSomeFocus(page);
    else await expectBeginning(page, path);
  }
  expect(faults).toEqual([]);
});

it('what has gone gives it to what it stood in, and a dialog keeps it', async () => {
  const scene = await seated();
  const { page } = await openDevice(stage, { scene, as: ['Eve'] });
  await button(page, t.lobby.sit.navigators).focus();
  await page.keyboard.press('Enter');
  await button(page, t.lobby.standUp).waitFor();
  await expect.poll(() => focused(page)).toContain(t.common.sides.navigators);
  await button(page, t.lobby.leave).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  const inDialog = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  await expect.poll(inDialog).toBe(true);
  // Another player's action changes the page behind the dialog.
  await scene.does('Ann', { type: 'sit', seat: null });
  expect(await inDialog()).toBe(true);
});
