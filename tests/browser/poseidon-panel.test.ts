/** Poseidon's panel on a tablet held upright, where it has the least room: what he has just heard is never cut; and on a phone. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { followerAt } from '../helpers/follower.ts';
import { setOut } from '../helpers/underway.ts';
import { clipped } from './clipped.ts';
import { person, PHONE } from './people.ts';
import { browser, server, store } from './stage.ts';

/** How much of the newest reply lies below the log, or where its foot fades, in pixels. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const log = document.querySelector('aside [role="region"]');
    const reply = log?.querySelector('article')?.getBoundingClientRect();
    if (!log || !reply) return null;
    const fade = Number.parseFloat(getComputedStyle(log).paddingBottom);
    return Math.max(0, reply.bottom - (log.getBoundingClientRect().bottom - fade));
  });

/** Whether no report in the log is squeezed, and it says so, and draws no sea, where reports are below. */
const reports = (page: Page) =>
  page.evaluate(() => {
    const log = document.querySelector('aside [role="region"]');
    const said = [...(log?.querySelectorAll('article .said') ?? [])].map(
      (words) => words.clientWidth || Infinity,
    );
    const foot = log?.getBoundingClientRect().bottom ?? 0;
    const last = [...(log?.querySelectorAll('article') ?? [])].at(-1)?.getBoundingClientRect();
    const goesOn = (last?.bottom ?? 0) > foot + 1;
    const waves = log?.querySelector('.sea svg')?.getBoundingClientRect();
    return {
      wide: Math.min(...said) >= 12 * 16,
      saysMore: goesOn === log?.hasAttribute('data-more'),
      sea: !goesOn || (waves?.height ?? 0) === 0,
    };
  });

it('shows the newest reply whole beneath his ships, and while he prepares a storm', async () => {
  const board = loadBoards('boards').get('B');
  if (!board) throw new Error('there is no board B');
  const table = await setOut(store, board, { seaMonsters: ['leviathan', 'kraken'] });
  const player = await followerAt(server.url, table.code, table.tokens.pia);
  await player.does({ type: 'play-monster', monster: 'kraken', ship: 'yellow' });
  player.close();
  const pia = await person(browser, 'Pia', { width: 820, height: 1180 });
  const held = JSON.stringify([{ code: table.code, tokens: [table.tokens.pia], at: 1 }]);
  await pia.context.addInitScript(`localStorage.setItem('odyssey.seats', ${JSON.stringify(held)})`);
  const { page } = pia;
  await page.goto(`${server.url}/t/${table.code}`);
  const ann = await followerAt(server.url, table.code, table.tokens.ann);
  await ann.does({ type: 'sail', ship: 'red', heading: 'NW' });
  await page.getByRole('heading', { name: /^Red sails/ }).waitFor();
  await expect.poll(() => cut(page)).toBe(0);

  await page.getByRole('button', { name: 'Prepare your next storm' }).click();
  const hand = page.getByRole('region', { name: 'Your tiles' });
  await hand.getByRole('button', { name: /^Red/ }).click();
  await hand.waitFor({ state: 'hidden' });
  await expect.poll(() => cut(page)).toBe(0);
  // The one ship that a storm drives is no button: there is nothing to choose.
  expect(await page.getByRole('group', { name: 'Ships that it drives' }).count()).toBe(0);
  await page
    .getByRole('group', { name: /^Drive the/ })
    .locator('button:not([aria-disabled="true"])')
    .first()
    .click();
  await page.getByText('All is ready for your turn.').first().waitFor();
  await expect.poll(() => cut(page)).toBe(0);
  expect(await clipped(page)).toEqual([]);

  // On a phone what is to be done is at the foot, under the thumb.
  await page.setViewportSize(PHONE);
  const below = (part: string) =>
    page.locator(part).evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
  await expect.poll(() => below('aside .rose')).toBeLessThan(32);
  // With nothing to send, the two ways back are one row.
  const [other, aside] = await Promise.all(
    ['Other tile', 'Put aside'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect(other?.y).toBe(aside?.y);
  expect(await clipped(page)).toEqual([]);

  // Beside a board the ships that a monster may hold stand still while one after the other is asked about.
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.getByRole('button', { name: 'Other tile' }).click();
  await hand.getByRole('button', { name: /^Leviathan/ }).click();
  const prey = page.getByRole('group', { name: 'Ship to hold' });
  await page.getByText(/^Tap a ship, and read here/).waitFor();
  const before = await prey.boundingBox();
  await prey.getByRole('button').first().click();
  await page.getByText(/ship would report:$/).waitFor();
  expect(Math.abs(((await prey.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  expect(pia.faults).toEqual([]);
  ann.close();
  await pia.context.close();
});

it('the sea lies beneath the log as far as there is room, and no strip of it', async () => {
  const board = loadBoards('boards').get('A');
  if (!board) throw new Error('there is no board A');
  const table = await setOut(store, board, {});
  const pia = await person(browser, 'Pia', { width: 1440, height: 900 });
  const held = JSON.stringify([{ code: table.code, tokens: [table.tokens.pia], at: 1 }]);
  await pia.context.addInitScript(`localStorage.setItem('odyssey.seats', ${JSON.stringify(held)})`);
  const { page } = pia;
  await page.goto(`${server.url}/t/${table.code}`);
  const sea = page.locator('aside .sea svg');
  const high = () => sea.evaluate((waves) => waves.getBoundingClientRect().height);
  await sea.waitFor({ state: 'attached' });
  await expect.poll(high).toBeGreaterThan(200);
  const look = () =>
    sea.evaluate((waves) => [waves.parentElement?.clientHeight ?? 0, waves.getBoundingClientRect().height]);
  for (const height of [640, 660, 680, 700, 720, 740, 760, 780]) {
    await page.setViewportSize({ width: 390, height });
    // What the sea has changes with the window: both are read in one look.
    const [free = 0, waves] = await look();
    expect(waves === 0, `${height}: ${free} px free, ${waves} px of waves`).toBe(free < 60);
  }
  await pia.context.close();
});

it('a storm to prepare fits the smallest phone in the longest words, beneath what a ship has just reported', async () => {
  const board = loadBoards('boards').get('A');
  if (!board) throw new Error('there is no board A');
  const table = await setOut(store, board);
  const player = await followerAt(server.url, table.code, table.tokens.pia);
  await player.does({ type: 'play-storm', storm: 'red', pushes: { red: 'i8' } });
  player.close();
  const ann = await followerAt(server.url, table.code, table.tokens.ann);
  await ann.does({ type: 'sail', ship: 'red', heading: 'E' });
  const pia = await person(browser, 'Pia', { width: 360, height: 740 });
  const held = JSON.stringify([{ code: table.code, tokens: [table.tokens.pia], at: 1 }]);
  await pia.context.addInitScript(
    `localStorage.setItem('odyssey.language', 'de'); localStorage.setItem('odyssey.seats', ${JSON.stringify(held)})`,
  );
  const { page } = pia;
  await page.goto(`${server.url}/t/${table.code}`);
  await page.getByRole('button', { name: 'Nächsten Sturm vorbereiten' }).click();
  for (const tile of ['Grün', 'Groß']) {
    await page
      .locator('aside .hand')
      .getByRole('button', { name: new RegExp(`^${tile}`) })
      .click();
    const rose = page.locator('aside .rose');
    await rose.waitFor();
    const foot = () => rose.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
    await expect.poll(foot, { message: tile }).toBeGreaterThan(0);
    const log = page.locator('aside [role="region"]');
    await expect.poll(() => log.evaluate((room) => room.clientHeight), { message: tile }).toBeGreaterThan(15);
    expect(await log.innerText()).toContain('Weiter geht es nicht');
    // All of it, to the last word.
    const below = () => log.evaluate((room) => room.scrollHeight - room.clientHeight);
    await expect.poll(below, { message: tile }).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: 'Andere Wahl' }).click();
  }
  expect(await clipped(page)).toEqual([]);

  // With more reports, at every size each is as wide as its words need, and the log says it where it goes on.
  await page.locator('aside .hand').getByRole('button', { name: /^Grün/ }).click();
  for (const ship of [null, 'white', 'green'] as const) {
    if (ship) await ann.does({ type: 'sail', ship, heading: ship === 'white' ? 'W' : 'S' });
    for (const [width, height] of [
      [360, 740],
      [844, 390],
      [820, 1180],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const told = () => reports(page);
      const message = `${width}x${height}, ${ship}`;
      await expect.poll(told, { message }).toEqual({ wide: true, saysMore: true, sea: true });
    }
  }
  ann.close();
  expect(pia.faults).toEqual([]);
  await pia.context.close();
});
