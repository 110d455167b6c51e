/** Opponents: whole games against them, and which ships one of them commands. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { CHARACTERS } from '../../shared/opponents/opponents.ts';
import { openDevice } from '../gallery/device.ts';
import { Scene } from '../gallery/scene.ts';
import { seeded } from '../helpers/random.ts';
import { startServer } from '../helpers/server.ts';
import { seatOpponent, unfold } from './lobby.ts';
import { button } from './parts.ts';
import { begin, makeTable, person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, ending, navigatorsAct, poseidonActs } from './playing.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const { triton, eurylochus } = CHARACTERS;

/** Starts a server whose opponents play as fast as a page can follow. */
const serve = (pace: number) => startServer({ client: process.env['ODYSSEY_CLIENT'] ?? 'dist', pace });

/** Plays for one person until the game is over. `acts` makes the person's next move, if it is their turn. */
async function playOn(acts: () => Promise<boolean>, person: Person): Promise<void> {
  while (!(await ending(person).isVisible())) {
    if (!(await acts())) await person.page.waitForTimeout(20);
  }
}

it('as Poseidon against a crew of opponents, on a phone', async () => {
  const server = await serve(0);
  const ann = await person(stage.browser, 'Ann', PHONE);
  await makeTable(ann, server.url);
  await button(ann.page, t.lobby.sit.poseidon).click();
  await seatOpponent(ann, t.common.sides.navigators, CHARACTERS.elpenor.name);
  expect(await ann.page.getByText(t.lobby.ready).isVisible()).toBe(true);
  await begin(ann);
  const random = seeded(3);
  await playOn(() => poseidonActs(ann, random), ann);
  expect(ann.faults).toEqual([]);
  await ann.context.close();
  await server.stop();
}, 300_000);

it('in a crew with an opponent against another, who says why it steers as it does', async () => {
  const server = await serve(0.3);
  const ann = await person(stage.browser, 'Ann', TABLET);
  const { page } = ann;
  await makeTable(ann, server.url);
  await button(page, t.lobby.sit.navigators).click();
  await seatOpponent(ann, t.common.sides.poseidon, CHARACTERS.triton.name);
  await seatOpponent(ann, t.common.sides.navigators, CHARACTERS.eurylochus.name);
  await begin(ann);
  const random = seeded(4);
  const steer = adrift(random);
  for (let moves = 0; moves < 3;) if (await navigatorsAct(ann, random, steer)) moves++;
  const journal = button(page, t.chart.journal);
  if (await journal.isVisible()) await journal.click();
  await page.getByText(t.opponents.says(CHARACTERS.eurylochus.name)).first().waitFor();
  expect(ann.faults).toEqual([]);
  await ann.context.close();
  await server.stop();
}, 300_000);

it('wishes for ships for an opponent, who cannot be seated twice, and takes a wish back', async () => {
  const scene = await new Scene(['Ann']).does('Ann', { type: 'sit', seat: 'navigators' });
  const ann = await openDevice(stage, { scene, as: ['Ann'] });
  const { page } = ann;
  await seatOpponent(ann, t.common.sides.poseidon, triton.name);
  const navigators = page.getByRole('group', { name: t.common.sides.navigators });
  await button(navigators, t.opponents.letPlay).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t.opponents.ships, { exact: true }).click();
  await sheet.getByRole('button', { name: t.common.colours.green }).click();
  await sheet.getByText(t.opponents.others.navigators).click();
  const taken = sheet.getByRole('button', { name: triton.name }).filter({ hasText: t.opponents.here });
  expect(await taken.getAttribute('aria-disabled')).toBe('true');
  await sheet.getByRole('button', { name: eurylochus.name }).click();
  await navigators.getByText(eurylochus.name).first().waitFor();

  await unfold(ann, t.lobby.what, t.lobby.ships);
  const { green } = t.common.colours;
  await button(page, t.lobby.shipToggle(green, eurylochus.name, false)).click();
  await button(page, t.lobby.shipToggle(green, null, false)).waitFor();
  expect(ann.faults).toEqual([]);
});
