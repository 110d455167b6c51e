/** The end of a game that is decided or conceded before its last round, as each side sees it. */
import type { Page } from 'playwright';
import { SHIPS } from '../../../shared/board/board.ts';
import { headingBetween, neighbours } from '../../../shared/board/squares.ts';
import { t } from '../../../client/text/text.ts';
import { boardFrom } from '../../helpers/board-from.ts';
import { PHONE } from '../../browser/people.ts';
import { button, openMenu } from '../../browser/parts.ts';
import type { Scene } from '../scene.ts';
import { underway, type Around } from '../scenes.ts';
import type { State } from '../state.ts';

const END = { type: 'finish-game', finish: 'won' } as const;
const CONCEDE = { type: 'finish-game', finish: 'concede' } as const;
const board = boardFrom({});
/** A square beside the Sacred Island, on which three ships start. */
const beside = neighbours(board, board.sacred)[0] ?? board.sacred;
const HOME = headingBetween(beside, board.sacred) ?? 'N';

/** A game whose first three ships have just come home. */
async function won(around: Around = {}): Promise<Scene> {
  const scene = await underway({ red: beside, green: beside, white: beside }, {}, around);
  const [to = board.starts.yellow] = neighbours(board, board.starts.yellow);
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: to } });
  for (const ship of SHIPS.slice(0, 3))
    await scene.does(around.crew && ship === 'green' ? 'Eve' : 'Ann', { type: 'sail', ship, heading: HOME });
  return scene;
}

const says = (words: string) => (page: Page) => page.getByRole('status').getByText(words);

/** A state that begins when another player gives a command. */
function after(
  player: string,
  command: typeof END | typeof CONCEDE,
  words: string,
): NonNullable<State['reach']> {
  return async ({ page }, scene) => {
    await scene.does(player, command);
    await says(words)(page).waitFor();
  };
}

export const FINISHING: readonly State[] = [
  {
    name: 'the third ship is home, Navigators',
    scene: () => won(),
    as: ['Ann'],
    inEveryRun: true,
    there: says(t.finish.won),
  },
  {
    name: 'the third ship is home, for points',
    scene: () => won({ mode: 'competing', crew: true }),
    as: ['Ann'],
    size: PHONE,
    there: says(t.finish.wonPoints),
  },
  {
    name: 'the third ship is home, Poseidon',
    scene: () => won(),
    as: ['Pia'],
    size: PHONE,
    inEveryRun: true,
    there: says(t.finish.lost),
  },
  {
    name: 'the third ship is home, a spectator',
    scene: () => won(),
    as: ['Eve'],
    there: says(t.finish.seen),
  },
  {
    name: 'somebody would end the won game',
    scene: () => won({ crew: true }),
    as: ['Ann'],
    size: PHONE,
    there: says(t.finish.won),
    reach: after('Eve', END, t.finish.othersEnd(['Eve'])),
  },
  {
    name: 'has asked to end the won game',
    scene: () => won({ crew: true }),
    as: ['Eve'],
    size: PHONE,
    there: says(t.finish.won),
    reach: async ({ page }) => {
      await button(page, t.finish.endHere).click();
      const question = page.getByRole('alertdialog', { name: t.finish.endTitle });
      await question.getByText(t.finish.endAskText).waitFor();
      await button(question, t.finish.endHere).click();
      await says(t.finish.iEnd(['Ann']))(page).waitFor();
    },
  },
  {
    name: 'concede?',
    scene: () => underway(),
    as: ['Pia'],
    size: PHONE,
    there: (page) => page.getByRole('grid'),
    reach: async ({ page }) => {
      await button(await openMenu(page), t.finish.concede).click();
      await page.getByRole('alertdialog', { name: t.finish.concedeTitle }).waitFor();
    },
  },
  {
    name: 'somebody would concede',
    scene: () => underway({}, {}, { crew: true }),
    as: ['Ann'],
    size: PHONE,
    there: (page) => page.getByRole('grid'),
    reach: after('Eve', CONCEDE, t.finish.othersConcede(['Eve'])),
  },
  {
    name: 'Poseidon has conceded',
    scene: () => underway(),
    as: ['Ann'],
    size: PHONE,
    there: (page) => page.getByRole('grid'),
    reach: async ({ page }, scene) => {
      await scene.does('Pia', CONCEDE);
      await page.getByRole('heading', { name: t.finish.conceded.poseidon(1) }).waitFor();
    },
  },
];
