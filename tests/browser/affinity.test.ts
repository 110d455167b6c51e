/** The address of the socket carries the table's code, by which a proxy can lead a table's devices to one server. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { io } from 'socket.io-client';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import { joinTable, makeTable, person } from './people.ts';
import { browser, server } from './stage.ts';

/** The tables in the addresses of the sockets that a page opens, in order; null for none. */
function tablesOf(page: Page): (string | null)[] {
  const tables: (string | null)[] = [];
  page.on('websocket', (socket) => tables.push(new URL(socket.url()).searchParams.get('table')));
  return tables;
}

it('who makes a table or comes to one has its code in the address, and no more when they go', async () => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  const [anns, bobs] = [tablesOf(ann.page), tablesOf(bob.page)];
  const code = await makeTable(ann, server.url);
  await ann.page.getByRole('button', { name: 'Be a Navigator' }).click();
  expect(anns).toEqual([null, code]);
  await joinTable(bob, server.url, code, 'Poseidon');
  // From the beginning, and not anew when the table is opened.
  expect(bobs).toEqual([code]);
  await bob.page.goBack();
  await bob.page.goto(`${server.url}/`);
  await expect.poll(() => bobs.at(-1)).toBe(null);
  expect([...ann.faults, ...bob.faults]).toEqual([]);
  await ann.context.close();
  await bob.context.close();
});

it('to a server it is nothing, whatever it says', async () => {
  for (const query of [{}, { table: 'NO-SUCH' }, { table: 'x'.repeat(2_000) }, { table: '%00' }]) {
    const options = { auth: { protocol: PROTOCOL }, query, transports: ['websocket'], forceNew: true };
    const socket = io(server.url, options);
    expect(await socket.emitWithAck('boards', {})).toMatchObject({ ok: true });
    socket.close();
  }
});
