/** Who may come in, stay and end it: knocking, the lock, taking off the table, and breaking off, through the pages. */
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import * as de from '../../client/text/de/index.ts';
import { startMortalServer } from '../helpers/server.ts';
import { violations } from './axe.ts';
import { clipped } from './clipped.ts';
import { unfold } from './lobby.ts';
import { begin, joinTable, makeTable, meet, person, PHONE, TABLET, type Person } from './people.ts';
import { browser, server } from './stage.ts';

const press = ({ page }: Person, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const heading = ({ page }: Person, name: string) => page.getByRole('heading', { name });
/** What is said above the screen. */
const sign = ({ page }: Person, text: string) => page.getByRole('status').filter({ hasText: text });
/** The ships, as the Navigators' screen alone has them. */
const crew = ({ page }: Person): Locator => page.getByRole('list', { name: 'Ships' });

async function part(...people: readonly Person[]): Promise<void> {
  for (const { faults } of people) expect(faults).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
}

/** Somebody comes to the door of a running game and asks to join. */
async function knock(one: Person, url: string, code: string): Promise<void> {
  await one.page.goto(`${url}/t/${code}`);
  await one.page.getByRole('textbox', { name: 'Your name' }).fill(one.name);
  await press(one, 'Ask to join');
  await heading(one, 'You have knocked').waitFor();
}

/** The tokens that a device keeps for its tables. */
const held = ({ page }: Person) => page.evaluate(() => localStorage.getItem('odyssey.seats'));

it('who knocks by phone is let in by Poseidon, and sits with the Navigators', async () => {
  const { navigator: ann, poseidon: pia, code } = await meet(browser, server.url);
  await begin(ann);
  const ben = await person(browser, 'Ben', PHONE);
  await knock(ben, server.url, code);
  await ben.page.getByText('Ann and Pia are asked. One yes is enough.').waitFor();
  await sign(ann, 'Ben would like to join.').waitFor();
  await sign(pia, 'Ben would like to join.').waitFor();
  for (const one of [ann, pia, ben]) expect(await violations(one.page)).toEqual([]);
  const touched = await pia.page.getByRole('button', { name: 'Let in' }).boundingBox();
  expect(Math.min(touched?.height ?? 0, touched?.width ?? 0)).toBeGreaterThanOrEqual(44);
  await press(pia, 'Let in');
  await crew(ben).waitFor();
  await ben.page.getByText('Pia has let you in.').first().waitFor();
  await sign(ann, 'Ben would like to join.').waitFor({ state: 'hidden' });
  await sign(pia, 'Ben would like to join.').waitFor({ state: 'hidden' });
  await part(ann, pia, ben);
});

it('who is refused is told kindly, looks on, asks again, and comes in', async () => {
  const { navigator: ann, poseidon: pia, code } = await meet(browser, server.url);
  await begin(ann);
  const ben = await person(browser, 'Ben', TABLET);
  await knock(ben, server.url, code);
  const cleo = await person(browser, 'Cleo', PHONE);
  await knock(cleo, server.url, code);
  // One after the other.
  await sign(ann, 'Ben would like to join. One more is knocking.').waitFor();
  await press(ann, 'Not now');
  await sign(ann, 'Cleo would like to join.').waitFor();
  await heading(ben, 'Not just now').waitFor();
  await press(cleo, 'Cancel');
  await sign(ann, 'Cleo would like to join.').waitFor({ state: 'hidden' });
  await press(ben, 'Ask again');
  await press(ben, 'Look on meanwhile');
  await sign(ben, 'You have asked to join.').waitFor();
  await sign(ann, 'Ben would like to join.').waitFor();
  await press(ann, 'Not now');
  await sign(ben, 'Not just now, say the others.').waitFor();
  expect(await violations(ben.page)).toEqual([]);
  await press(ben, 'Ask again');
  await press(pia, 'Let in');
  await crew(ben).waitFor();
  await part(ann, pia, ben, cleo);
});

it('who waits knocks again by itself when the server has been started anew', async () => {
  const mortal = await startMortalServer();
  const { navigator: ann, poseidon: pia, code } = await meet(browser, mortal.url);
  await begin(ann);
  const ben = await person(browser, 'Ben', PHONE);
  await knock(ben, mortal.url, code);
  await sign(pia, 'Ben would like to join.').waitFor();
  await mortal.kill();
  await mortal.start();
  await press(pia, 'Let in');
  await crew(ben).waitFor();
  await part(ann, pia, ben);
  await mortal.stop();
});

it('who waits comes in by itself when the game is over', async () => {
  const { navigator: ann, poseidon: pia, code } = await meet(browser, server.url);
  await begin(ann);
  const ben = await person(browser, 'Ben', PHONE);
  await knock(ben, server.url, code);
  await press(ann, 'Menu');
  await press(ann, 'Abandon the game');
  await ann.page.getByRole('alertdialog').getByRole('button', { name: 'Abandon the game' }).click();
  await ben.page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await ann.page.getByText('Ben', { exact: true }).first().waitFor();
  await part(ann, pia, ben);
});

it('who is at the table without a seat asks to sit down', async () => {
  const { navigator: ann, poseidon: pia, code } = await meet(browser, server.url);
  const cleo = await person(browser, 'Cleo', PHONE);
  await joinTable(cleo, server.url, code, 'Decide later');
  await begin(ann);
  await press(cleo, 'Ask to sit down');
  await cleo.page.getByRole('alertdialog').getByRole('button', { name: 'Ask to sit down' }).click();
  await sign(cleo, 'You have asked to sit down.').waitFor();
  await sign(pia, 'Cleo would like to sit down.').waitFor();
  await press(ann, 'Let in');
  await crew(cleo).waitFor();
  await part(ann, pia, cleo);
});

it('a name that only looks like another is refused at its field', async () => {
  const ann = await person(browser, 'Anna', TABLET);
  const code = await makeTable(ann, server.url);
  const ben = await person(browser, 'Ben', PHONE);
  await ben.page.goto(`${server.url}/t/${code}`);
  // The first letter is Cyrillic.
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('\u0410nna');
  await press(ben, 'Join the table');
  await ben.page.getByRole('alert').filter({ hasText: 'Somebody here has that name already' }).waitFor();
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await press(ben, 'Join the table');
  await ben.page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await part(ann, ben);
});

it('the host locks the table: everybody sees it, nobody can join until it is open again', async () => {
  const { navigator: ann, poseidon: pia, code } = await meet(browser, server.url);
  await unfold(ann, 'This table');
  await ann.page.getByRole('radio', { name: 'Locked' }).check({ force: true });
  const sign = pia.page.getByRole('banner').getByText('Locked');
  await sign.waitFor();
  // On its side a phone has one row for all of the head.
  await pia.page.setViewportSize({ width: 844, height: 390 });
  const rename = pia.page.getByRole('button', { name: 'Change your name' });
  const beside = async () => {
    const [name, lock] = await Promise.all([rename.boundingBox(), sign.boundingBox()]);
    return name && lock && name.y < lock.y && lock.y < name.y + name.height && name.x + name.width <= lock.x;
  };
  await expect.poll(beside).toBe(true);
  // Where even its length is too short for that, nothing of it lies out of the window.
  await pia.page.setViewportSize({ width: 667, height: 375 });
  const top = async () => (await rename.boundingBox())?.y ?? NaN;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await pia.page.setViewportSize(PHONE);
  await pia.page.getByRole('heading', { name: 'Invite friends' }).click();
  await pia.page.getByText('The table is locked: nobody else can join now.').waitFor();
  const ben = await person(browser, 'Ben', PHONE);
  await ben.page.goto(`${server.url}/t/${code}`);
  await ben.page.getByText(/The host has locked this table/).waitFor();
  expect(await ben.page.getByRole('textbox', { name: 'Your name' }).count()).toBe(0);
  for (const one of [ann, pia, ben]) expect(await violations(one.page)).toEqual([]);
  await begin(ann);
  await ben.page.getByRole('button', { name: 'Only look on' }).waitFor();
  await press(ann, 'Menu');
  await ann.page.getByRole('radio', { name: 'Open', exact: true }).check({ force: true });
  await ben.page.getByRole('button', { name: 'Ask to join' }).waitFor();
  await part(ann, pia, ben);
});

it('the host takes off somebody who is there, and locks the table behind them', async () => {
  const { navigator: ann, poseidon: pia, code } = await meet(browser, server.url);
  const ben = await person(browser, 'Ben', PHONE);
  await joinTable(ben, server.url, code, 'Navigators');
  await begin(ann);
  await crew(ben).waitFor();
  await press(ann, 'Menu');
  await press(ann, 'Ben: what you can do as the host');
  expect(await violations(ann.page)).toEqual([]);
  await press(ann, 'Take off the table');
  const question = ann.page.getByRole('alertdialog');
  await question.getByText('They can come back with the code, as somebody new.').waitFor();
  await question.getByRole('checkbox', { name: 'Lock the table, too' }).check();
  await question.getByText('At a locked table nobody can join, or come back.').waitFor();
  await question.getByRole('button', { name: 'Take off the table' }).click();
  await heading(ben, 'The host has taken you off this table').waitFor();
  expect(await violations(ben.page)).toEqual([]);
  await expect.poll(() => held(ben)).toBe('[]');
  await press(ben, 'Only look on');
  await heading(ben, 'You are watching').waitFor();
  await ben.page.reload();
  await ben.page.getByText(/The host has locked this table/).waitFor();
  await pia.page.getByRole('button', { name: 'Menu' }).waitFor();
  await part(ann, pia, ben);
});

it('a game is broken off when all who play agree; who has asked can take it back', async () => {
  const ann = await person(browser, 'Ann', TABLET);
  const [ben, pia] = [await person(browser, 'Ben', PHONE), await person(browser, 'Pia', PHONE)];
  const code = await makeTable(ann, server.url);
  await joinTable(ben, server.url, code, 'Navigators');
  await joinTable(pia, server.url, code, 'Poseidon');
  await begin(ben);
  const ask = async () => {
    await press(ben, 'Menu');
    await press(ben, 'Ask to abandon the game');
    await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Ask them' }).click();
    await sign(ben, 'You would abandon the game. Still to agree: Pia.').waitFor();
  };
  await ask();
  await sign(pia, 'Ben would like to abandon the game.').waitFor();
  expect(await violations(pia.page)).toEqual([]);
  await press(ben, 'Take it back');
  await sign(pia, 'Ben would like to abandon the game.').waitFor({ state: 'hidden' });
  await ask();
  await press(pia, 'Agree');
  // Hers is the last word: she is asked once more.
  await pia.page.getByRole('alertdialog').getByRole('button', { name: 'Abandon the game' }).click();
  await ben.page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await pia.page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await part(ann, ben, pia);
});

it('all of it fits 360 px in German', async () => {
  const size = { width: 360, height: 640 };
  const { navigator: ann, poseidon: pia, code } = await meet(browser, server.url);
  await pia.page.evaluate(() => localStorage.setItem('odyssey.language', 'de'));
  await pia.page.setViewportSize(size);
  await begin(ann);
  await pia.page.reload();
  const maxi = await person(browser, 'Maximiliane', size, { locale: 'de-DE' });
  await maxi.page.goto(`${server.url}/t/${code}`);
  await maxi.page.getByRole('textbox', { name: de.player.name }).fill('Maximiliane');
  const fits = async (...people: readonly Person[]) => {
    for (const { page } of people) expect(await clipped(page)).toEqual([]);
  };
  await fits(maxi);
  await press(maxi, de.door.ask);
  await heading(maxi, de.door.waitingTitle).waitFor();
  await sign(pia, de.door.wantsIn('Maximiliane')).waitFor();
  await fits(maxi, pia);
  await press(maxi, de.door.watchMeanwhile);
  await sign(maxi, de.door.knockedToJoin).waitFor();
  await fits(maxi);
  await press(pia, de.door.notNow);
  await sign(maxi, de.door.notNowSaid).waitFor();
  await fits(maxi);
  // What is said above leaves room for what can be done below.
  await maxi.page.setViewportSize({ width: 360, height: 740 });
  const foretell = maxi.page.getByRole('button', { name: de.foretelling.asksFirst });
  await expect
    .poll(async () => foretell.boundingBox().then((box) => (box?.y ?? NaN) + (box?.height ?? NaN)))
    .toBeLessThanOrEqual(740);
  await maxi.page.setViewportSize(size);
  await press(maxi, de.door.askAgain);
  await press(pia, de.door.letIn);
  await maxi.page.getByRole('button', { name: de.navigators.signals }).waitFor();
  await press(pia, de.table.menu);
  await press(pia, de.table.abandonAsk);
  await press(pia, de.table.abandonAskThem);
  await sign(maxi, de.table.wouldAbandon(['Pia'])).waitFor();
  await sign(pia, de.table.iWouldAbandon([], ['Ann', 'Maximiliane'])).waitFor();
  await fits(maxi, pia);
  await part(ann, pia, maxi);
});
