/** Judging a board in real workers: games are played, and none after they are stopped or the page is left. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as t from '../../client/text/en/index.ts';
import { BOARDS_FOLDER, readBoardFile } from '../../server/lib/read-board-file.ts';
import { packBoard } from '../../shared/board/packed-board.ts';
import { JUDGED_GAMES } from '../../shared/selfplay/judgement.ts';
import { button } from './parts.ts';
import { person, PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('plays games, can be stopped and continued, and ends with the page', async () => {
  const parsed = readBoardFile(join(BOARDS_FOLDER, 'a.json'));
  if (!parsed.ok) throw new Error('board A is refused');
  const { page, context, faults } = await person(stage.browser, 'Ann', PHONE);
  await page.goto(`${stage.url}/boards#${packBoard({ ...parsed.board, name: 'Mine' })}`);
  const bar = page.getByRole('progressbar');
  const isPlaying = () => page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0);

  await button(page, t.judging.judge(JUDGED_GAMES)).click();
  await isPlaying();
  expect(page.workers().length).toBeGreaterThan(0);
  await button(page, t.judging.stop).click();
  await expect.poll(() => page.workers()).toEqual([]);
  expect(await bar.count()).toBe(0);
  await page.getByRole('heading', { name: t.judging.arrivals }).waitFor();

  await page.getByRole('button', { name: /^Play the other \d+ games$/ }).click();
  await isPlaying();
  await page.getByRole('link', { name: t.drawing.title }).click();
  await page.getByRole('heading', { level: 1, name: t.drawing.title }).waitFor();
  await expect.poll(() => page.workers()).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
