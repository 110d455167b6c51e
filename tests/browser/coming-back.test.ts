/**
 * On a home server, both players of a running game lose their browsers' storage. Each of them gets their own seat back.
 */
import { it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { atTheDoor, comesByKey, isNavigator, keepRecovery, playedAt, saysToBe } from './coming-back.ts';
import { banner } from './door.ts';
import { expectNoFaults } from './no-faults.ts';
import { useOwnServer } from './own-server.ts';
import { button } from './parts.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const home = useOwnServer({ returnMs: 1_500 });

it('the first after a while in which nobody is there, the second by the first, and by a key again', async () => {
  const { code, ann, pia } = await playedAt(home.url);
  ann.close();
  pia.close();
  const at = { browser: stage.browser, url: home.url };
  const annAgain = await atTheDoor(at, code, 'Ann');
  await saysToBe(annAgain, 'Ann');
  await isNavigator(annAgain);

  const piaAgain = await atTheDoor(at, code, 'Pia');
  await saysToBe(piaAgain, 'Pia');
  await banner(annAgain, t.seats.saysIs('Pia')).waitFor();
  await button(annAgain.page, t.seats.giveBack).click();
  await piaAgain.page.getByRole('button', { name: t.table.menu }).waitFor();

  const key = await keepRecovery(annAgain.page);
  const elsewhere = await atTheDoor(at, code, 'Ann');
  await comesByKey(elsewhere, key);
  await isNavigator(elsewhere);
  await annAgain.page.getByRole('heading', { name: t.table.movedTitle }).waitFor();
  expectNoFaults(annAgain, piaAgain, elsewhere);
});
