/** The talk of friends: the crew's messages come to the crew alone, and the table's to everybody. */
import { expect, it } from 'vitest';
import { lineWords } from '../../client/text/line-words.ts';
import { t } from '../../client/text/text.ts';
import type { Line } from '../../shared/game/talk.ts';
import { openDevice } from '../gallery/device.ts';
import { seated } from '../gallery/scenes.ts';
import { openSeat, tableAtServer } from './at-server.ts';
import { expectFocus, goTo, press } from './keyboard.ts';
import { expectNoFaults } from './no-faults.ts';
import { button } from './parts.ts';
import { PHONE, type Person } from './people.ts';
import { useStage } from './stage.ts';
import { closeTalk, openTalk, sayPhrase } from './talk.ts';

const stage = useStage();
const SECRET = 'Yellow hides behind <b>the woods</b> & waits';
const WHERE: Line = { type: 'phrase', phrase: 'certain', ship: 'white', square: 'c5' };
const HELLO: Line = { type: 'phrase', phrase: 'hello' };

/** Everything that a page's server sends it from now on. The page reloads, so it is also sent all that it had. */
async function overhear({ page }: Person): Promise<string[]> {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload)));
  });
  await page.reload();
  return heard;
}

it('two Navigators write by keyboard and by finger, and Poseidon is sent only what the table may read', async () => {
  const { at } = await tableAtServer(stage.url, { Ann: 'navigators', Ben: 'navigators', Pia: 'poseidon' });
  await at.Ann.does({ type: 'begin-game' });
  const [ann, ben, pia] = [
    await openSeat(stage, at.Ann, 'Ann'),
    await openSeat(stage, at.Ben, 'Ben', PHONE),
    await openSeat(stage, at.Pia, 'Pia', PHONE),
  ];
  const sentToPia = await overhear(pia);
  const mark = (person: Person, name: string, count: number) =>
    button(person.page, t.talk.unread(name, count)).waitFor();

  // Ann writes to the crew by keyboard. Escape closes the talk and returns the focus to its button.
  await press(ann.page, new RegExp(`^${t.navigators.signals}$`));
  await press(ann.page, new RegExp(`^${t.talk.title}$`));
  const annsTalk = ann.page.getByRole('dialog', { name: t.talk.title, exact: true });
  await annsTalk.getByText(t.talk.empty).waitFor();
  // The field comes after the messages.
  await goTo(ann.page, new RegExp(`^${t.talk.messages}$`));
  await ann.page.keyboard.press('Tab');
  await ann.page.keyboard.type(SECRET);
  await ann.page.keyboard.press('Enter');
  await annsTalk.getByRole('log').getByText(SECRET).waitFor();
  await closeTalk(ann);
  await expectFocus(ann.page, new RegExp(`^${t.navigators.signals}$`));

  // Ben reads it, and answers by finger: with a ship and a square to the crew, and to the table.
  await mark(ben, t.navigators.signals, 1);
  const bensTalk = await openTalk(ben);
  await bensTalk.getByRole('log').getByText(SECRET).waitFor();
  await bensTalk.getByText(t.talk.about, { exact: true }).click();
  await button(bensTalk, t.common.colours.white).click();
  await bensTalk.locator('[data-square="c5"]').click();
  await button(bensTalk, lineWords(WHERE)).click();
  await bensTalk.getByRole('log').getByText(lineWords(WHERE)).waitFor();
  await button(bensTalk, t.talk.tabs.table).click();
  await sayPhrase(bensTalk, 'hello');
  await bensTalk.getByRole('log').getByText(lineWords(HELLO)).waitFor();
  await closeTalk(ben);
  await mark(ann, t.navigators.signals, 2);

  // Poseidon reads the table's message. The crew's messages are not on Poseidon's page, nor in anything it was sent.
  await mark(pia, t.talk.title, 1);
  const piasTalk = await openTalk(pia);
  await piasTalk.getByRole('log').getByText(lineWords(HELLO)).waitFor();
  expect(await button(piasTalk, t.talk.tabs.crew).count()).toBe(0);
  await closeTalk(pia);
  await button(pia.page, t.talk.title).waitFor();
  const page = await pia.page.content();
  for (const secret of ['hides behind', 'certainly on', 'said-to-crew'])
    expect([page, ...sentToPia].filter((text) => text.includes(secret))).toEqual([]);
  expect(sentToPia.some((text) => text.includes('"hello"'))).toBe(true);
  expectNoFaults(ann, ben, pia);
});

it('the host allows phrases only and removes a message, and players mute others', async () => {
  const scene = await seated();
  await scene.does('Eve', { type: 'say', line: { type: 'text', text: 'Something rude' } });
  await scene.does('Eve', { type: 'say', line: HELLO });
  const ann = await openDevice(stage, { scene, as: ['Ann'] });
  const pia = await openDevice(stage, { scene, as: ['Pia'], size: PHONE });
  const [annsTalk, piasTalk] = [await openTalk(ann), await openTalk(pia)];
  await piasTalk.getByText('Something rude').waitFor();

  await annsTalk.getByText(t.talk.settings, { exact: true }).click();
  await annsTalk.getByRole('radio', { name: t.talk.writing.options[1] ?? '' }).check({ force: true });
  await button(annsTalk, t.talk.removing).click();
  await button(annsTalk, t.talk.removeOne('Eve', 'Something rude')).click();
  await button(ann.page.getByRole('alertdialog'), t.talk.removeConfirm).click();
  await annsTalk.getByText(t.talk.removed).waitFor();

  await piasTalk.getByText(t.talk.onlyPhrasesHere).waitFor();
  await piasTalk.getByText(t.talk.removed).waitFor();
  expect(await piasTalk.getByRole('textbox').count()).toBe(0);
  expect(await piasTalk.getByText('Something rude').count()).toBe(0);
  await sayPhrase(piasTalk, 'agreed');
  await piasTalk.getByText(t.talk.settings, { exact: true }).click();
  await piasTalk.getByLabel(t.talk.mute('Eve')).check();
  await piasTalk.getByText(t.talk.hidden('Eve', 2)).waitFor();
  await closeTalk(pia);

  // Messages of a muted player are not unread, also after a reload. Those of others are.
  await pia.page.reload();
  await scene.does('Eve', { type: 'say', line: HELLO });
  await scene.does('Ann', { type: 'say', line: HELLO });
  await button(pia.page, t.talk.unread(t.talk.title, 1)).waitFor();
  await (await openTalk(pia)).getByText(t.talk.hidden('Eve', 1)).waitFor();
  expectNoFaults(ann, pia);
});
