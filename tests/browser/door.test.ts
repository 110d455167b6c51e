/** Joining a running game: asking to be let in, being let in or refused, and choosing a name that is taken. */
import { it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { Client } from '../helpers/client.ts';
import { knock, knocksAt } from '../helpers/knocking.ts';
import { openSeat, tableAtServer } from './at-server.ts';
import { asksToJoin, banner, comesToDoor } from './door.ts';
import { expectNoFaults } from './no-faults.ts';
import { button, crew } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('a guest who knocks is let in by Poseidon, and sits with the Navigators', async () => {
  const { code, at } = await tableAtServer(stage.url, { Ann: 'navigators', Pia: 'poseidon' });
  await at.Ann.does({ type: 'begin-game' });
  const pia = await openSeat(stage, at.Pia, 'Pia', PHONE);
  await button(pia.page, t.table.menu).waitFor();
  const ben = await comesToDoor(stage, code, 'Ben');
  await asksToJoin(ben);
  await ben.page.getByText(t.door.asked(['Ann', 'Pia'])).waitFor();
  await knocksAt(at.Ann, 1);
  await banner(pia, t.door.wantsIn('Ben')).waitFor();
  // A toast says who has let Ben in, while his screen changes.
  const told = ben.page.getByText(t.table.news.letInMine('Pia')).first().waitFor();
  await Promise.all([told, button(pia.page, t.door.letIn).click()]);
  await crew(ben.page, 'red').waitFor();
  await banner(pia, t.door.wantsIn('Ben')).waitFor({ state: 'hidden' });
  await knocksAt(at.Ann, 0);
  at.Ann.close();
  expectNoFaults(pia, ben);
});

it('a guest who is refused watches, asks again, and comes in', async () => {
  const { code, at } = await tableAtServer(stage.url, { Ann: 'navigators', Pia: 'poseidon' });
  await at.Ann.does({ type: 'begin-game' });
  const ann = await openSeat(stage, at.Ann, 'Ann');
  await crew(ann.page, 'red').waitFor();
  const ben = await comesToDoor(stage, code, 'Ben');
  await asksToJoin(ben);
  const cleo = new Client(stage.url);
  await knock(cleo, code, 'Cleo');
  // Only one request to be let in is shown at a time.
  await banner(ann, `${t.door.wantsIn('Ben')} ${t.door.moreKnock(1)}`).waitFor();
  await button(ann.page, t.door.notNow).click();
  await banner(ann, t.door.wantsIn('Cleo')).waitFor();
  await ben.page.getByRole('heading', { name: t.door.refusedTitle }).waitFor();
  cleo.close();
  await banner(ann, t.door.wantsIn('Cleo')).waitFor({ state: 'hidden' });
  await button(ben.page, t.door.askAgain).click();
  await button(ben.page, t.door.watchMeanwhile).click();
  await banner(ben, t.door.knockedToJoin).waitFor();
  await banner(ann, t.door.wantsIn('Ben')).waitFor();
  await button(ann.page, t.door.notNow).click();
  await banner(ben, t.door.notNowSaid).waitFor();
  await button(ben.page, t.door.askAgain).click();
  await button(ann.page, t.door.letIn).click();
  await crew(ben.page, 'red').waitFor();
  at.Pia.close();
  expectNoFaults(ann, ben);
});

it('a name that only looks like another is refused at its field', async () => {
  const { code, at } = await tableAtServer(stage.url, { Anna: null });
  const ben = await comesToDoor(stage, code, 'Ben');
  const name = ben.page.getByRole('textbox', { name: t.player.name });
  // The first letter is Cyrillic, so the name only looks like Anna's.
  await name.fill('\u0410nna');
  await button(ben.page, t.door.join).click();
  await ben.page.getByRole('alert').filter({ hasText: t.player.nameTaken }).waitFor();
  await name.fill('Ben');
  await button(ben.page, t.door.join).click();
  await button(ben.page, t.lobby.begin).waitFor();
  at.Anna.close();
  expectNoFaults(ben);
});
