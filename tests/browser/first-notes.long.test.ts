/** A newcomer keeps notes on the chart through two storms, with what is written on the screen. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import { goHome } from './door.ts';
import { button, crew, driving, headings, square, tile } from './parts.ts';
import { begin, meet, type Person } from './people.ts';
import { useStage } from './stage.ts';
import { stepsOf } from './steps.ts';

const stage = useStage();
const { marks, along } = t.navigators;

/** The squares on which a screen shows a mark of a ship. */
const marked = ({ page }: Person, words: string) => page.getByRole('gridcell', { name: words });
const couldBe = (person: Person, ship: Ship) => marked(person, t.chart.things.reminder(ship));
const notHere = (person: Person, ship: Ship) => marked(person, t.chart.things.cross(ship));

/** Chooses a ship's marks, and marks one square “could be here” and another “not here”. */
async function mark(person: Person, ship: Ship, maybe: Square, not: Square): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: new RegExp(`^${t.common.colours[ship]}, \\d`) }).click();
  await page.getByText(marks.tap(ship)).filter({ visible: true }).first().waitFor();
  for (const on of [maybe, not, not]) await square(page, on).click();
}
const isDone = ({ page }: Person) => button(page, t.navigators.done).filter({ visible: true }).click();

/** Poseidon plays a storm. It drives each ship that it can drive somewhere. */
async function storm({ page }: Person, name: 'green' | 'great', ships: number): Promise<void> {
  await tile(page, name).click();
  const send = button(page, t.game.unleash(name));
  for (let driven = 0; driven < ships && !(await send.isEnabled()); driven++) {
    await driving(page).first().waitFor();
    await driving(page).first().click();
  }
  await send.click();
}

/** Orders a ship to sail in the first direction that stays on the chart. Waits for its report. */
async function sail({ page }: Person, ship: Ship): Promise<void> {
  // After marking squares for a ship, it is still chosen, so its compass rose is there.
  const asked = page.getByText(t.navigators.whereTo(ship)).filter({ visible: true });
  if ((await asked.count()) === 0) await crew(page, ship).click();
  const onChart = headings(page).locator('button:not([aria-disabled="true"])');
  await onChart
    .and(page.getByRole('button', { name: /^(?!.*off the chart)/ }))
    .first()
    .click();
  await page.getByRole('button', { name: new RegExp(`^Sail ${ship}`) }).click();
  await expect.poll(() => crew(page, ship).innerText()).not.toContain(t.game.states.ready);
}

it('notes through two storms', async () => {
  const step = stepsOf('notes');
  const { navigator: ann, poseidon: pia } = await meet(stage.browser, stage.url, { newcomer: true });
  const asks = (ship: Ship) => ann.page.getByText(along.asks(ship)).filter({ visible: true });
  await begin(ann);

  // Before the first storm, Ann notes where green could be and where it is not.
  await mark(ann, 'green', 'd5', 'e6');
  await step('could be here and not here', ann);
  await isDone(ann);
  expect(await couldBe(ann, 'green').count()).toBe(1);
  expect(await notHere(ann, 'green').count()).toBe(1);

  // The storm may have driven green to the crossed-out square, so the cross goes.
  await storm(pia, 'green', 1);
  await expect.poll(() => notHere(ann, 'green').count()).toBe(0);
  expect(await couldBe(ann, 'green').count()).toBe(1);
  await step('the first storm', ann, pia);

  // The first order of a ship with marks asks once what becomes of them.
  await mark(ann, 'green', 'd6', 'e7');
  await isDone(ann);
  await sail(ann, 'green');
  await asks('green').first().waitFor();
  await step('the question', ann);
  await button(ann.page, along.move).click();
  await ann.page.getByText(along.did.along('green')).filter({ visible: true }).first().waitFor();
  await step('the marks have moved', ann);
  expect(await couldBe(ann, 'green').count()).toBe(2);
  expect(await notHere(ann, 'green').count()).toBe(1);

  // The answer is remembered: the next ship's marks move without a question.
  await mark(ann, 'red', 'c5', 'f6');
  await isDone(ann);
  await sail(ann, 'red');
  await ann.page.getByText(along.did.along('red')).filter({ visible: true }).first().waitFor();
  expect(await asks('red').count()).toBe(0);
  await step('moved without a question', ann);
  for (const ship of ['white', 'yellow'] as const) await sail(ann, ship);

  // The second storm may have driven all ships, so no cross stays from before it.
  for (const ship of ['green', 'red'] as const) expect(await notHere(ann, ship).count()).toBe(1);
  await storm(pia, 'great', SHIPS.length);
  for (const ship of SHIPS) await expect.poll(() => notHere(ann, ship).count()).toBe(0);
  expect(await couldBe(ann, 'green').count()).toBe(2);
  expect(await couldBe(ann, 'red').count()).toBe(1);
  await step('the second storm', ann, pia);
  await goHome(ann, pia);
});
