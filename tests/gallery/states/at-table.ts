/** States around a game: changing devices, people who ask to be let in, players who are away, and lost seats. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import { PHONE } from '../../browser/people.ts';
import { button, openMenu } from '../../browser/parts.ts';
import type { Scene } from '../scene.ts';
import { underway } from '../scenes.ts';
import type { State } from '../state.ts';

const CODE = 'CD5F';
const grid = (page: Page) => page.getByRole('grid');
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });
const inGame = { scene: () => underway({}, {}, { crew: true }), there: grid } as const;

/** Opens the menu, and then presses a button in it. */
function inMenu(name: string): NonNullable<State['reach']> {
  return async ({ page }) => {
    const menu = await openMenu(page);
    await button(menu, name).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).last().waitFor();
  };
}

const withKnocks =
  (...names: readonly string[]) =>
  async () =>
    Object.assign(await underway(), { knocks: names.map((name) => ({ id: name, name })) });

/** A state in which Ben wants to join a running game. He enters his name and asks to be let in. */
const knocking: Pick<State, 'scene' | 'size' | 'answers' | 'there'> & Required<Pick<State, 'reach'>> = {
  scene: () => underway(),
  size: PHONE,
  answers: {
    knock: () => ({ ok: true }),
    join: () => ({ ok: false, refusal: 'must-knock' }),
  },
  there: (page) => button(page, t.door.ask),
  reach: async ({ page }) => {
    await page.getByRole('textbox', { name: t.player.name }).fill('Ben');
    await button(page, t.door.ask).click();
    await heading(t.door.waitingTitle)(page).waitFor();
  },
};

const notLetIn = (scene: Scene) => scene.sends('knock-answered', { code: CODE, letIn: false });

export const AT_TABLE: readonly State[] = [
  // ── The menu and other devices; more in orders.ts and crew.ts ────────────────────────────────────
  { name: 'asking to end early?', ...inGame, as: ['Pia'], size: PHONE, reach: inMenu(t.table.abandonAsk) },
  {
    name: 'a key that is used up',
    scene: () => underway(),
    path: `/t/${CODE}#key=M7KPX2RT`,
    size: PHONE,
    answers: { 'change-device': () => ({ ok: false, refusal: 'no-such-offer' }) },
    there: heading(t.table.takeTitle),
    reach: async ({ page }) => {
      await button(page, t.table.take).click();
      await heading(t.table.takeFailed)(page).waitFor();
    },
  },
  dismissed('moved', 'device-changed', t.table.movedTitle),
  dismissed('open elsewhere', 'elsewhere', t.table.elsewhereTitle),
  dismissed('the table has been deleted', 'table-deleted', t.table.deletedTitle),
  {
    name: 'taken off the table',
    ...inGame,
    as: ['Eve'],
    size: PHONE,
    reach: async ({ page }, scene) => {
      await scene.does('Ann', { type: 'remove-player', player: 'Eve' });
      await heading(t.table.removedTitle)(page).waitFor();
    },
  },

  // ── Players who are away, and empty seats ────────────────────────────────────────────────────────
  {
    name: 'Poseidon is away',
    scene: async () => Object.assign(await underway(), { present: ['Ann', 'Eve'] }),
    as: ['Ann'],
    there: grid,
    reach: ({ page }) => page.getByText(t.game.ownerAway('Pia')).waitFor(),
  },
  {
    name: 'what to do about who is away',
    inEveryRun: true,
    scene: async () => Object.assign(await underway(), { present: ['Ann', 'Eve'] }),
    as: ['Ann'],
    size: PHONE,
    there: grid,
    reach: async ({ page }) => {
      await page.getByTitle(t.table.notHereFor('Pia')).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'an empty seat, the host',
    inEveryRun: true,
    scene: async () => (await underway()).does('Ann', { type: 'free-seat', player: 'Pia' }),
    as: ['Ann'],
    size: PHONE,
    there: (page) => page.getByText(t.table.poseidonEmpty),
  },
  {
    name: 'an empty seat, somebody without one',
    scene: async () => (await underway()).does('Ann', { type: 'free-seat', player: 'Pia' }),
    as: ['Eve'],
    size: PHONE,
    there: (page) => button(page, t.door.askToSit).first(),
  },

  // ── Knocking and letting in ──────────────────────────────────────────────────────────────────────
  { name: 'door of a game', scene: () => underway(), there: (page) => button(page, t.door.watch) },
  {
    name: 'door of a locked game',
    scene: async () => (await underway()).does('Ann', { type: 'lock-table', locked: true }),
    size: PHONE,
    there: (page) => page.getByText(t.door.lockedRunning),
  },
  { ...knocking, name: 'door, has knocked', inEveryRun: true },
  {
    name: 'door, not now',
    ...knocking,
    reach: async (person, scene) => {
      await knocking.reach(person, scene);
      notLetIn(scene);
      await heading(t.door.refusedTitle)(person.page).waitFor();
    },
  },
  {
    name: 'has knocked, and watches',
    ...knocking,
    reach: async (person, scene) => {
      await knocking.reach(person, scene);
      await button(person.page, t.door.watchMeanwhile).click();
      await person.page.getByText(t.door.knockedToJoin).waitFor();
    },
  },
  {
    name: 'watches, not now',
    ...knocking,
    reach: async (person, scene) => {
      await knocking.reach(person, scene);
      await button(person.page, t.door.watchMeanwhile).click();
      notLetIn(scene);
      await person.page.getByText(t.door.notNowSaid).waitFor();
    },
  },
  { ...knocks('somebody knocks, Poseidon', ['Pia'], 'Maximiliane'), inEveryRun: true },
  {
    ...knocks('somebody asks for a seat', ['Ann'], 'Eve'),
    scene: async () =>
      Object.assign(await underway(), { knocks: [{ id: 'Eve', name: 'Eve', player: 'Eve' }] }),
    there: (page) => page.getByText(t.door.wantsSeat('Eve')),
  },
  knocks('two knock, a Navigator', ['Ann'], 'Ben', 'Cleo'),
  {
    name: 'somebody would end early',
    ...inGame,
    as: ['Pia'],
    size: PHONE,
    reach: async ({ page }, scene) => {
      await scene.does('Eve', { type: 'abandon-game' });
      await page
        .getByRole('status')
        .getByText(t.table.wouldAbandon(['Eve']))
        .waitFor();
    },
  },
  {
    name: 'has asked to end early',
    ...inGame,
    as: ['Eve'],
    size: PHONE,
    reach: async ({ page }, scene) => {
      await scene.does('Eve', { type: 'abandon-game' });
      await page
        .getByText(t.table.iWouldAbandon([], ['Pia', 'Ann']))
        .or(button(page, t.table.abandonTakeBack))
        .first()
        .waitFor();
    },
  },
];

/** A state in which the server has dismissed this device from the table. */
function dismissed(
  name: string,
  why: 'elsewhere' | 'device-changed' | 'table-deleted',
  title: string,
): State {
  return {
    name,
    ...inGame,
    as: ['Ann'],
    size: PHONE,
    reach: async ({ page }, scene) => {
      scene.sends('dismissed', why);
      await heading(title)(page).waitFor();
    },
  };
}

/** A state in which these people ask to be let in, and the players on this device may decide. */
function knocks(name: string, as: readonly string[], first: string, ...others: readonly string[]): State {
  return {
    name,
    scene: withKnocks(first, ...others),
    as,
    size: PHONE,
    there: (page) => page.getByText(t.door.wantsIn(first)),
  };
}
