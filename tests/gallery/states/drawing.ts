/** Boards that somebody draws: the list of a device, the page of each board, a board in a link, and the editor. */
import { t } from '../../../client/text/text.ts';
import { newBoard, storeBoard } from '../../../client/seas/editing/drawn.ts';
import { tap } from '../../../client/seas/editing/tools.ts';
import type { Board } from '../../../shared/board/board.ts';
import { packBoard } from '../../../shared/board/packed-board.ts';
import { button, square } from '../../browser/parts.ts';
import { PHONE, type Person } from '../../browser/people.ts';
import { BOARDS } from '../scene.ts';
import type { State } from '../state.ts';

/** The window of a phone at 400% zoom (WCAG 1.4.10). */
const ENLARGED = { width: 320, height: 256 };

const GOOD: Board = { ...(BOARDS.get('B') as Board), name: 'The Reefs of Ann' };
const NEW = newBoard(t.drawing.unnamed(2));
/** The red ship starts beside the Sacred Island. */
const FAULTY: Board = { ...tap(tap(NEW, 'e6', 'red'), 'c3', 'woody'), name: '' };

const stored = {
  'odyssey.boards': JSON.stringify(
    [GOOD, NEW, FAULTY].map((board, at) => ({ key: `board${at}`, at: 9 - at, ...storeBoard(board) })),
  ),
};
const GOOD_PATH = '/boards/board0';
const EDITOR = { stored, path: '/boards/board1/edit' } as const;

const unfold = ({ page }: Person, title: string) => page.locator('summary', { hasText: title }).click();

export const DRAWING: readonly State[] = [
  { name: 'boards, none', path: '/boards', isMain: true },
  { name: 'boards, some', path: '/boards', stored, isMain: true },
  { name: 'boards, enlarged', path: '/boards', stored, size: ENLARGED },
  {
    name: 'boards, a file that is refused',
    path: '/boards',
    size: PHONE,
    reach: async ({ page }) => {
      const content = { name: '', columns: 9, rows: 99, sacred: 'e5', rocky: [] };
      await page.locator('input[type="file"]').setInputFiles({
        name: 'mine.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content)),
      });
      await page.getByText(t.drawing.refused.faults).waitFor();
    },
  },
  {
    name: 'boards, another one to start from',
    path: '/boards',
    reach: async ({ page }) => {
      await button(page, t.drawing.startFrom).click();
      await page.getByRole('dialog').getByRole('button', { name: /^A:/ }).waitFor();
    },
  },
  { name: 'boards, a link that is damaged', path: `/boards#${packBoard(GOOD).slice(0, -9)}`, size: PHONE },
  { name: 'a board of this device', stored, path: GOOD_PATH, isMain: true },
  { name: 'a board that can’t be played on', stored, path: '/boards/board2', size: PHONE },
  { name: 'a board in a link', path: `/boards#${packBoard(GOOD)}`, inEveryRun: true },
  {
    name: 'a board, its link and file',
    stored,
    path: GOOD_PATH,
    size: PHONE,
    reach: async ({ page }) => {
      await button(page, t.drawing.share).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a board, deleting it',
    stored,
    path: GOOD_PATH,
    size: PHONE,
    reach: async ({ page }) => {
      await button(page, t.drawing.remove).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { ...EDITOR, name: 'the editor', isMain: true },
  { ...EDITOR, name: 'the editor, enlarged', size: ENLARGED },
  { name: 'the editor, with faults', stored, path: '/boards/board2/edit', size: PHONE, inEveryRun: true },
  {
    ...EDITOR,
    name: 'the editor, where a need is not met',
    size: PHONE,
    reach: ({ page }) => page.getByRole('button', { name: t.drawing.needTexts.deserts.name }).click(),
  },
  {
    ...EDITOR,
    name: 'the editor, mirrored, turned and renamed',
    size: PHONE,
    reach: async (one) => {
      await square(one.page, 'b3').click();
      await unfold(one, t.drawing.copies);
      await button(one.page, t.drawing.copyWays.mirrored).click();
      await unfold(one, t.drawing.sizeAndName);
    },
  },
];
