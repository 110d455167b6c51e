/** A game over days: how its clock is chosen, whom it warns, more time, and opponents that stand in. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { timeWords } from '../../client/text/time-text.ts';
import { openDevice } from '../gallery/device.ts';
import { seated } from '../gallery/scenes.ts';
import { crewOverDays } from '../gallery/states/crew.ts';
import { overDays, relieved } from '../gallery/states/over-days.ts';
import { unfold } from './lobby.ts';
import { expectNoFaults } from './no-faults.ts';
import { announcing, button, openMenu } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const HOUR = 3_600_000;

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

it('those who are there hear that half of the time has passed, and those who come later see it', async () => {
  const scene = await crewOverDays(36 * HOUR + 2_000);
  const ann = await openDevice(stage, { scene, as: ['Ann'], size: PHONE });
  await ann.page.getByRole('status').getByText(t.clock.warnings.half).waitFor();
  scene.clock = { leftMs: 36 * HOUR - 1, ofMs: 72 * HOUR };
  const eve = await openDevice(stage, { scene, as: ['Eve'], size: PHONE });
  const left = t.clock.timeLeft(timeWords(36 * 3_600));
  await eve.page.getByRole('timer', { name: left }).waitFor();
  // The rim of the dial is the first circle, and the sector for the time left is the second. It begins at the top.
  const isFilled = (share: number) =>
    eve.page
      .locator('[role=timer] circle')
      .last()
      .evaluate(
        (circle: SVGCircleElement, turn) => {
          const point = { x: 12 + 5 * Math.cos(turn), y: 12 + 5 * Math.sin(turn) };
          return circle.isPointInStroke(point);
        },
        share * 2 * Math.PI,
      );
  expect(await Promise.all([0.1, 0.45, 0.55, 0.9].map(isFilled))).toEqual([true, true, false, false]);
  await announcing(eve.page);
  expect(await eve.page.getByText(t.clock.warnings.half).count()).toBe(0);
  expectNoFaults(ann, eve);
});

it('a player asks for more time in the menu, and one tap of the other side gives it', async () => {
  const scene = await overDays(51 * HOUR);
  const asking = () => scene.table.games[0]?.askingForTime;
  const pia = await openDevice(stage, { scene, as: ['Pia'], size: PHONE });
  const ann = await openDevice(stage, { scene, as: ['Ann'], size: PHONE });
  await button(await openMenu(pia.page), t.clock.askForTime).click();
  await expect.poll(asking).toEqual(['Pia']);
  const given = button(ann.page, t.clock.giveTime(timeWords(72 * 3_600)));
  await given.waitFor();
  await button(pia.page, t.table.abandonTakeBack).click();
  await given.waitFor({ state: 'detached' });
  await button(await openMenu(pia.page), t.clock.askForTime).click();
  await given.click();
  await expect.poll(asking).toEqual([]);
  await pia.page.getByText(t.clock.iAskForTime).waitFor({ state: 'detached' });
  expectNoFaults(ann, pia);
});

it('a player for whom an opponent plays takes over again with one tap', async () => {
  const scene = await relieved();
  const pia = await openDevice(stage, { scene, as: ['Pia'], size: PHONE });
  const ann = await openDevice(stage, { scene, as: ['Ann'], size: PHONE });
  const news = ann.page.getByText(t.clock.standsIn.poseidon);
  await news.waitFor();
  await button(pia.page, t.clock.back).click();
  await news.waitFor({ state: 'detached' });
  expect(scene.table.games[0]?.relieved?.[0]?.back).toEqual({ round: 1, phase: 'navigators' });
  expectNoFaults(ann, pia);
});
