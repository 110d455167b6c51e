/** Opponents as teammates: the host seats them. See also opponents.long.test.ts. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { CHARACTERS } from '../../shared/opponents/opponents.ts';
import { openDevice } from '../gallery/device.ts';
import { Scene } from '../gallery/scene.ts';
import { seatOpponent } from './lobby.ts';
import { button } from './parts.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const { elpenor } = CHARACTERS;

it('a host who is Poseidon seats a crew by a tap, and can begin', async () => {
  const scene = await new Scene(['Ann']).does('Ann', { type: 'sit', seat: 'poseidon' });
  const ann = await openDevice(stage, { scene, as: ['Ann'] });
  await seatOpponent(ann, t.common.sides.navigators, elpenor.name);
  await ann.page.getByText(t.lobby.ready).waitFor();
  await button(ann.page, t.lobby.begin).and(ann.page.locator(':enabled')).waitFor();
  expect(ann.faults).toEqual([]);
});
