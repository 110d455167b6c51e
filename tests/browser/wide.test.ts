/** How the screens of a game use their room: three columns on a broad desk, the whole height on a phone's side. */
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

it('on a broad desk orders, the log of a ship and the journal stand beside one another', async () => {
  const ann = await comes('ann', await setOut(store, boardFrom({}), {}, { code: 'CD5F' }), {
    width: 1920,
    height: 1080,
  });
  const { page } = ann;
  const [orders, log, journal] = ['Orders', 'The log of one ship', 'Journal'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  ) as [Locator, Locator, Locator];
  const columns = [await boxOf(orders), await boxOf(log), await boxOf(journal)] as const;
  expect(columns[0].right).toBeLessThanOrEqual(columns[1].left);
  expect(columns[1].right).toBeLessThanOrEqual(columns[2].left);
  await page
    .getByRole('list', { name: 'Ships' })
    .getByRole('button', { name: /^Green/ })
    .click();
  await log.getByRole('heading', { name: 'Log of the green ship' }).waitFor();
  // The journal goes on telling of all ships.
  expect(await page.getByRole('button', { name: 'All ships' }).count()).toBe(0);
  expect(await clipped(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await log.waitFor({ state: 'detached' });
  await ann.context.close();
});

it('a phone on its side gives the board the full height, and its head stands over the panel', async () => {
  const table = await setOut(store, boardFrom({}), {}, { code: 'CD6F' });
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
  const table = await setOut(store, boardFrom({}), {}, { code: 'CD7F' });
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
