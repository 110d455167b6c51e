/** The replay's journal beside the board: it shows the replay's current moment in every window size. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { finishedWithDangers } from '../gallery/scenes.ts';
import { expectInside } from './boxes.ts';
import { moment } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const logOf = (page: Page) => page.getByRole('region', { name: t.ending.roundsLabel });

async function expectMomentInSight(page: Page): Promise<void> {
  const log = logOf(page);
  // Poll, because the log scrolls only in a later frame.
  await expect
    .poll(() => expectInside(log.locator('[aria-current]'), log).then(() => 'inside', String))
    .toBe('inside');
}

it('is at the moment of the film, also when its window grows', async () => {
  const ann = await openDevice(stage, { scene: finishedWithDangers(), as: ['ann'], size: PHONE });
  const { page, faults } = ann;
  await moment(page).waitFor();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
    { width: 1180, height: 820 },
  ]) {
    await page.setViewportSize(size);
    await expectMomentInSight(page);
  }
  const end = await moment(page).getAttribute('max');
  for (const at of [end, '30', '36', '40', '17', '41', end]) {
    await moment(page).fill(at ?? '');
    await expectMomentInSight(page);
  }
  const told = await logOf(page).textContent();
  const offs = Array.from({ length: 9 }, (_, squares) => t.ending.off(squares));
  expect(offs.some((off) => told?.includes(off))).toBe(true);
  expect(faults).toEqual([]);
});
