/** The end of a tutorial leads to a first game alone, or back to the table from which the tutorial was opened. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { button } from './parts.ts';
import { person, TABLET } from './people.ts';
import { readerOf } from './readers.ts';
import { useStage } from './stage.ts';
import { sailUntil } from './voyages.ts';

const stage = useStage();

it.each([
  ['navigators', 'Triton'],
  ['poseidon', 'Elpenor'],
] as const)('the tutorial of %s leads to a game against %s', async (role, opponent) => {
  const { page, faults, context } = await person(stage.browser, 'Ann', TABLET);
  await page.goto(`${stage.url}/voyage/${role}`);
  await sailUntil(readerOf(page, faults), role, 'end');
  await page.getByRole('link', { name: t.voyage.makeTable }).waitFor();
  const alone = button(page, t.voyage.alone(opponent));
  expect(await alone.getAttribute('class')).toContain('primary');
  await alone.click();
  await page.waitForURL(/\/t\/\w{4,10}$/);
  await page.getByRole('grid').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
