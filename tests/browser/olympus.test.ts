/** The big screen shows that a game has ended, and its result. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { wholeGame } from '../helpers/finished.ts';
import { openDevice } from '../gallery/device.ts';
import { finished } from '../gallery/scenes.ts';
import { button } from './parts.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('says that a game is over and who won, once its ending has been left there', async () => {
  const events = wholeGame();
  const last = events.at(-1);
  if (last?.type !== 'ended') throw new Error('that is no whole game');
  const scene = finished(events);
  const size = { width: 1920, height: 1080 };
  const { page, faults } = await openDevice(stage, {
    scene,
    path: `/t/${scene.code}/olympus`,
    size,
  });
  await button(page, t.ending.toLobbyOnlooker).click();
  await page.getByRole('heading', { name: t.table.olympusOver }).waitFor();
  await page.getByText(`${t.game.verdict(last.outcome)} ${t.table.olympusAgain}`).waitFor();
  expect(faults).toEqual([]);
});
