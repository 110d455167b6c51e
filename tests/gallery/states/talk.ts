/** The talk: its button, its panel on each screen, and the crew's messages in the film and in the analysis. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import type { Line } from '../../../shared/game/talk.ts';
import { lookBack } from '../../browser/analysing.ts';
import { unfold } from '../../browser/lobby.ts';
import { button, moment } from '../../browser/parts.ts';
import { PHONE, type Person } from '../../browser/people.ts';
import { openTalk } from '../../browser/talk.ts';
import { wholeGame } from '../../helpers/finished.ts';
import type { Scene } from '../scene.ts';
import { finished, seated, underway } from '../scenes.ts';
import type { State } from '../state.ts';

const text = (words: string): Line => ({ type: 'text', text: words });
const LONG =
  'I have counted it twice: if the storm drove yellow west, it can only be on B8 or B9, and then it would have seen the woody island as well, which it did not report at all.';
const grid = (page: Page) => page.getByRole('grid');

/** Everybody says something to the table. */
async function chatting(scene: Scene): Promise<Scene> {
  await scene.does('Pia', { type: 'say', line: { type: 'phrase', phrase: 'hello' } });
  await scene.does('Ann', { type: 'say', line: text('Hello Pia! Shall we play with lighthouses?') });
  await scene.does('Eve', { type: 'say', line: text('שלום (hello)') });
  return scene.does('Eve', { type: 'say', line: text(LONG) });
}

/** Ann and Eve are a crew. They have talked to each other and to Pia, who is Poseidon. */
async function crewTalking(): Promise<Scene> {
  const scene = await chatting(await underway({}, {}, { crew: true, clock: true }));
  scene.clock = { leftMs: 90_000, ofMs: 120_000 };
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  await scene.does('Eve', {
    type: 'say-to-crew',
    line: { type: 'phrase', phrase: 'north-of', ship: 'yellow', square: 'b9' },
  });
  await scene.does('Ann', { type: 'say-to-crew', line: { type: 'phrase', phrase: 'not-sure' } });
  return scene.does('Eve', { type: 'say-to-crew', line: text(LONG) });
}

/** A finished game in which the crew talked before the first storm and in the first round. */
function talkedOver(): Scene {
  const events = wholeGame();
  const at = events.findIndex(({ type }) => type === 'sailed') + 1;
  const scene = finished([
    ...events.slice(0, 1),
    { type: 'said-to-crew', player: 'ben', number: 0, line: { type: 'phrase', phrase: 'hello' } },
    ...events.slice(1, at),
    { type: 'said-to-crew', player: 'ann', number: 1, line: { type: 'phrase', phrase: 'not-sure' } },
    { type: 'said-to-crew', player: 'ben', number: 2, line: text(LONG) },
    ...events.slice(at),
  ]);
  return scene.happens([
    { type: 'said', player: 'pia', number: 0, line: { type: 'phrase', phrase: 'good-game' } },
  ]);
}

const muting: State['reach'] = async (person) => {
  const panel = await openTalk(person);
  await panel.getByText(t.talk.settings, { exact: true }).click();
  await panel.getByLabel(t.talk.mute('Eve')).check();
  await panel.getByText(t.talk.hidden('Eve', 2)).waitFor();
};

/** Shows the film one step after the first order. */
async function toFirstOrder({ page }: Person): Promise<void> {
  await moment(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText(LONG).first().waitFor();
}

const IN_LOBBY = { scene: async () => chatting(await seated()), as: ['Pia'] } as const;
const CREW = { scene: crewTalking, as: ['Ann'], there: grid } as const;
const OVER = { scene: talkedOver, as: ['pia'], there: moment } as const;

export const TALK: readonly State[] = [
  { ...IN_LOBBY, name: 'the lobby with unread messages', size: PHONE },
  { ...IN_LOBBY, name: 'the talk in the lobby', isMain: true, reach: openTalk },
  {
    name: 'a talk without messages',
    scene: seated,
    as: ['Ann'],
    size: PHONE,
    reach: openTalk,
  },
  { ...CREW, name: 'a crew with unread messages', size: PHONE },
  {
    ...CREW,
    name: 'signals and unread messages',
    inEveryRun: true,
    size: PHONE,
    reach: async ({ page }) => {
      await button(page, t.talk.unread(t.navigators.signals, 5)).click();
      await page.getByRole('dialog', { name: t.navigators.signals }).waitFor();
    },
  },
  { ...CREW, name: 'the crew’s talk', isMain: true, reach: openTalk },
  {
    ...CREW,
    name: 'phrases about a ship and a square',
    inEveryRun: true,
    size: PHONE,
    reach: async (person) => {
      const panel = await openTalk(person);
      await panel.getByText(t.talk.about, { exact: true }).click();
      await button(panel, t.common.colours.white).click();
      await panel.locator('[data-square="c5"]').click();
      await button(panel, t.talk.phrases.certain({ ship: 'white', square: 'C5' })).waitFor();
    },
  },
  {
    ...CREW,
    name: 'a message near the limit',
    reach: async (person) => {
      const panel = await openTalk(person);
      await panel.getByRole('textbox').fill('ship '.repeat(52));
      await panel.getByText(t.talk.left(20)).waitFor();
    },
  },
  {
    ...CREW,
    name: 'friends on one device talk',
    scene: async () => {
      const scene = await underway({}, {}, { crew: true });
      await scene.does('Pia', { type: 'say', line: { type: 'phrase', phrase: 'hello' } });
      return scene;
    },
    as: ['Ann', 'Eve'],
    size: PHONE,
    reach: openTalk,
  },
  { ...CREW, name: 'Poseidon with unread messages', as: ['Pia'], size: PHONE },
  {
    ...CREW,
    name: 'the table’s talk for Poseidon',
    as: ['Pia'],
    size: PHONE,
    inEveryRun: true,
    reach: openTalk,
  },
  { ...CREW, name: 'a muted player', as: ['Pia'], size: PHONE, reach: muting },
  {
    ...CREW,
    name: 'a spectator reads the talk',
    scene: async () => chatting(await underway()),
    as: ['Eve'],
    reach: openTalk,
  },
  {
    name: 'phrases only',
    scene: async () =>
      (await chatting(await seated())).does('Ann', { type: 'allow-free-text', allowed: false }),
    as: ['Pia'],
    size: PHONE,
    inEveryRun: true,
    reach: openTalk,
  },
  {
    name: 'the host removes a message',
    scene: async () => (await chatting(await seated())).does('Ann', { type: 'remove-line', line: 0 }),
    as: ['Ann'],
    size: PHONE,
    inEveryRun: true,
    reach: async (person) => {
      const panel = await openTalk(person);
      await panel.getByText(t.talk.settings, { exact: true }).click();
      await button(panel, t.talk.removing).click();
      await panel.getByText(t.talk.removed).waitFor();
    },
  },
  {
    name: 'removing a message?',
    scene: async () => chatting(await seated()),
    as: ['Ann'],
    size: PHONE,
    reach: async (person) => {
      const panel = await openTalk(person);
      await panel.getByText(t.talk.settings, { exact: true }).click();
      await button(panel, t.talk.removing).click();
      await button(panel, t.talk.removeOne('Eve', LONG)).click();
      await person.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'the host chooses what may be written',
    scene: seated,
    as: ['Ann'],
    size: PHONE,
    reach: (person) => unfold(person, t.lobby.more, t.lobby.tableFold),
  },
  { ...OVER, name: 'the film with the crew’s talk', inEveryRun: true, reach: toFirstOrder },
  { ...OVER, name: 'the film with the crew’s talk on a phone', size: PHONE, reach: toFirstOrder },
  {
    ...OVER,
    name: 'the analysis with the crew’s talk',
    reach: async ({ page }) => {
      await lookBack(page);
      // Before any step, the start of the game is shown.
      await page.getByText(t.talk.phrases.hello({ ship: 'red', square: '' })).waitFor();
    },
  },
  { ...OVER, name: 'the talk at the ending', size: PHONE, reach: openTalk },
];
