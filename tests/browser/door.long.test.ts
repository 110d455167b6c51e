/** Asking to be let in: while the server restarts, until the game ends, for a seat, and on a small phone. */
import { expect, it } from 'vitest';
import * as de from '../../client/text/de/index.ts';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { speak } from '../gallery/parts-of-app.ts';
import { underway } from '../gallery/scenes.ts';
import { knocksAt, letIn } from '../helpers/knocking.ts';
import { startMortalServer } from '../helpers/server.ts';
import { openSeat, tableAtServer } from './at-server.ts';
import { expectInWindow } from './boxes.ts';
import { asksToJoin, comesToDoor, goHome, banner } from './door.ts';
import { button, crew } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('a guest who waits knocks again when the server has been started again', async () => {
  const server = await startMortalServer();
  const { browser } = stage;
  const { code, at } = await tableAtServer(server.url, { Ann: 'navigators', Pia: 'poseidon' });
  await at.Ann.does({ type: 'begin-game' });
  at.Ann.close();
  const pia = await openSeat({ browser, url: server.url }, at.Pia, 'Pia', PHONE);
  await button(pia.page, t.table.menu).waitFor();
  const ben = await comesToDoor({ browser, url: server.url }, code, 'Ben');
  await asksToJoin(ben);
  await banner(pia, t.door.wantsIn('Ben')).waitFor();
  await server.kill();
  await server.start();
  await button(pia.page, t.door.letIn).click();
  await crew(ben.page, 'red').waitFor();
  await goHome(pia, ben);
  await server.stop();
});

it('a guest who waits comes in when the game is over', async () => {
  const { code, at } = await tableAtServer(stage.url, { Ann: 'navigators', Pia: 'poseidon' });
  await at.Ann.does({ type: 'begin-game' });
  const ben = await comesToDoor(stage, code, 'Ben');
  await asksToJoin(ben);
  await knocksAt(at.Ann, 1);
  await at.Ann.does({ type: 'abandon-game' });
  await button(ben.page, t.lobby.begin).waitFor();
  for (const client of Object.values(at)) client.close();
  await goHome(ben);
});

it('a player without a seat asks to sit down', async () => {
  const { at } = await tableAtServer(stage.url, { Ann: 'navigators', Pia: 'poseidon', Cleo: null });
  await at.Ann.does({ type: 'begin-game' });
  const cleo = await openSeat(stage, at.Cleo, 'Cleo', PHONE);
  await button(cleo.page, t.door.askToSit).click();
  await button(cleo.page.getByRole('alertdialog'), t.door.askToSit).click();
  await banner(cleo, t.door.knockedToSit).waitFor();
  const [asked] = await knocksAt(at.Ann, 1);
  if (asked) await letIn(at.Ann, asked);
  await crew(cleo.page, 'red').waitFor();
  for (const client of [at.Ann, at.Pia]) client.close();
  await goHome(cleo);
});

it('what has become of a knock leaves room for what can be done on a small phone, in German too', async () => {
  const scene = await underway();
  const answers = { knock: () => ({ ok: true }), join: () => ({ ok: false, refusal: 'must-knock' }) };
  const ben = await openDevice(stage, { scene, answers, size: { width: 360, height: 740 } });
  await ben.page.getByRole('textbox', { name: t.player.name }).fill('Ben');
  await asksToJoin(ben);
  await button(ben.page, t.door.watchMeanwhile).click();
  await banner(ben, t.door.knockedToJoin).waitFor();
  scene.sends('knock-answered', { code: scene.code, letIn: false });
  await banner(ben, t.door.notNowSaid).waitFor();
  await speak(ben.page, 'de');
  const foretell = button(ben.page, de.foretelling.asksFirst);
  await foretell.waitFor();
  await expectInWindow(foretell);
  expect(await ben.page.getByText(de.door.notNowSaid).count()).toBe(1);
  await goHome(ben);
});
