/**
 * After a tap on "Sail", the ship moves slightly at once, before the server answers. Nothing else on the page changes.
 */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import type { Refusal } from '../../shared/wire/protocol.ts';
import { storm } from '../gallery/charts.ts';
import type { DeviceOptions } from '../gallery/device.ts';
import type { Scene } from '../gallery/scene.ts';
import { openChart, report, steer } from './at-the-chart.ts';
import { expectNoFaults } from './no-faults.ts';
import { squaresWith } from './on-square.ts';
import { button } from './parts.ts';
import type { Person } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

interface Held {
  /** Lets the scene carry out the order and answer. */
  answer(): void;
  /** Lets the scene refuse the order. */
  refuse(refusal: Refusal): void;
}

/**
 * Holds back the scene's answer to the first command until the test decides on it. Later commands are answered at once.
 */
function hold(scene: Scene): Held {
  const tries = scene.tries.bind(scene);
  let decide: (refusal: Refusal | null) => void = () => undefined;
  const decided = new Promise<Refusal | null>((resolve) => (decide = resolve));
  scene.tries = async (player, command) => {
    scene.tries = tries;
    return (await decided) ?? tries(player, command);
  };
  return { answer: () => decide(null), refuse: (refusal) => decide(refusal) };
}

interface UnderOrders {
  readonly ann: Person;
  readonly scene: Scene;
  readonly held: Held;
  readonly sail: () => Promise<void>;
}

/** Opens Ann's page, and chooses a heading for the red ship. The answer to her first command will be held back. */
async function underOrders(options: Partial<DeviceOptions> = {}): Promise<UnderOrders> {
  const scene = await storm();
  const held = hold(scene);
  const ann = await openChart(stage, scene, options);
  await steer(ann.page, 'red', 'W');
  const send = button(ann.page, t.game.sail('red', 'W'));
  await send.waitFor();
  return { ann, scene, held, sail: () => send.click() };
}

const castOff = (page: Page) => button(page, t.navigators.castOff('red'));
/** The texts of all live regions, which screen readers announce automatically. */
const said = (page: Page) => page.locator('[role="log"], [role="status"], [role="alert"]').allInnerTexts();
const redOnChart = (page: Page) =>
  squaresWith(page, t.chart.things.ship('red')).first().getAttribute('data-square');
/** The piece on the chart that shows where the Navigators think the red ship is. */
const RED = '.piece .ship:has([data-ship="red"])';
/** True if the red piece is drawn slightly away from its square. */
const isNudged = (page: Page) =>
  page.locator(RED).evaluate((ship) => getComputedStyle(ship).translate !== 'none');

it('the ship casts off in the next frame, and has sailed when the report is there', async () => {
  const { ann, held } = await underOrders({ device: { reducedMotion: 'no-preference' } });
  const { page } = ann;
  const [from, before] = [await redOnChart(page), await said(page)];
  const inNextFrame = await page.evaluate(async (red) => {
    document.querySelector<HTMLElement>('form [type="submit"]')?.click();
    await new Promise(requestAnimationFrame);
    return document.querySelector<SVGElement>(red)?.style.translate;
  }, RED);
  expect(inNextFrame).toMatch(/^-\d/);
  await castOff(page).waitFor();
  await expect.poll(() => isNudged(page)).toBe(true);
  // Before the answer arrives, the red piece still belongs to its square, and nothing has been announced.
  expect(await redOnChart(page)).toBe(from);
  expect(await said(page)).toEqual(before);

  held.answer();
  await report(page, 'red', 'W').first().waitFor();
  expect(await castOff(page).count()).toBe(0);
  await expect.poll(() => isNudged(page)).toBe(false);
  await expect.poll(() => redOnChart(page)).not.toBe(from);
  expectNoFaults(ann);
});

it('a refusal brings the ship back, and says why', async () => {
  const { ann, held, sail } = await underOrders();
  const { page } = ann;
  const from = await redOnChart(page);
  await sail();
  await castOff(page).waitFor();
  // With reduced motion, the ship is drawn away from its square at once, without an animation.
  expect(await isNudged(page)).toBe(true);
  held.refuse('ship-stepped');
  await button(page, t.game.sail('red', 'W')).waitFor();
  expect(await isNudged(page)).toBe(false);
  expect(await redOnChart(page)).toBe(from);
  await page.getByText(t.refusals.refusals['ship-stepped']).first().waitFor();
  // After the refusal, the order can be given again.
  await sail();
  await report(page, 'red', 'W').first().waitFor();
  expectNoFaults(ann);
});

it('a lost connection brings the ship back; the order is carried out when there is one again', async () => {
  let isAway = false;
  const { ann, scene, sail } = await underOrders({ isAway: () => isAway });
  const { page } = ann;
  const from = await redOnChart(page);
  await sail();
  await castOff(page).waitFor();
  isAway = true;
  for (const cut of scene.cuts) await cut();
  await castOff(page).waitFor({ state: 'detached' });
  expect(await redOnChart(page)).toBe(from);
  await page.getByRole('status').filter({ hasText: t.connection.lost }).first().waitFor();
  isAway = false;
  await report(page, 'red', 'W').first().waitFor();
  expectNoFaults(ann);
});
