/** On every screen of a table, keyboard focus starts at the heading. */
import { it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { seated } from '../gallery/scenes.ts';
import { announced, expectBeginning, listen } from './beginnings.ts';
import { button } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('on each screen of a table, on both sides', async () => {
  const scene = await seated();
  const devices = await Promise.all(
    ['Ann', 'Pia', 'Eve'].map((player) =>
      openDevice(stage, {
        scene,
        as: [player],
        size: PHONE,
        before: async (one) => void (await one.addInitScript(listen)),
      }),
    ),
  );
  const [ann] = devices;
  if (!ann) throw new Error('nobody came');
  const expectBeginnings = async (what: string) => {
    for (const { page, name } of devices) await expectBeginning(page, `${name}: ${what}`);
    // Press Tab, as a person who uses the keyboard would.
    for (const { page } of devices) {
      await page.keyboard.press('Tab');
      await announced(page);
    }
  };
  for (const { page } of devices) {
    await button(page, t.lobby.leave).waitFor();
    await page.keyboard.press('Tab');
    await announced(page);
  }
  await button(ann.page, t.lobby.begin).focus();
  await ann.page.keyboard.press('Enter');
  await expectBeginnings('the game');
  scene.happens([{ type: 'game-ended', game: scene.table.games.at(-1)?.id ?? '', outcome: null }]);
  await expectBeginnings('the lobby again');
  for (const { context } of devices) await context.close();
});
