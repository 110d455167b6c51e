import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { button } from '../browser/parts.ts';
import { useStage } from '../browser/stage.ts';
import { storm } from './charts.ts';
import { openDevice } from './device.ts';
import { looksRight } from './looks-right.ts';
import { underway } from './scenes.ts';
import { NEWCOMERS } from './states/newcomers.ts';

looksRight(NEWCOMERS);

const stage = useStage();
const NEW = { stored: { 'odyssey.met': '{}' } };

it('a note is there for its round, and never again after a reload', async () => {
  const scene = await underway();
  const { page } = await openDevice(stage, { ...NEW, scene, as: ['Ann'] });
  const goal = page.getByText(t.newcomer.navigators.goal('11'));
  await goal.waitFor();
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  await page.getByText(t.newcomer.navigators.storm).waitFor();
  expect(await goal.isVisible()).toBe(true);
  await page.reload();
  await page.getByText(t.navigators.chooseFirst).waitFor();
  const { storm: aboutStorm, deepSea, coastline } = t.newcomer.navigators;
  for (const note of [aboutStorm, deepSea, coastline]) expect(await page.getByText(note).count()).toBe(0);
  expect(await goal.count()).toBe(0);
});

it('the squares of the first three reports are framed, and of others after a tap', async () => {
  const scene = await storm();
  const { page } = await openDevice(stage, { ...NEW, scene, as: ['Ann'] });
  const note = page.getByText(t.newcomer.navigators.report);
  const frame = page.locator('svg .around');
  for (const [i, ship] of (['red', 'green', 'white', 'yellow'] as const).entries()) {
    await scene.does('Ann', { type: 'sail', ship, heading: i % 2 === 0 ? 'N' : 'S' });
    await page
      .getByRole('article', { name: t.survey.order(ship, i % 2 === 0 ? 'N' : 'S') })
      .first()
      .waitFor();
    if (i < 3) await note.waitFor();
    else await note.waitFor({ state: 'detached' });
    expect(await frame.count()).toBe(i < 3 ? 1 : 0);
  }
  const report = button(page, t.survey.area).first();
  await report.click();
  expect(await report.getAttribute('aria-pressed')).toBe('true');
  expect(await frame.count()).toBe(1);
  await report.click();
  expect(await frame.count()).toBe(0);
});

it('a spectator reads no notes', async () => {
  const scene = await storm();
  const { page } = await openDevice(stage, { ...NEW, scene, as: ['Eve'] });
  await page.getByText(t.tiles.news('yellow', null, false)).waitFor();
  for (const side of [t.newcomer.navigators, t.newcomer.poseidon]) {
    expect(await page.getByText(side.goal('11')).count()).toBe(0);
    expect(await page.getByText(side.storm).count()).toBe(0);
  }
  expect(await button(page, t.survey.area).count()).toBe(0);
});
