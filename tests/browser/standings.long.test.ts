/** The standings of a series: the leader between games, and the winner at the end. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { seriesWinners, standings } from '../../shared/table/series.ts';
import type { Table } from '../../shared/table/table.ts';
import { openDevice } from '../gallery/device.ts';
import { playedSeries } from '../gallery/scenes.ts';
import { expectAbove, expectApart, expectInWindow } from './boxes.ts';
import { unfold } from './lobby.ts';
import { button, moment } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const SIDEWAYS = { width: 844, height: 390 };

const podium = (page: Page) => page.getByRole('list', { name: t.series.podium });
const steps = (page: Page) => podium(page).getByRole('listitem');
const points = (page: Page) => page.getByRole('button', { name: new RegExp(`^${t.ending.pointsOfSeries}`) });

/**
 * The table's series.
 * @throws Error if there is none
 */
function seriesOf({ series: [series] }: Table) {
  if (!series) throw new Error('no series');
  return series;
}

it('between its games: who leads, and a podium on which equals share a step', async () => {
  const scene = playedSeries({ people: ['Annette', 'Benjamin', 'Olympia'], games: 2, seed: 3 });
  const annette = await openDevice(stage, { scene, as: ['Annette'], size: PHONE });
  const { page, faults } = annette;
  await button(page, t.ending.toHarbour).click();
  const standing = standings(scene.table, seriesOf(scene.table));
  const [first, second] = standing;
  const ahead = (first?.total ?? NaN) - (second?.total ?? NaN);
  await page.getByText(t.series.youLead([], first?.total ?? NaN, ahead), { exact: true }).waitFor();
  expect(await steps(page).count()).toBe(new Set(standing.map(({ place }) => place)).size);
  expect(await steps(page).first().innerText()).toContain('Annette');
  const shared = await steps(page).nth(1).innerText();
  for (const name of ['Benjamin', 'Olympia']) expect(shared).toContain(name);

  // On a phone held sideways, the podium is visible above the bar without scrolling, and the points are above the
  // players.
  await page.setViewportSize(SIDEWAYS);
  await expectInWindow(podium(page));
  await expectApart(podium(page), button(page, t.series.beginGame(3)));
  await expectAbove(podium(page), page.getByRole('heading', { name: t.lobby.who }));
  await page.setViewportSize(PHONE);

  // The button that ends the series is among the settings, not beside the points.
  expect(await button(page, t.series.end).isVisible()).toBe(false);
  await unfold(annette, t.lobby.what);
  await button(page, t.series.end).waitFor();
  expect(faults).toEqual([]);
});

it('at its end the winner of the evening is the headline, with the points of the series', async () => {
  const people = ['Annette', 'Maximilian-Alexander', 'Olympia'] as const;
  const scene = playedSeries({ people, opponents: ['elpenor', 'charybdis'], games: 5, seed: 5 });
  const { page, faults } = await openDevice(stage, { scene, as: ['Annette'], size: PHONE });
  await moment(page).waitFor();
  const { table } = scene;
  const winners = seriesWinners(table, seriesOf(table)).map((player) => table.names[player] ?? '');
  await page.getByText(t.ending.seriesWon(winners), { exact: true }).waitFor();
  // The points are for the whole series. If only the last game counted, other players would have won.
  const spoken = await points(page).getAttribute('aria-label');
  for (const { player, total } of standings(table, seriesOf(table)))
    expect(spoken).toMatch(new RegExp(`${table.names[player]} ${total}\\b`));

  // On a phone held sideways, everything fits beside the board.
  await page.setViewportSize(SIDEWAYS);
  const lobby = button(page, t.ending.toHarbour);
  for (const part of [lobby, page.getByRole('grid'), points(page), button(page, t.ending.play)])
    await expectInWindow(part);
  await expectApart(button(page, t.ending.play), lobby);

  await lobby.click();
  await page.getByRole('heading', { name: t.series.won(winners) }).waitFor();
  await button(page, t.lobby.begin).waitFor();
  expect(await steps(page).first().innerText()).toContain(winners[0]);
  expect(faults).toEqual([]);
});
