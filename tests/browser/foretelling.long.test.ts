/** A spectator's predictions for a whole game, and the title that they earn at its end. */
import { expect, it } from 'vitest';
import { honourOf } from '../../client/game/foretelling/foretelling.ts';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { seated } from '../gallery/scenes.ts';
import { wholeGame } from '../helpers/finished.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';
import { answer, fleet, foretell } from './watching.ts';

const stage = useStage();

it('at the end of a game it is said how much was foretold rightly, and whose name that earns', async () => {
  const events = wholeGame(29);
  const [first, ...others] = events;
  const last = events.at(-1);
  if (first?.type !== 'began' || last?.type !== 'ended') throw new Error('that is no whole game');
  const scene = await seated();
  const { owners, navigators } = first;
  const record = { game: 'game-1', board: 'A', mode: 'cooperative', poseidon: 'Pia', series: null } as const;
  scene.happens([{ type: 'game-began', ...record, navigators, owners }], [first]);
  const { page, faults } = await openDevice(stage, { scene, as: ['Eve'], size: PHONE });
  await foretell(page, 'none');
  let said = 0;
  let right = 0;
  for (const event of others) {
    if (event.type === 'sailed' && said < 6) {
      said++;
      if (event.reply.sighting.islands === 1) right++;
      await fleet(page, event.ship).click();
      await answer(page, event.ship, 1);
    }
    scene.happens([], [event]);
  }
  scene.happens([{ type: 'game-ended', game: record.game, outcome: last.outcome }]);
  // The prediction that no ship comes home is counted too.
  const readings = { right: right + Number(last.outcome.arrived.length === 0), of: said + 1 };
  await page.getByText(t.foretelling.rightly(readings.right, readings.of), { exact: true }).waitFor();
  const honour = honourOf(readings);
  if (!honour) throw new Error('so much foretold earns a name');
  await page.getByText(t.foretelling.honours[honour], { exact: true }).waitFor();
  expect(faults).toEqual([]);
});
