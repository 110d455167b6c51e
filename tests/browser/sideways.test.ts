/** A phone on its side, the lowest window there is: what is done next is in sight without scrolling. */
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { joinTable, makeTable, person } from './people.ts';
import { browser, server } from './stage.ts';

const SIDEWAYS = { width: 844, height: 390 };

/** How far below the window something ends, in pixels: at most 0 is in sight. Less is there where a bar lies over it. */
async function below(wanted: Locator, bar = 0): Promise<number> {
  await wanted.waitFor();
  const box = await wanted.boundingBox();
  return box ? box.y + box.height - SIDEWAYS.height + bar : NaN;
}

it('the door and the lobby', async () => {
  const [ann, bob] = [await person(browser, 'Ann', SIDEWAYS), await person(browser, 'Bob', SIDEWAYS)];
  const code = await makeTable(ann, server.url);
  const lobby = ann.page;
  const bar = (await lobby.locator('footer').boundingBox())?.height ?? NaN;
  for (const seat of ['Be Poseidon', 'Be a Navigator']) {
    expect(await below(lobby.getByRole('button', { name: seat }), bar)).toBeLessThanOrEqual(0);
  }
  // What unfolds stands beneath the board, however far one has scrolled.
  await lobby.locator('summary').filter({ hasText: 'Board and rules' }).click();
  await lobby.locator('summary').filter({ hasText: 'More settings' }).click();
  await lobby.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [board, settings] = await Promise.all([
    lobby.locator('main > .game').boundingBox(),
    lobby.locator('main > .more').boundingBox(),
  ]);
  expect((settings?.y ?? NaN) - ((board?.y ?? NaN) + (board?.height ?? NaN))).toBeGreaterThanOrEqual(0);
  await bob.page.goto(`${server.url}/t/${code}`);
  expect(await below(bob.page.getByRole('button', { name: 'Join the table' }))).toBeLessThanOrEqual(0);
  await joinTable(bob, server.url, code, 'Navigators');
  expect(await below(bob.page.getByRole('button', { name: 'Stand up' }), bar)).toBeLessThanOrEqual(0);
  await Promise.all([ann, bob].map(({ context }) => context.close()));
});

it('the daily voyage', async () => {
  const ann = await person(browser, 'Ann', SIDEWAYS);
  // A day with many tiles.
  await ann.context.clock.setFixedTime('2026-11-19T12:00:00Z');
  await ann.page.goto(`${server.url}/daily`);
  expect(await below(ann.page.getByRole('button', { name: 'Set sail' }))).toBeLessThanOrEqual(0);
  await ann.context.close();
});
