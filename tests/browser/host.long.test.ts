/**
 * What the host can do alone, and what needs everyone's agreement: locking the table, removing a player, and ending a
 * game early.
 */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { Scene } from '../gallery/scene.ts';
import { seated, underway } from '../gallery/scenes.ts';
import { expectApart, expectInWindow } from './boxes.ts';
import { goHome, banner } from './door.ts';
import { unfold } from './lobby.ts';
import { button, crew, openMenu } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const [OPEN, LOCKED] = t.door.lockOptions;

it('the host locks the table: everybody sees it, nobody can join until it is open again', async () => {
  const scene = await seated();
  const ann = await openDevice(stage, { scene, as: ['Ann'] });
  const pia = await openDevice(stage, { scene, as: ['Pia'], size: PHONE });
  await unfold(ann, t.lobby.more, t.lobby.tableFold);
  await ann.page.getByRole('radio', { name: LOCKED }).check({ force: true });
  const lock = pia.page.getByRole('banner').getByText(t.door.locked);
  await lock.waitFor();
  // On a phone held sideways, the whole header fits in one row.
  const leave = button(pia.page, t.lobby.leave);
  for (const size of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await pia.page.setViewportSize(size);
    await expect.poll(() => expectApart(leave, lock).then(() => true)).toBe(true);
    await expectInWindow(leave);
  }
  await pia.page.setViewportSize(PHONE);
  await pia.page.getByRole('heading', { name: t.lobby.inviteFold }).click();
  await pia.page.getByText(t.door.lockedInvite).waitFor();

  const ben = await openDevice(stage, { scene, size: PHONE });
  await ben.page.getByText(t.door.lockedHere).waitFor();
  expect(await ben.page.getByRole('textbox', { name: t.player.name }).count()).toBe(0);
  await button(ann.page, t.lobby.begin).click();
  await button(ben.page, t.door.watch).waitFor();
  const menu = await openMenu(ann.page);
  await menu.getByRole('radio', { name: OPEN, exact: true }).check({ force: true });
  await button(ben.page, t.door.ask).waitFor();
  await goHome(ann, pia, ben);
});

it('the host removes somebody who is there, and locks the table behind them', async () => {
  const scene = await underway({}, {}, { crew: true });
  const ann = await openDevice(stage, { scene, as: ['Ann'] });
  const eve = await openDevice(stage, { scene, as: ['Eve'], size: PHONE });
  await crew(eve.page, 'red').waitFor();
  await button(await openMenu(ann.page), t.table.manageFor('Eve')).click();
  await button(ann.page, t.table.removePlayer).click();
  const question = ann.page.getByRole('alertdialog');
  await question.getByText(t.table.removeOpen).waitFor();
  await question.getByRole('checkbox', { name: t.table.lockToo }).check();
  await question.getByText(t.table.removeLocked).waitFor();
  await button(question, t.table.removePlayer).click();
  await eve.page.getByRole('heading', { name: t.table.removedTitle }).waitFor();
  await expect.poll(() => eve.page.evaluate(() => localStorage.getItem('odyssey.seats'))).toBe('[]');
  expect(scene.table.locked).toBe(true);
  await button(eve.page, t.door.watch).click();
  await eve.page.getByRole('heading', { name: t.onlookers.watching }).waitFor();
  await eve.page.reload();
  await eve.page.getByText(t.door.lockedRunning).waitFor();
  await goHome(ann, eve);
});

it('a game ends early when all who play agree, and the request can be taken back', async () => {
  // Ann is the host and could end the game alone. She does nothing here, so all the other players have to agree.
  const scene = new Scene(['Ann', 'Eve', 'Pia']);
  await scene.does('Eve', { type: 'sit', seat: 'navigators' });
  await scene.does('Pia', { type: 'sit', seat: 'poseidon' });
  await scene.does('Eve', { type: 'begin-game' });
  const eve = await openDevice(stage, { scene, as: ['Eve'], size: PHONE });
  const pia = await openDevice(stage, { scene, as: ['Pia'], size: PHONE });
  const asked = t.table.wouldAbandon(['Eve']);
  const ask = async () => {
    await button(await openMenu(eve.page), t.table.abandonAsk).click();
    await button(eve.page.getByRole('alertdialog'), t.table.abandonAskThem).click();
    await banner(eve, t.table.iWouldAbandon([], ['Pia'])).waitFor();
    await banner(pia, asked).waitFor();
  };
  await ask();
  await button(eve.page, t.table.abandonTakeBack).click();
  await banner(pia, asked).waitFor({ state: 'hidden' });
  await ask();
  await button(pia.page, t.table.abandonAgree).click();
  // Pia's agreement is the last one needed, so the page asks her to confirm.
  await button(pia.page.getByRole('alertdialog'), t.table.abandon).click();
  await button(eve.page, t.lobby.begin).waitFor();
  await button(pia.page, t.lobby.begin).waitFor();
  await goHome(eve, pia);
});
