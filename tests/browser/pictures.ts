/**
 * Takes a picture of every screen at every size, into test-results/pictures: `npm run pictures`.
 * For people to look at; no test depends on it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { seeded } from '../helpers/random.ts';
import { startServer } from '../helpers/server.ts';
import { launchChromium } from './chromium.ts';
import { chooseVariants, unfold } from './lobby.ts';
import { begin, joinTable, meet, person, TABLET, type Person } from './people.ts';
import { adrift, navigatorsAct, once, playToTheEnd, playTogether, poseidonActs } from './playing.ts';
import { knowing } from './truth.ts';

const FOLDER = 'test-results/pictures';
const SIZES = [
  [390, 844],
  [820, 1180],
  [1180, 820],
  [1440, 900],
] as const;

/** Pictures of what somebody sees now, at every size. */
async function show({ page }: Person, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // What follows the size settles first.
    await page.waitForTimeout(250);
    await page.screenshot({ path: join(FOLDER, `${name}-${width}x${height}.png`) });
  }
  if (before) await page.setViewportSize(before);
}

async function wayIn(browser: Browser, url: string): Promise<void> {
  const ann = await person(browser, 'Ann', TABLET);
  await ann.page.goto(url);
  await ann.page.waitForTimeout(600);
  await show(ann, 'home');
  for (const [name, path] of Object.entries({
    rules: '/rules',
    'voyage-navigators': '/voyage/navigators',
    'voyage-poseidon': '/voyage/poseidon',
    nowhere: '/no/such/page',
    'no-such-table': '/t/CD5F',
  })) {
    await ann.page.goto(`${url}${path}`);
    await ann.page.waitForTimeout(500);
    await show(ann, name);
  }
  await ann.context.close();
}

async function game(browser: Browser, url: string): Promise<void> {
  const { navigator, poseidon, code } = await meet(browser, url);
  await show(navigator, 'lobby');
  await chooseVariants(navigator, {
    'Sea Monsters': 'Both',
    Lighthouses: 'Two',
    Maelstroms: 'Two',
    'Fog Banks': 'Two',
  });
  await show(navigator, 'lobby-variants');
  await begin(navigator);
  const random = seeded(12);
  const steer = adrift(random);
  await navigator.page.getByRole('button', { name: 'Place at random' }).click();
  await show(navigator, 'lighthouses');
  await navigator.page.getByRole('button', { name: 'Build here' }).click();
  await poseidon.page.getByRole('button', { name: 'At random' }).click();
  await show(poseidon, 'dangers');
  await once(() => poseidonActs(poseidon, random));
  await show(poseidon, 'poseidon-turn');
  await poseidon.page.getByRole('button', { name: /^Great/ }).click();
  await poseidon.page
    .getByRole('group', { name: /^Drive the/ })
    .locator('button:not([aria-disabled="true"])')
    .first()
    .click();
  await show(poseidon, 'poseidon-storm');
  await poseidon.page.getByRole('button', { name: 'Other tile' }).click();
  await once(() => poseidonActs(poseidon, random));
  await once(() => navigatorsAct(navigator, random, steer));
  await show(navigator, 'navigators-reply');
  await show(poseidon, 'poseidon-watching');
  await navigator.page
    .getByRole('list', { name: 'Ships' })
    .getByRole('button', { name: /To sail$/ })
    .first()
    .click();
  await navigator.page.getByRole('group', { name: 'Heading' }).getByRole('button').nth(3).click();
  await show(navigator, 'navigators-order');
  await navigator.page.getByRole('button', { name: /^Sail / }).click();
  const cleo = await person(browser, 'Cleo', TABLET);
  await cleo.page.goto(`${url}/t/${code}`);
  await show(cleo, 'door');
  await cleo.page.getByRole('button', { name: 'Only look on' }).click();
  await cleo.page.waitForTimeout(400);
  await show(cleo, 'onlooker');
  await someStormsLater(navigator, poseidon);
  await show(navigator, 'navigators-later');
  await playToTheEnd(poseidon, [navigator], { random, steer });
  await navigator.page.waitForTimeout(600);
  await show(navigator, 'ending-navigators');
  await show(poseidon, 'ending-poseidon');
  await Promise.all([navigator, poseidon, cleo].map(({ context }) => context.close()));
}

/** Some rounds later a storm has just come, and the chart has reminders on it. */
async function someStormsLater(navigator: Person, poseidon: Person): Promise<void> {
  const random = seeded(7);
  const steer = knowing(poseidon, { columns: 9, rows: 9 });
  for (let storms = 0; storms < 3;) {
    if (await poseidonActs(poseidon, random)) storms++;
    else await navigatorsAct(navigator, random, steer);
  }
  await navigator.page.getByRole('button', { name: /^Sail|Keep/ }).waitFor({ state: 'hidden' });
  for (const [heap, square] of [
    [/^red reminders/i, 'h7'],
    [/^green reminders/i, 'g3'],
    [/^white reminders/i, 'c3'],
    [/^maelstrom/i, 'd8'],
  ] as const) {
    await navigator.page.getByRole('button', { name: heap }).click();
    await navigator.page.locator(`[data-square="${square}"]`).click();
  }
  // The next one is in hand.
  await navigator.page.keyboard.press('Escape');
}

async function evening(browser: Browser, url: string): Promise<void> {
  const { navigator, poseidon, code } = await meet(browser, url);
  const bob = await person(browser, 'Bob', TABLET);
  await joinTable(bob, url, code, 'Navigators');
  await show(navigator, 'lobby-three');
  await unfold(navigator, 'A series');
  await show(navigator, 'series-plan');
  await navigator.page.getByRole('button', { name: 'Begin the series' }).click();
  await navigator.page.getByRole('button', { name: 'Begin game 1' }).click();
  const people = [navigator, poseidon, bob] as const;
  const random = seeded(4);
  await playTogether(people, { random, steer: adrift(random) });
  for (const { page, name } of people) {
    await page.waitForTimeout(400);
    await show({ page } as Person, `series-ending-${name}`);
  }
  await navigator.page.getByRole('button', { name: 'To the lobby' }).click();
  await navigator.page.getByRole('table', { name: 'Standings' }).scrollIntoViewIfNeeded();
  await show(navigator, 'standings');
  await navigator.page.goto(`${url}/t/${code}/record`);
  await navigator.page.waitForTimeout(500);
  await show(navigator, 'record');
  await navigator.page.goto(`${url}/t/${code}/olympus`);
  await navigator.page.waitForTimeout(500);
  await show(navigator, 'olympus-waiting');
  await Promise.all(people.map(({ context }) => context.close()));
}

mkdirSync(FOLDER, { recursive: true });
const browser = await launchChromium();
const server = await startServer({ client: process.env['ODYSSEY_CLIENT'] ?? 'dist' });
const wanted = process.argv.slice(2);
for (const [name, take] of Object.entries({ wayIn, game, evening })) {
  if (wanted.length === 0 || wanted.includes(name)) await take(browser, server.url);
}
await browser.close();
await server.stop();
