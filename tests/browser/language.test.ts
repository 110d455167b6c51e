/** Changing the language must not disturb a game, and long words must not break the layout. */
import { expect, it } from 'vitest';
import * as de from '../../client/text/de/index.ts';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { seated, underway } from '../gallery/scenes.ts';
import { unfold } from './lobby.ts';
import { button, openMenu, tile } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('another language in mid-game leaves the menu open and the tile in hand', async () => {
  const { page } = await openDevice(stage, { scene: await underway(), as: ['Pia'], size: PHONE });
  await tile(page, 'red').click();
  await button(await openMenu(page), t.table.settings).click();
  await page.getByRole('combobox', { name: t.common.language }).selectOption('de');
  await page.getByRole('dialog').getByRole('combobox', { name: de.common.language }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: de.table.thisGame }).waitFor();
  await page.keyboard.press('Escape');
  await button(page, de.game.unleash('red')).waitFor();
});

it('a line that unfolds keeps the words whole that say how it stands', async () => {
  const scene = await seated();
  await scene.does('Eve', { type: 'sit', seat: 'navigators' });
  const size = { width: 360, height: 640 };
  const ann = await openDevice(stage, { scene, as: ['Ann'], size, device: { locale: 'de-DE' } });
  await unfold(ann, de.lobby.what);
  const now = ann.page.locator('summary').getByText(de.lobby.shipsByLot, { exact: true });
  const lines = await now.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
