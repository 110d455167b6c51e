/**
 * Checks that a socket's address contains the table's code, so that a proxy can send all devices of a table to one
 * server.
 */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { goHome } from './door.ts';
import { button } from './parts.ts';
import { joinTable, makeTable, person } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/**
 * Lists the table code in the address of each socket that a page opens, in order; null for an address without a code.
 */
function tablesOf(page: Page): (string | null)[] {
  const tables: (string | null)[] = [];
  page.on('websocket', (socket) => tables.push(new URL(socket.url()).searchParams.get('table')));
  return tables;
}

it('the address has the code of the table that one makes or joins, until one leaves its page', async () => {
  const { browser, url } = stage;
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const [anns, bobs] = [tablesOf(ann.page), tablesOf(bob.page)];
  const code = await makeTable(ann, url);
  await button(ann.page, t.lobby.sit.navigators).click();
  expect(anns).toEqual([null, code]);
  await joinTable(bob, url, code, t.common.sides.poseidon);
  // Bob's first connection already has the code in its address, so opening the table needs no second connection.
  expect(bobs).toEqual([code]);
  await bob.page.goto(`${url}/`);
  await expect.poll(() => bobs.at(-1)).toBe(null);
  await goHome(ann, bob);
});
