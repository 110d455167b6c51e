/** Spectators: the chart that players have opened to them, and their predictions. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { openDevice } from '../gallery/device.ts';
import type { Scene } from '../gallery/scene.ts';
import { seated, underway } from '../gallery/scenes.ts';
import { expectApart } from './boxes.ts';
import { unfold } from './lobby.ts';
import { button, square, tab } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';
import { answer, answers, fleet, foretell, hasWord, seeChart, seenChart } from './watching.ts';

const stage = useStage();
const spectator = (scene: Scene) => openDevice(stage, { scene, as: ['Eve'], size: PHONE });

it('in the lobby those who sit agree that spectators see the chart, and everybody there sees it', async () => {
  const scene = await seated();
  const ann = await openDevice(stage, { scene, as: ['Ann'] });
  const pia = await openDevice(stage, { scene, as: ['Pia'], size: PHONE });
  await unfold(ann, t.lobby.more, t.table.openChart.fold);
  const choice = ann.page.getByRole('radiogroup', { name: t.table.openChart.name });
  // The first radio button is "No", the last is "Yes".
  await choice.getByRole('radio').last().check({ force: true });
  await pia.page.getByText(t.table.openChart.name).first().waitFor();
  await scene.does('Ann', { type: 'begin-game' });

  // The chart is hidden until the spectator asks for it.
  const eve = await spectator(scene);
  await button(eve.page, t.onlookers.lookAtChart).waitFor();
  expect(await seenChart(eve.page).count()).toBe(0);
  await seeChart(eve.page);
  expect([...ann.faults, ...pia.faults, ...eve.faults]).toEqual([]);
});

it('what the Navigators do comes to the chart that is seen, and nothing can be ordered there', async () => {
  const scene = await underway({}, {}, { openChart: true });
  const { page, faults } = await spectator(scene);
  await seeChart(page);
  await scene.does('Ann', { type: 'guess', ship: 'red', square: 'e4' });
  const label = () => square(page, 'e4').getAttribute('aria-label');
  await expect.poll(label).toContain(t.chart.things.ship('red'));
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  await page.getByRole('heading', { name: t.turns.onlookers.navigators }).waitFor();
  const sail = new RegExp(`^${t.game.sail('red', 'N').split(' ')[0]} `);
  expect(await page.getByRole('button', { name: sail }).count()).toBe(0);
  // There is no button for showing the reports of all ships, because the journal isn't filtered by ship yet.
  await tab(page, 'journal').click();
  await page.getByRole('heading', { name: t.chart.round(1) }).waitFor();
  expect(await button(page, t.chart.allShips).count()).toBe(0);
  // The chart is still shown after a reload.
  await page.reload();
  await seenChart(page).waitFor();
  await expect.poll(label).toContain(t.chart.things.ship('red'));
  expect(faults).toEqual([]);
});

it('who comes home first is asked once, then ship after ship, by keyboard as by finger', async () => {
  const scene = await underway();
  const { page, faults } = await spectator(scene);
  await foretell(page, 'white');
  await answers(page, 'red').getByRole('button', { name: t.foretelling.islands[2] }).focus();
  await page.keyboard.press('Enter');
  await hasWord(page, 'red', 2);
  await answers(page, 'green').waitFor();
  await fleet(page, 'white').click();
  await answer(page, 'white', 0);
  // The prediction covers neither the ship nor its name, even if the cards are narrow.
  for (const size of [{ width: 667, height: 375 }, PHONE]) {
    await page.setViewportSize(size);
    const note = fleet(page, 'white').getByText(t.foretelling.counts[0], { exact: true });
    await expectApart(note, fleet(page, 'white').getByText(t.common.colours.white, { exact: true }));
    await expectApart(note, fleet(page, 'white').locator('svg').first());
  }

  // Predictions survive a reload. Later reports show whether they were right.
  await page.reload();
  await hasWord(page, 'white', 0);
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  for (const ship of SHIPS) await scene.does('Ann', { type: 'sail', ship, heading: 'N' });
  const judged = new RegExp(`; (${t.foretelling.came}|${t.foretelling.cameNot})`);
  for (const ship of ['red', 'white'] as const) await fleet(page, ship).filter({ hasText: judged }).waitFor();
  expect(faults).toEqual([]);
});
