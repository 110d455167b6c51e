/** From the ending of a game, each player comes back to the lobby. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { underway } from '../gallery/scenes.ts';
import { button } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it.each(['Ann', 'Pia'])('the setup can be changed on the device of %s', async (player) => {
  const scene = await underway();
  const { page, faults } = await openDevice(stage, { scene, as: [player], size: PHONE });
  await page.getByRole('grid').waitFor();
  await scene.does('Pia', { type: 'finish-game', finish: 'concede' });
  await page.getByRole('heading', { name: t.finish.conceded.poseidon(1) }).waitFor();
  await page.getByRole('button', { name: t.ending.toLobby }).click();
  await button(page, t.lobby.begin).waitFor();
  expect(faults).toEqual([]);
});
