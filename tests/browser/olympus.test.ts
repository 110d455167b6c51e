/** The big screen: once a game is over it says so, and how it ended. */
import { expect, it } from 'vitest';
import { finish } from '../helpers/finished.ts';
import { person } from './people.ts';
import { browser, server, store } from './stage.ts';

it('says that a game is over and who won, once its ending has been left there', async () => {
  const { code } = await finish(store);
  const room = await person(browser, 'Room', { width: 1920, height: 1080 });
  const { page } = room;
  await page.goto(`${server.url}/t/${code}/olympus`);
  await page.getByRole('button', { name: 'To the lobby' }).click();
  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  await page
    .getByText(/ (Poseidon wins|The Navigators win)\. Olympus opens again with the next game/)
    .waitFor();
  expect(room.faults).toEqual([]);
  await room.context.close();
});
