/** The lobby: the players, the board, the rules, and the dialogs that ask for confirmation. */
import { t } from '../../../client/text/text.ts';
import { ownBoardId } from '../../../shared/board/packed-board.ts';
import { seaId } from '../../../shared/seas/code.ts';
import { PHONE, type Person } from '../../browser/people.ts';
import { button } from '../../browser/parts.ts';
import { unfold, unfoldAll } from '../../browser/lobby.ts';
import { threeSeated } from '../evening-scenes.ts';
import { Scene } from '../scene.ts';
import { seated } from '../scenes.ts';
import { boardFrom } from '../../helpers/board-from.ts';
import type { State } from '../state.ts';

const SEA = seaId({ version: 2, size: 11, difficulty: 'standard', seed: 7 });
const SMALL = boardFrom({});
const DRAWN = { ...SMALL, name: 'Grandma’s bay', id: ownBoardId({ ...SMALL, name: 'Grandma’s bay' }) };

/** A table that Ann has created. Ben has joined as a Navigator. */
const withGuest = () => new Scene(['Ann', 'Ben']).does('Ben', { type: 'sit', seat: 'navigators' });

/** A table at which three players want to compete, with a clock. The host has allowed the big screen. */
async function evening(): Promise<Scene> {
  const scene = await threeSeated();
  await scene.does('Ann', { type: 'choose-mode', mode: 'competing' });
  await scene.does('Ann', { type: 'choose-clock', clock: { poseidon: 300, order: 120, atZero: 'sign' } });
  return scene.does('Ann', { type: 'allow-olympus', allowed: true });
}

/** The same table with a clock of days. */
async function overDays(): Promise<Scene> {
  const clock = { hours: 24, atZero: 'random move' } as const;
  return (await threeSeated()).does('Ann', { type: 'choose-clock', clock });
}

async function withLighthouses(): Promise<Scene> {
  const scene = new Scene(['Ann']);
  const variants = { ...scene.table.variants, lighthouses: 2 } as const;
  return scene.does('Ann', { type: 'choose-variants', variants });
}

const locked = async () => (await seated()).does('Ann', { type: 'lock-table', locked: true });

/** A table that its host has opened. Nobody is Poseidon, and an opponent will come in four minutes. */
async function waiting(): Promise<Scene> {
  const scene = new Scene(['Ann', 'Ben']);
  await scene.does('Ann', { type: 'open-table', open: { waitMinutes: 5 } });
  await scene.does('Ann', { type: 'sit', seat: 'navigators' });
  scene.clock = { leftMs: 4 * 60_000, ofMs: 5 * 60_000 };
  return scene;
}

const LONG_NAMES = { Ann: 'Maximiliane-Theodora Vos', Pia: 'Wwwwwwwwwwwwwwwwwwwwwwww', Ben: 'Ben' };

/** A state with a confirmation dialog, which opens when a button in the lobby is pressed. */
function question(name: string, asks: string, more: Partial<State> = {}): State {
  return {
    name,
    scene: seated,
    as: ['Ann'],
    size: PHONE,
    reach: async ({ page }) => {
      await button(page, asks).click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    },
    ...more,
  };
}

/** A table whose chosen board no longer exists on the server. */
const boardGone = async () => (await seated()).happens([{ type: 'board-chosen', board: 'MINE' }]);

/** A table at which a sea is chosen. */
const withSea = async () => (await seated()).happens([{ type: 'board-chosen', board: SEA }]);

/** A table to which somebody has brought a board that they drew. */
const withDrawn = async () => (await seated()).happens([{ type: 'own-board-chosen', board: DRAWN }]);

/** Unfolds the boards. Resolves once the pictures are there, which the device draws for seas. */
async function showBoards(person: Person): Promise<void> {
  await unfold(person, t.lobby.what, t.lobby.board);
  const boards = person.page.getByRole('radiogroup', { name: t.lobby.board });
  await boards.getByRole('radio').first().waitFor();
  await boards.locator('.chosen svg g[transform]').first().waitFor({ state: 'attached' });
}

const SEAS: readonly State[] = [
  { name: 'lobby, a sea', scene: withSea, as: ['Ann'], isMain: true, reach: showBoards },
  { name: 'lobby, a sea without a say', scene: withSea, as: ['Eve'], size: PHONE, reach: showBoards },
  { name: 'lobby, a drawn board', scene: withDrawn, as: ['Ann'], size: PHONE, reach: showBoards },
  {
    name: 'lobby, a wrong code of a sea',
    scene: withSea,
    as: ['Ann'],
    size: PHONE,
    reach: async (person) => {
      await showBoards(person);
      await person.page.getByLabel(t.boards.enterCode).fill('HELLO');
      await button(person.page, t.boards.takeSea).click();
      await person.page.getByText(t.boards.notACode).waitFor();
    },
  },
];

export const LOBBY: readonly State[] = [
  ...SEAS,
  { name: 'lobby, alone', scene: () => new Scene(['Ann']), as: ['Ann'], size: PHONE },
  {
    name: 'lobby, what we play',
    scene: withLighthouses,
    as: ['Ann'],
    size: PHONE,
    isMain: true,
    reach: (person) => unfold(person, t.lobby.what),
  },
  {
    name: 'lobby, more settings',
    scene: () => new Scene(['Ann']),
    as: ['Ann'],
    size: PHONE,
    isMain: true,
    reach: (person) => unfoldAll(person, t.lobby.who),
  },
  {
    name: 'lobby, open to anybody',
    inEveryRun: true,
    scene: waiting,
    as: ['Ann'],
    size: PHONE,
    reach: (person) => unfold(person, t.lobby.more, t.lobby.tableFold),
  },
  { name: 'lobby, waiting for Poseidon', scene: waiting, as: ['Ben'], size: PHONE },
  {
    name: 'lobby, mix your own',
    inEveryRun: true,
    scene: withLighthouses,
    as: ['Ann'],
    size: PHONE,
    reach: (person) => unfold(person, t.lobby.what, t.lobby.rules, t.variants.helps.poseidon),
  },
  {
    name: 'lobby, the boards',
    inEveryRun: true,
    scene: withLighthouses,
    as: ['Ann'],
    size: PHONE,
    reach: showBoards,
  },
  {
    name: 'lobby, the board has gone',
    scene: boardGone,
    as: ['Ann'],
    size: PHONE,
    reach: ({ page }) =>
      page
        .getByText(t.lobby.boardGone(t.boards.byLetter('MINE')))
        .first()
        .waitFor(),
  },
  { name: 'lobby, a guest', scene: withGuest, as: ['Ben'] },
  {
    name: 'lobby, without a say',
    inEveryRun: true,
    scene: seated,
    as: ['Eve'],
    size: PHONE,
    reach: (person) => unfold(person, t.lobby.what, t.lobby.board),
  },
  {
    name: 'lobby, a guest has come',
    scene: () => new Scene(['Ann']),
    as: ['Ann'],
    size: PHONE,
    lasting: true,
    reach: async ({ page }, scene) => {
      scene.happens([{ type: 'joined', player: 'Ben', name: 'Ben' }]);
      await page.getByText(t.table.news.came('Ben')).first().waitFor();
    },
  },
  {
    name: 'lobby of three, who plays',
    scene: evening,
    as: ['Ann'],
    isMain: true,
    reach: (person) => unfold(person, t.lobby.what, t.lobby.ships),
  },
  {
    name: 'lobby of three, helps and time',
    scene: evening,
    as: ['Ann'],
    isMain: true,
    reach: (person) => unfold(person, t.lobby.helps),
  },
  {
    name: 'lobby of three, over days',
    inEveryRun: true,
    scene: overDays,
    as: ['Ann'],
    size: PHONE,
    reach: (person) => unfold(person, t.lobby.helps),
  },
  { name: 'lobby of three, Poseidon', scene: evening, as: ['Pia'], size: PHONE, isMain: true },
  {
    name: 'lobby of three, a Navigator',
    scene: evening,
    as: ['Ben'],
    size: PHONE,
    reach: (person) => unfold(person, t.lobby.what),
  },
  {
    name: 'lobby of a shared device',
    scene: withGuest,
    as: ['Ann', 'Ben'],
    size: PHONE,
    reach: (person) => unfold(person, t.lobby.more, t.lobby.devices),
  },
  {
    name: 'lobby, locked',
    scene: locked,
    as: ['Pia'],
    size: PHONE,
  },
  {
    name: 'lobby, somebody is away',
    scene: async () => Object.assign(await threeSeated(), { present: ['Ann', 'Ben'] }),
    as: ['Ann'],
    size: PHONE,
  },
  {
    name: 'lobby, long names',
    scene: async () => {
      const scene = new Scene(['Ann', 'Pia', 'Ben'], { names: LONG_NAMES });
      await scene.does('Pia', { type: 'sit', seat: 'poseidon' });
      return scene.does('Ann', { type: 'sit', seat: 'navigators' });
    },
    as: ['Pia'],
    size: PHONE,
    spared: Object.values(LONG_NAMES),
  },

  // ── Questions ────────────────────────────────────────────────────────────────────────────────────
  question('leaving the table?', t.lobby.leave),
  question('another name', t.lobby.rename),
  {
    name: 'somebody would swap sides',
    scene: seated,
    as: ['Pia'],
    size: PHONE,
    reach: async ({ page }, scene) => {
      await scene.does('Ann', { type: 'ask-swap', wish: true });
      await page
        .getByRole('status')
        .getByText(t.seats.swapWanted(['Ann']))
        .waitFor();
    },
  },
  question('an opponent for a seat', t.opponents.letPlay, {
    scene: () => new Scene(['Ann']).does('Ann', { type: 'sit', seat: 'poseidon' }),
  }),
  question('what the host can do', t.table.manageFor('Pia')),
  {
    ...question('deleting the table?', t.lobby.deleteTable),
    reach: async (person) => {
      await unfold(person, t.lobby.more, t.lobby.tableFold);
      await button(person.page, t.lobby.deleteTable).click();
      await person.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...question('taking somebody off the table?', t.table.removePlayer),
    reach: async ({ page }) => {
      await button(page, t.table.manageFor('Pia')).click();
      await button(page, t.table.removePlayer).click();
      const asked = page.getByRole('alertdialog');
      await asked.getByRole('checkbox', { name: t.table.lockToo }).check();
      await asked.getByText(t.table.removeLocked).waitFor();
    },
  },
];
