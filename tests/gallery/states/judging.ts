/** A board that is judged by play: while opponents play on it, afterwards, and after a fault. */
import { t } from '../../../client/text/text.ts';
import type { Board } from '../../../shared/board/board.ts';
import { packBoard } from '../../../shared/board/packed-board.ts';
import { JUDGED_GAMES } from '../../../shared/selfplay/judgement.ts';
import { button } from '../../browser/parts.ts';
import type { Person } from '../../browser/people.ts';
import { fakeWorkers } from '../fake-workers.ts';
import { BOARDS } from '../scene.ts';
import type { State } from '../state.ts';

const BOARD: Board = { ...(BOARDS.get('B') as Board), name: 'The Reefs of Ann' };
const PATH = `/boards#${packBoard(BOARD)}`;

const judge = ({ page }: Person) => button(page, t.judging.judge(JUDGED_GAMES)).click();
const verdict = ({ page }: Person) => page.locator('[role="status"] .display');

export const JUDGING: readonly State[] = [
  {
    name: 'judging, while opponents play',
    path: PATH,
    before: (context) => fakeWorkers(context, BOARD, { most: 63 }),
    reach: async (one) => {
      await judge(one);
      await one.page.getByText(t.judging.played(63, JUDGED_GAMES)).waitFor();
    },
  },
  {
    name: 'judging, a worker that breaks',
    path: PATH,
    before: (context) => fakeWorkers(context, BOARD, { most: 63, breaks: true }),
    reach: async (one) => {
      await judge(one);
      await button(one.page, t.judging.again).waitFor();
    },
  },
  {
    name: 'judging, the verdict',
    path: PATH,
    isMain: true,
    before: (context) => fakeWorkers(context, BOARD),
    reach: async (one) => {
      await judge(one);
      await verdict(one).waitFor();
    },
  },
  {
    name: 'judging, where the crew looks for ships on a square',
    path: PATH,
    before: (context) => fakeWorkers(context, BOARD),
    reach: async (one) => {
      await judge(one);
      await verdict(one).waitFor();
      await one.page
        .getByRole('listitem')
        .getByRole('button', { name: /elsewhere/ })
        .first()
        .click();
    },
  },
];
