/** Ruling 4 on the screen: a tile that may not be played stays visible, and tapping it shows the reason. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { openDevice } from '../gallery/device.ts';
import { underway } from '../gallery/scenes.ts';
import { afterGreatStorm } from '../gallery/states/poseidon.ts';
import { button, driving, hand, tile } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('the Great Storm, in the round after one', async () => {
  const { page, faults } = await openDevice(stage, {
    scene: await afterGreatStorm(),
    as: ['Pia'],
    size: PHONE,
  });
  const great = tile(page, 'great');
  expect(await great.textContent()).toContain(t.tiles.barred);
  await great.click();
  const why = t.refusals.refusals['great-storm-in-a-row'];
  await hand(page).getByText(t.poseidon.whyBarred('great', why)).waitFor();
  // The tap only showed the reason. It did not choose the tile, so every other tile can still be played.
  expect(await button(page, t.game.unleash('great')).count()).toBe(0);
  await tile(page, 'red').click();
  await page.getByRole('group', { name: t.poseidon.rose('red') }).waitFor();
  expect(faults).toEqual([]);
});

it('a Great Storm is not sent before every ship is driven', async () => {
  const { page, faults } = await openDevice(stage, {
    scene: await underway(),
    as: ['Pia'],
    size: PHONE,
  });
  await tile(page, 'great').click();
  const unleash = button(page, t.game.unleash('great'));
  for (const ship of SHIPS) {
    await page.getByRole('group', { name: t.poseidon.rose(ship) }).waitFor();
    expect(await unleash.isDisabled()).toBe(true);
    await driving(page).first().click();
  }
  await unleash.and(page.locator(':enabled')).waitFor();
  expect(faults).toEqual([]);
});
