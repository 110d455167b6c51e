/** Opponents as teammates: the host seats them, and chooses which ships one of them commands. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { CHARACTERS } from '../../shared/opponents/opponents.ts';
import { openDevice } from '../gallery/device.ts';
import { Scene } from '../gallery/scene.ts';
import { seatOpponent } from './lobby.ts';
import { button } from './parts.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const { elpenor, triton, eurylochus } = CHARACTERS;

it('a host who is Poseidon seats a crew by a tap, and can begin', async () => {
  const scene = await new Scene(['Ann']).does('Ann', { type: 'sit', seat: 'poseidon' });
  const ann = await openDevice(stage, { scene, as: ['Ann'] });
  await seatOpponent(ann, t.common.sides.navigators, elpenor.name);
  await ann.page.getByText(t.lobby.ready).waitFor();
  await button(ann.page, t.lobby.begin).and(ann.page.locator(':enabled')).waitFor();
  expect(ann.faults).toEqual([]);
});

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

  await page.getByText(t.lobby.ships).first().click();
  const { green } = t.common.colours;
  await button(page, t.lobby.shipToggle(green, eurylochus.name, false)).click();
  await button(page, t.lobby.shipToggle(green, null, false)).waitFor();
  expect(ann.faults).toEqual([]);
});
