/** How the screens of a game use their room: two columns on a desk, the whole height on a phone's side. */
import type { BrowserContextOptions, Locator } from 'playwright';
import { expect, it } from 'vitest';
import { boardFrom, setOut, type Underway } from '../helpers/underway.ts';
import { clipped } from './clipped.ts';
import { person, type Person } from './people.ts';
import { browser, server, store } from './stage.ts';

/** Somebody of the table comes to it, on the device that holds their seat. */
async function comes(
  who: 'ann' | 'pia' | 'eve',
  { code, tokens }: Underway,
  size: { width: number; height: number },
  device: BrowserContextOptions = {},
): Promise<Person> {
  const one = await person(browser, who, size, device);
  const held = JSON.stringify([{ code, tokens: [tokens[who]], at: 1 }]);
  await one.context.addInitScript(`localStorage.setItem('odyssey.seats', ${JSON.stringify(held)})`);
  await one.page.goto(`${server.url}/t/${code}`);
  await one.page.getByRole('grid').waitFor();
  return one;
}

async function boxOf(part: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not there');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

it('on a desk of any width orders and journal stand beside one another, each wide enough to be read', async () => {
  const table = await setOut(store, boardFrom({}));
  const ann = await comes('ann', table, { width: 1920, height: 1080 });
  const { page } = ann;
  const orders = page.getByRole('region', { name: 'Orders', exact: true });
  const journal = page.getByRole('region', { name: 'Journal', exact: true });
  for (const [width, height, least] of [
    [1920, 1080, 380],
    [1440, 900, 280],
  ] as const) {
    await page.setViewportSize({ width, height });
    const columns = [await boxOf(orders), await boxOf(journal)] as const;
    expect(columns[0].right).toBeLessThanOrEqual(columns[1].left);
    for (const { left, right } of columns) expect(right - left).toBeGreaterThan(least);
    // Between the ships and what is said below them.
    const ships = await boxOf(page.getByRole('list', { name: 'Ships' }));
    const word = await boxOf(orders.locator('.at-work').first());
    expect(word.top - ships.bottom).toBeGreaterThanOrEqual(14);
  }
  await page
    .getByRole('list', { name: 'Ships' })
    .getByRole('button', { name: /^Green/ })
    .click();
  await journal.getByRole('heading', { name: 'Journal' }).waitFor();
  expect(await clipped(page)).toEqual([]);
  await ann.context.close();
});

it('what stands over every screen covers nothing of the board of a phone on its side', async () => {
  const table = await setOut(store, boardFrom({}), {}, { crew: true, olympus: true });
  const ann = await comes('ann', table, { width: 844, height: 390 });
  const sign = await boxOf(ann.page.getByText('Olympus is open').first());
  const letters = await boxOf(ann.page.locator('.print text').filter({ hasText: 'a' }).first());
  expect(letters.top).toBeGreaterThanOrEqual(sign.bottom);
  const board = await boxOf(ann.page.getByRole('grid'));
  expect(board.bottom).toBeLessThanOrEqual(390);
  await ann.context.close();
});

it('signals are chosen beside the chart and never on it, and can be closed', async () => {
  const table = await setOut(store, boardFrom({}), {}, { crew: true, olympus: true });
  const eve = await comes('eve', table, { width: 844, height: 390 });
  const ann = await comes('ann', table, { width: 390, height: 844 });
  const { page } = ann;
  const menu = page.getByRole('dialog', { name: 'Signal your crew' });
  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [844, 390],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Signal your crew' }).click();
    const [open, board] = [await boxOf(menu), await boxOf(page.getByRole('grid'))];
    // The clock that runs stays in sight.
    expect(open.top).toBeGreaterThanOrEqual((await boxOf(page.locator('header').first())).bottom);
    expect(open.bottom).toBeLessThanOrEqual(height);
    expect(open.top >= board.bottom || open.left >= board.right).toBe(true);
    expect(await menu.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(0);
    await menu.getByRole('button', { name: 'Close' }).click();
    await menu.waitFor({ state: 'hidden' });
  }
  await Promise.all([ann, eve].map(({ context }) => context.close()));
});

it('a phone on its side gives the board the full height, and its head stands over the panel', async () => {
  const table = await setOut(store, boardFrom({}));
  for (const who of ['ann', 'pia', 'eve'] as const) {
    const one = await comes(who, table, { width: 844, height: 390 });
    const room = await boxOf(one.page.locator('.frame').first());
    expect(room.top).toBeLessThan(4);
    expect(room.bottom).toBeGreaterThan(386);
    const head = await boxOf(one.page.getByRole('button', { name: 'Menu' }));
    expect(head.left).toBeGreaterThanOrEqual(room.right);
    await one.context.close();
  }
});

it('on a small phone in German no title is cut off, and a Great Storm can be sent without scrolling', async () => {
  const table = await setOut(store, boardFrom({}));
  const small = { width: 360, height: 740 };
  const pia = await comes('pia', table, small, { locale: 'de-DE' });
  const eve = await comes('eve', table, small, { locale: 'de-DE' });
  await pia.page.locator('.hand li button').filter({ hasText: 'Groß' }).click();
  const send = pia.page.locator('.actions .primary');
  for (let ships = 0; ships < 4; ships++) {
    const rose = pia.page.locator('.rose button:not([aria-disabled="true"])');
    await rose.first().click();
    await pia.page.locator('.foreseen[data-ship] p').waitFor();
    expect((await boxOf(send)).bottom).toBeLessThanOrEqual(small.height);
  }
  await send.click();
  await eve.page.getByRole('heading', { name: 'Navigatoren am Zug' }).waitFor();
  expect(await clipped(eve.page)).toEqual([]);
  await Promise.all([pia, eve].map(({ context }) => context.close()));
});
