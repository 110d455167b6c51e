/** A host opens a table, and somebody who finds it on the home page joins with one tap. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { gather } from '../helpers/client.ts';
import { open } from '../helpers/open-tables.ts';
import { unfold } from './lobby.ts';
import { useOwnServer } from './own-server.ts';
import { button } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';
import { visitor } from './visitors.ts';

const stage = useStage();
const server = useOwnServer({ openTables: 'public' });

it('the host lists the table, and a newcomer joins it from the home page; a running game is watched', async () => {
  const { url } = server;
  const at = { browser: stage.browser, url };
  const ann = await visitor(at, 'Ann');
  const pia = await visitor(at, 'Pia', PHONE);

  await ann.page.goto(`${url}/`);
  await ann.page.getByRole('textbox', { name: t.player.name }).fill('Ann');
  await button(ann.page, t.home.make).click();
  await unfold(ann, t.lobby.more, t.lobby.tableFold);
  const choice = (name: string) => ann.page.getByRole('radiogroup', { name });
  await choice(t.open.listing).getByRole('radio').last().check({ force: true });
  await choice(t.open.wait).waitFor();
  await ann.page.getByText(t.open.sign).waitFor();

  // Pia has never been here, so the table's page asks for her name. The next time, one tap is enough.
  await pia.page.goto(`${url}/`);
  const list = pia.page.getByRole('region', { name: t.open.heading });
  await list.getByRole('button', { name: 'Ann' }).click();
  await pia.page.getByRole('textbox', { name: t.player.name }).fill('Pia');
  await button(pia.page, t.door.join).click();
  await ann.page.getByText('Pia').first().waitFor();

  const game = await gather(url, open());
  await pia.page.goto(`${url}/`);
  const other = list.getByRole('button', { name: t.open.watch });
  await other.waitFor();
  // Her own table isn't in the list.
  expect(await list.getByRole('button').count()).toBe(1);
  await other.click();
  await pia.page.getByRole('heading', { name: t.turns.onlookers.poseidon }).waitFor();
  game.close();

  const ben = await visitor(at, 'Ben', PHONE);
  await ben.page.goto(`${url}/`);
  await ben.page.evaluate(() => localStorage.setItem('odyssey.name', 'Ben'));
  await ben.page.reload();
  const tables = ben.page.getByRole('region', { name: t.open.heading });
  await tables.getByRole('button', { name: t.open.join }).click();
  await ben.page.waitForURL(/\/t\//);
  await ann.page.getByText('Ben').first().waitFor();
  expect([...ann.faults, ...pia.faults, ...ben.faults]).toEqual([]);
});
