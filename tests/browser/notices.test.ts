/** Notifications: the built service worker shows a server's notices, and a tap on one opens the table. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { button } from './parts.ts';
import { makeTable, person, PHONE } from './people.ts';
import { pushServiceFor } from './push-messages.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('a notice is shown, replaced by a newer one of its table, and opens the table when it is tapped', async () => {
  const ann = await person(stage.browser, 'Ann', PHONE, { serviceWorker: true });
  const { page, context } = ann;
  await context.grantPermissions(['notifications'], { origin: stage.url });
  const code = await makeTable(ann, stage.url);
  await page.goto(`${stage.url}/rules`);
  const { push, shown, tap } = await pushServiceFor(page);
  const titles = async () => (await shown()).map(({ title }) => title);

  await push({ kind: 'your-turn', code });
  await expect.poll(titles).toEqual(['It’s your turn']);
  expect((await shown())[0]?.body).toContain(code);
  await push({ kind: 'time-running-out', code, at: Date.now() + 3_600_000 });
  await expect.poll(titles).toEqual(['Your time is running out']);
  await push('nothing that a server sends');
  await expect.poll(titles).toContain('There is news at your table');

  // The page shows the rules, so the table is opened.
  const path = `/t/${code}`;
  expect(await tap(`table-${code}`)).toEqual([`opens ${path}`]);
  await expect.poll(titles).toEqual(['There is news at your table']);

  // The page shows the table when the next notification is tapped.
  await push({ kind: 'game-over', code });
  await expect.poll(titles).toContain('The game is over');
  await page.goto(stage.url + path);
  await button(page, t.lobby.begin).waitFor();
  expect(await tap(`table-${code}`)).toEqual([`focuses ${path}`]);

  // A notice of a table in sight disappears at once, but one of another table stays.
  await push({ kind: 'your-turn', code });
  await push({ kind: 'your-turn', code: 'CD5F' });
  await expect.poll(titles).toContain('It’s your turn');
  expect((await shown()).map(({ tag }) => tag)).not.toContain(`table-${code}`);
  await context.close();
});
