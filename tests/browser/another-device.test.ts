/** A player moves to another device in the middle of a game. */
import { it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openSeat, tableAtServer } from './at-server.ts';
import { expectNoFaults } from './no-faults.ts';
import { button, crew, openMenu } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';
import { visitor } from './visitors.ts';

const stage = useStage();

it('another device takes the place over, and the first is locked out', async () => {
  const { at } = await tableAtServer(stage.url, { Ann: 'navigators', Pia: 'poseidon' });
  await at.Ann.does({ type: 'begin-game' });
  const ann = await openSeat(stage, at.Ann, 'Ann');
  await button(await openMenu(ann.page), t.table.anotherDevice).click();
  const link = await ann.page.getByRole('textbox', { name: t.table.offerLink }).inputValue();

  const phone = await visitor(stage, 'Ann', PHONE);
  await phone.page.goto(link);
  await button(phone.page, t.table.take).click();
  await crew(phone.page, 'red').waitFor();
  await ann.page.getByRole('heading', { name: t.table.movedTitle }).waitFor();
  // The old device can't get the seat back, and the link for changing devices can't be used again.
  await ann.page.reload();
  await button(ann.page, t.door.watch).waitFor();
  const thief = await visitor(stage, 'Eve', PHONE);
  await thief.page.goto(link);
  await button(thief.page, t.table.take).click();
  await thief.page.getByRole('heading', { name: t.table.takeFailed }).waitFor();
  at.Pia.close();
  expectNoFaults(ann, phone, thief);
});
