/** The server's page announces all the code and texts that a page needs at first. */
import { expect, it } from 'vitest';
import * as de from '../../client/text/de/index.ts';
import { t } from '../../client/text/text.ts';
import { tableAtServer } from './at-server.ts';
import { button } from './parts.ts';
import { person, PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it.each([
  ['en-GB', t.door.join],
  ['de-DE', de.door.join],
])('a table’s door needs only the files that its page announces: %s', async (locale, join) => {
  const { code, at } = await tableAtServer(stage.url, { Ann: null });
  const { page, context, faults } = await person(stage.browser, 'Ben', PHONE, { locale });
  let announced = new Set<string>();
  const arrived: string[] = [];
  await page.route('**/t/*', async (route) => {
    const response = await route.fetch();
    const links = (await response.text()).matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g);
    announced = new Set([...links].map(([, path = '']) => path));
    await route.fulfill({ response });
  });
  // All other files never arrive.
  await page.route(/\/assets\/[^/]+\.(js|css)$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!announced.has(pathname)) return;
    arrived.push(pathname);
    await route.continue();
  });
  await page.goto(`${stage.url}/t/${code}`, { waitUntil: 'commit' });
  await button(page, join).waitFor();
  expect([...new Set(arrived)].sort()).toEqual([...announced].sort());
  expect(faults).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  at.Ann.close();
});

it.each([
  '/',
  '/rules',
  '/puzzles',
  '/boards',
  '/alone',
  '/daily',
  '/voyage/poseidon',
  '/g',
  '/t/RH7N',
  '/t/RH7N/olympus',
])('every file that the page at %s announces exists, in every language', async (path) => {
  for (const language of ['en', 'de', 'fr', 'es', 'it']) {
    const html = await (
      await fetch(`${stage.url}${path}`, { headers: { 'accept-language': language } })
    ).text();
    const files = [...html.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    if (path !== '/') expect(files.some((file) => file.startsWith('/assets/tables-'))).toBe(true);
    const answers = await Promise.all(files.map((file) => fetch(`${stage.url}${file}`, { method: 'HEAD' })));
    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
  }
});
