/** A phone held sideways, which has the lowest screen of all devices. The next step is visible without scrolling. */
import { expect, it } from 'vitest';
import { language } from '../../client/text/catalogue.svelte.ts';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { Scene } from '../gallery/scene.ts';
import { expectAbove, expectInWindow } from './boxes.ts';
import { goHome } from './door.ts';
import { button } from './parts.ts';
import { useStage } from './stage.ts';

await language.need('solo');

const stage = useStage();
const SIDEWAYS = { width: 844, height: 390 };

it('the door and the lobby', async () => {
  const scene = new Scene(['Ann']);
  const ann = await openDevice(stage, { scene, as: ['Ann'], size: SIDEWAYS });
  for (const seat of Object.values(t.lobby.sit)) {
    await button(ann.page, seat).waitFor();
    await expectAbove(button(ann.page, seat), ann.page.getByRole('contentinfo'));
  }
  const bob = await openDevice(stage, { scene, size: SIDEWAYS });
  await button(bob.page, t.door.join).waitFor();
  await expectInWindow(button(bob.page, t.door.join));
  scene.happens([{ type: 'joined', player: 'Cleo', name: 'Cleo' }]);
  await scene.does('Cleo', { type: 'sit', seat: 'navigators' });
  const cleo = await openDevice(stage, { scene, as: ['Cleo'], size: SIDEWAYS });
  await button(cleo.page, t.lobby.standUp).waitFor();
  await expectAbove(button(cleo.page, t.lobby.standUp), cleo.page.getByRole('contentinfo'));
  await goHome(ann, bob, cleo);
});

it('the daily voyage', async () => {
  // The daily game of this day has many tiles.
  const ann = await openDevice(stage, {
    path: '/daily',
    size: SIDEWAYS,
    before: (context) => context.clock.setFixedTime('2026-11-19T12:00:00Z'),
  });
  await button(ann.page, t.daily.begin).waitFor();
  await expectInWindow(button(ann.page, t.daily.begin));
  expect(ann.faults).toEqual([]);
});
