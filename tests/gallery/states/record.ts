/** The record of the session, and a replay opened from it. */
import { t } from '../../../client/text/text.ts';
import { button, moment } from '../../browser/parts.ts';
import { PHONE } from '../../browser/people.ts';
import { finishedWithDangers, seated } from '../scenes.ts';
import type { State } from '../state.ts';

const path = '/t/CD5F/record';
export const RECORD: readonly State[] = [
  { name: 'record, empty', scene: seated, as: ['Ann'], path, size: PHONE },
  { name: 'record', scene: finishedWithDangers, as: ['ann'], path, isMain: true },
  {
    name: 'record, copied',
    scene: finishedWithDangers,
    as: ['ann'],
    path,
    size: PHONE,
    reach: async ({ page }) => {
      await button(page, t.series.copy).click();
      await page.getByRole('textbox', { name: t.series.asText }).waitFor();
    },
  },
  {
    name: 'the film from the record',
    inEveryRun: true,
    scene: finishedWithDangers,
    as: ['ann'],
    path,
    size: PHONE,
    reach: async ({ page }) => {
      await button(page, t.series.film).click();
      await moment(page).waitFor();
    },
  },
];
