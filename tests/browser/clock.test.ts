/** A game over days: how its clock is chosen. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { timeWords } from '../../client/text/time-text.ts';
import { openDevice } from '../gallery/device.ts';
import { seated } from '../gallery/scenes.ts';
import { unfold } from './lobby.ts';
import { expectNoFaults } from './no-faults.ts';
import { openMenu } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('the host gives each turn three days, and the menu of the game says so', async () => {
  const scene = await seated();
  const ann = await openDevice(stage, { scene, as: ['Ann'], size: PHONE });
  await unfold(ann, t.lobby.helps);
  const takes = (name: string) => ann.page.getByRole('radio', { name, exact: true }).check({ force: true });
  await takes(t.clock.kinds.days);
  await expect.poll(() => scene.table.clock).toEqual({ hours: 24, atZero: 'opponent' });
  const threeDays = timeWords(72 * 3_600);
  await takes(threeDays);
  await expect.poll(() => scene.table.clock).toEqual({ hours: 72, atZero: 'opponent' });
  await scene.does('Ann', { type: 'begin-game' });
  const menu = await openMenu(ann.page);
  await menu.getByText(t.table.boardAndRules).click();
  await menu.getByText(t.clock.eachTurn(threeDays)).waitFor();
  expectNoFaults(ann);
});
