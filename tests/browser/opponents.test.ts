/** Somebody to play with at once: the host seats opponents by a tap, and the game goes on to its end. */
import { expect, it } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { startServer } from '../helpers/server.ts';
import { violations } from './axe.ts';
import { seatOpponent } from './lobby.ts';
import { begin, makeTable, person, PHONE, TABLET, type Person } from './people.ts';
import { adrift, ending, navigatorsAct, poseidonActs } from './playing.ts';
import { browser } from './stage.ts';

/** Opponents with our own minds, as fast as a page can be looked at. */
const serve = (pace: number) => startServer({ client: process.env['ODYSSEY_CLIENT'] ?? 'dist', pace });

/** Plays whatever is to be played here until the game is over. */
async function playOn(acts: () => Promise<boolean>, person: Person): Promise<void> {
  while (!(await ending(person).isVisible())) {
    if (!(await acts())) await person.page.waitForTimeout(20);
  }
}

it('as Poseidon against a crew of opponents, on a phone', async () => {
  const server = await serve(0);
  const ann = await person(browser, 'Ann', PHONE);
  await makeTable(ann, server.url);
  await ann.page.getByRole('button', { name: 'Be Poseidon' }).click();
  await seatOpponent(ann, 'Navigators', 'Elpenor');
  expect(await ann.page.getByText('Ready to set sail.').isVisible()).toBe(true);
  await begin(ann);
  const random = seeded(3);
  await playOn(() => poseidonActs(ann, random), ann);
  expect(ann.faults).toEqual([]);
  await ann.context.close();
  await server.stop();
});

it('in a crew with an opponent against another, who says why it steers as it does', async () => {
  const server = await serve(0.3);
  const ann = await person(browser, 'Ann', TABLET);
  const { page } = ann;
  await makeTable(ann, server.url);
  await page.getByRole('button', { name: 'Be a Navigator' }).click();
  await seatOpponent(ann, 'Poseidon', 'Triton');
  const berth = page.getByRole('group', { name: 'Navigators' });
  await berth.getByRole('button', { name: 'Computer plays' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Ships of its own').click();
  await sheet.getByRole('button', { name: 'Green' }).click();
  await sheet.getByText('Gods and monsters sail, too').click();
  await sheet.getByRole('button', { name: /Triton.*already/s }).waitFor();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Eurylochus' }).click();
  await page.getByText('Eurylochus').first().waitFor();
  // The host takes its wish back.
  await page.getByText('Who commands which ship').click();
  await page.getByRole('button', { name: /^Green: Eurylochus/ }).click();
  await page.getByRole('button', { name: /^Green: free/ }).waitFor();
  await begin(ann);
  const random = seeded(4);
  const steer = adrift(random);
  const said = page.getByText(/^Eurylochus: (Red|Green|White|Yellow) before:/).first();
  for (let moves = 0; moves < 3;) if (await navigatorsAct(ann, random, steer)) moves++;
  const journal = page.getByRole('button', { name: 'Journal', exact: true });
  if (await journal.isVisible()) await journal.click();
  await said.waitFor();
  expect(await violations(page)).toEqual([]);
  expect(ann.faults).toEqual([]);
  await ann.context.close();
  await server.stop();
});
