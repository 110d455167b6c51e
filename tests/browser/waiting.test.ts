/**
 * Orders and storms that a side prepares during the other side's turn stay on the device until the player sends them.
 */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import type { Heading } from '../../shared/board/squares.ts';
import { openDevice } from '../gallery/device.ts';
import type { Scene } from '../gallery/scene.ts';
import { underway } from '../gallery/scenes.ts';
import { button, crew, drivingTo, heading, tile } from './parts.ts';
import { PHONE, TABLET, type Person } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** Opens a player's page at the table. Records the requests that the page sends to the server. */
async function comes(
  player: 'Ann' | 'Pia',
  scene: Scene,
  size: typeof PHONE,
): Promise<Person & { sent: string[] }> {
  const sent: string[] = [];
  const one = await openDevice(stage, { scene, as: [player], size, hears: (name) => sent.push(name) });
  one.page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await one.page.getByRole('grid').waitFor();
  return { ...one, sent };
}

const orders = ({ page }: Person) => page.getByRole('region', { name: t.chart.orders });

it('an order is prepared while Poseidon chooses, nothing of it is sent, and it waits for a tap', async () => {
  const scene = await underway();
  const ann = await comes('Ann', scene, PHONE);
  const { page, sent } = ann;
  const before = sent.length;
  await crew(page, 'red').click();
  await heading(page, 'E').click();
  await orders(ann).getByText(t.navigators.prepared.note).waitFor();
  expect(await crew(page, 'red').innerText()).toContain(t.navigators.prepared.state(t.game.roseLetters.E));
  const sail = button(page, t.game.sail('red', 'E'));
  expect(await sail.count()).toBe(0);

  // After the storm, the form below the news contains the prepared order. The page doesn't send it automatically.
  await scene.does('Pia', { type: 'play-storm', storm: 'red', pushes: { red: 'i8' } });
  await sail.waitFor();
  await orders(ann)
    .getByText(t.tiles.news('red', null, false))
    .waitFor();
  expect(sent.slice(before)).toEqual([]);
  await sail.click();
  await page
    .getByRole('heading', { name: t.survey.order('red', 'E') })
    .first()
    .waitFor();
  expect(sent.slice(before)).toEqual(['command']);
  expect(ann.faults).toEqual([]);
});

it('what a ship would report is read before the storm is sent', async () => {
  const pia = await comes('Pia', await underway(), TABLET);
  const { page, sent } = pia;
  const before = sent.length;
  const unleash = button(page, t.game.unleash('red'));
  await tile(page, 'red').click();
  await page.getByText(t.poseidon.foreseenHint).waitFor();
  for (const to of ['i8', 'h8', 'i8'] as const) {
    await drivingTo(page, 'red', to).click();
    await page.getByText(t.poseidon.foreseen('red', to)).waitFor();
  }
  expect(sent.slice(before)).toEqual([]);
  await unleash.click();
  await unleash.waitFor({ state: 'hidden' });
  expect(sent.slice(before)).toEqual(['command']);
  expect(pia.faults).toEqual([]);
});

it('a storm is prepared while the Navigators sail, and what became impossible is said', async () => {
  const scene = await underway();
  await scene.does('Pia', { type: 'play-storm', storm: 'red', pushes: { red: 'i8' } });
  const pia = await comes('Pia', scene, TABLET);
  const { page, sent } = pia;
  const before = sent.length;
  const unleash = button(page, t.game.unleash('great'));
  const sails = (ship: 'red' | 'green' | 'white' | 'yellow', to: Heading) =>
    scene.does('Ann', { type: 'sail', ship, heading: to });
  await sails('red', 'E');
  await button(page, t.poseidon.prepared.start).click();
  await tile(page, 'great').click();
  for (const [ship, to] of [
    ['red', 'i7'],
    ['green', 'i2'],
    ['white', 'b1'],
    ['yellow', 'a8'],
  ] as const)
    await drivingTo(page, ship, to).click();
  await page.getByText(t.poseidon.prepared.whole).first().waitFor();
  expect(await unleash.count()).toBe(0);
  await button(page, t.poseidon.prepared.aside).click();
  await button(page, t.poseidon.prepared.tile('great')).waitFor();

  // Green sails to the very square to which Poseidon has prepared to drive it.
  await sails('green', 'S');
  await sails('white', 'W');
  await sails('yellow', 'W');
  await page.getByText(t.poseidon.prepared.dropped.there('green', 'i2')).first().waitFor();
  await unleash.waitFor();
  expect(await unleash.isDisabled()).toBe(true);
  await drivingTo(page, 'green', 'h1').click();
  await unleash.and(page.locator(':enabled')).waitFor();
  expect(sent.slice(before)).toEqual([]);
  await unleash.click();
  await unleash.waitFor({ state: 'hidden' });
  expect(sent.slice(before)).toEqual(['command']);
  expect(pia.faults).toEqual([]);
});
