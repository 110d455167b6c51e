/** Returning to a table: after a broken connection, in a second tab, and by typing the table's code. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { seeded } from '../helpers/random.ts';
import { startMortalServer } from '../helpers/server.ts';
import { button } from './parts.ts';
import { begin, makeTable, meet, person, PHONE, TABLET } from './people.ts';
import { adrift, navigatorsAct, once, poseidonActs } from './playing.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('both pages reconnect by themselves when the server is back', async () => {
  const mortal = await startMortalServer();
  const { navigator, poseidon } = await meet(stage.browser, mortal.url);
  await begin(navigator);
  const random = seeded(4);
  await once(() => poseidonActs(poseidon, random));
  await once(() => navigatorsAct(navigator, random, adrift(random)));
  await mortal.kill();
  await mortal.start();
  // After the server has been killed and restarted, the next order works without a reload.
  await once(() => navigatorsAct(navigator, random, adrift(random)));
  await poseidon.page.getByRole('region', { name: t.poseidon.log }).waitFor();
  // The game also continues when the server is stopped normally, as for an upgrade.
  expect(await mortal.terminate()).toBe(0);
  await mortal.start();
  await once(() => navigatorsAct(navigator, random, adrift(random)));
  expect([...navigator.faults, ...poseidon.faults]).toEqual([]);
  await mortal.stop();
});

it('accepts a code in small letters with spaces around it, and refuses a wrong one', async () => {
  const ann = await person(stage.browser, 'Ann', TABLET);
  const bob = await person(stage.browser, 'Bob', PHONE);
  const code = await makeTable(ann, stage.url);
  await bob.page.goto(stage.url);
  const field = bob.page.getByRole('textbox', { name: t.home.code });
  const join = button(bob.page, t.home.join);
  await field.fill('aaaa');
  await join.click();
  await bob.page.getByText(t.home.notACode('aaaa')).waitFor();
  await field.fill(` ${code.toLowerCase()} `);
  await join.click();
  await bob.page.waitForURL(`**/t/${code}`);
  await bob.page.goto(`${stage.url}/t/CD5F`);
  await bob.page.getByRole('heading', { name: t.table.goneTitle }).waitFor();
});

it('a second tab takes the seat over, and the first takes it back', async () => {
  const ann = await person(stage.browser, 'Ann', TABLET);
  const code = await makeTable(ann, stage.url);
  // Wait until the older tab has opened the table, so that the second tab replaces it.
  await button(ann.page, t.lobby.begin).waitFor();
  const tab = await ann.context.newPage();
  await tab.goto(`${stage.url}/t/${code}`);
  await button(tab, t.lobby.begin).waitFor();
  await button(ann.page, t.table.useHere).click();
  await button(ann.page, t.lobby.begin).waitFor();
  await button(tab, t.table.useHere).waitFor();
});
