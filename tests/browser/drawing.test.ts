/** Drawing a board with a mouse, a finger and the keyboard; opening one from a link and from a file. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { readStored, type StoredBoard } from '../../client/seas/editing/drawn.ts';
import { t } from '../../client/text/text.ts';
import type { Board } from '../../shared/board/board.ts';
import { packBoard, writeBoardFile } from '../../shared/board/packed-board.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { openDevice } from '../gallery/device.ts';
import { handOn, middleOf } from './fingers.ts';
import { focused } from './keyboard.ts';
import { button, square } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** The boards that the device keeps, the newest first. */
const kept = (page: Page): Promise<Board[]> =>
  page
    .evaluate(() => JSON.parse(localStorage.getItem('odyssey.boards') ?? '[]') as StoredBoard[])
    .then((boards) => boards.map(readStored).filter((board) => board !== undefined));
const newest = async (page: Page) => (await kept(page))[0];

const tool = (page: Page, name: keyof typeof t.drawing.tools) => button(page, t.drawing.tools[name]);

it('a board is drawn with mouse and keyboard, undone, and still there after a reload', async () => {
  const { page, faults } = await openDevice(stage, { path: '/boards' });
  await button(page, t.drawing.draw).click();
  await square(page, 'c3').click();
  // A stroke paints all squares on its way, and leaves the Sacred Island alone.
  await tool(page, 'deepSea').click();
  const [from, to] = [await middleOf(square(page, 'b5')), await middleOf(square(page, 'h5'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  const deepSea = ['b5', 'c5', 'd5', 'f5', 'g5', 'h5'];
  await expect.poll(() => newest(page)).toMatchObject({ sacred: 'e5', islands: { c3: 'woody' }, deepSea });
  await page.keyboard.press('Control+z');
  await expect.poll(() => newest(page)).toMatchObject({ islands: { c3: 'woody' }, deepSea: [] });
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => newest(page)).toMatchObject({ deepSea });

  // A number key chooses the tool and uses it on the square that has the focus.
  await square(page, 'a1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  expect(await focused(page)).toBe(`${t.common.square('b1')}, ${t.common.islands.rocky}`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText(`${t.common.square('b2')}, ${t.common.islands.rocky}`).waitFor();
  // Beside the Sacred Island, no ship may start: it is said on the square and in words, and nobody can play.
  await square(page, 'd4').focus();
  await page.keyboard.press('6');
  await page.getByText(t.drawing.startFaults['next-to-sacred']('red')).first().waitFor();
  await page.reload();
  await square(page, 'd4').waitFor();
  expect(await newest(page)).toMatchObject({ islands: { b1: 'rocky', b2: 'rocky' }, starts: { red: 'd4' } });
  await page.getByRole('link', { name: t.drawing.done }).click();
  await page.getByText(t.drawing.unready).waitFor();
  expect(await button(page, t.boards.playAlone).count()).toBe(0);
  expect(faults).toEqual([]);
});

it('a finger draws and carries a start; two fingers enlarge the board and draw nothing', async () => {
  const { page, faults } = await openDevice(stage, {
    path: '/boards',
    size: PHONE,
    device: { hasTouch: true },
  });
  await button(page, t.drawing.draw).click();
  await square(page, 'a1').waitFor();
  const hand = await handOn(page);
  const at = async (name: Parameters<typeof square>[1]) => middleOf(square(page, name));
  await hand.swipe([await at('c2')], [await at('e2')]);
  await hand.swipe([await at('a1')], [await at('b2')]);
  const drawn = { islands: { b2: 'woody', c2: 'woody', d2: 'woody', e2: 'woody' }, starts: { white: 'b2' } };
  await expect.poll(() => newest(page)).toMatchObject(drawn);
  const before = await newest(page);
  await hand.swipe([await at('c7'), await at('g7')], [await at('a7'), await at('i7')]);
  await button(page, t.game.zoom).waitFor();
  expect(await newest(page)).toEqual(before);
  expect(faults).toEqual([]);
});

it('a link shows its board and keeps it only when asked; a file is kept; damaged ones change nothing', async () => {
  const board = { ...(loadBoards('boards').get('C') as Board), name: 'From a friend' };
  const { page, faults } = await openDevice(stage, { path: `/boards#${packBoard(board)}` });
  await page.getByRole('heading', { name: board.name }).waitFor();
  expect(await kept(page)).toEqual([]);
  await button(page, t.drawing.keep).click();
  await page.getByRole('link', { name: t.drawing.edit }).waitFor();
  await expect.poll(() => newest(page)).toMatchObject({ ...board, id: '' });

  await page.goto(`${stage.url}/boards#${packBoard(board).slice(3)}`);
  await page.getByText(t.drawing.brokenLink).waitFor();
  const choose = (content: unknown) =>
    page.locator('input[type="file"]').setInputFiles({
      name: 'board.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  const file = writeBoardFile({ ...board, name: 'In a file' });
  await choose({ ...file, rocky: ['z9'] });
  await page.getByText(t.drawing.faultAt('rocky[0]', 'no-square')).waitFor();
  expect(await kept(page)).toHaveLength(1);
  await choose(file);
  await page.getByRole('heading', { name: 'In a file' }).waitFor();
  await expect.poll(() => kept(page)).toHaveLength(2);
  expect(faults).toEqual([]);
});
