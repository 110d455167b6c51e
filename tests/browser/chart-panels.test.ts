/** The panels beside the chart: nothing squeezed, no holes, what comes next in sight, what goes on below fading. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { boardFrom, setOut, type Underway } from '../helpers/underway.ts';
import { clipped } from './clipped.ts';
import { person, type Person } from './people.ts';
import { still } from './still.ts';
import { browser, server, store } from './stage.ts';

type Who = 'ann' | 'pia' | 'eve';
type Size = readonly [width: number, height: number];

/** Somebody of the table comes to it, on the device that holds their seat. */
async function comes(who: Who, { code, tokens }: Underway, [width, height]: Size): Promise<Person> {
  const one = await person(browser, who, { width, height }, { locale: 'de-DE' });
  const held = JSON.stringify([{ code, tokens: [tokens[who]], at: 1 }]);
  await one.context.addInitScript(`localStorage.setItem('odyssey.seats', ${JSON.stringify(held)})`);
  await one.page.goto(`${server.url}/t/${code}`);
  await one.page.getByRole('grid').waitFor();
  return one;
}

/** Poseidon plays his first storm. */
async function storm({ page }: Person): Promise<void> {
  await page.locator('.hand li button').filter({ hasText: 'Rot' }).first().click();
  await page.locator('.rose button:not([aria-disabled="true"])').first().click();
  await page.locator('.actions .primary').click();
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not there');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The rows in sight that a panel's foot cuts through, a hair of their margin aside. */
const cutRows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section[tabindex]')].flatMap((panel) => {
      const foot = panel.getBoundingClientRect().top + panel.clientTop + panel.clientHeight;
      return [...panel.querySelectorAll<HTMLElement>('li')]
        .filter((row) => row.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((row) => {
          const { top, bottom, height } = row.getBoundingClientRect();
          return top < foot - 1 && bottom > foot + 0.06 * height;
        })
        .map((row) => row.innerText);
    }),
  );

const ship = (page: Page, name: string) => page.locator('.crew').getByRole('button', { name });
const resize = (page: Page, [width, height]: Size) => page.setViewportSize({ width, height });

it('an order has its room on every screen, and after its reply it is said what comes next', async () => {
  const table = await setOut(store, boardFrom({}), {}, { oracle: 'full' });
  const pia = await comes('pia', table, [390, 844]);
  await storm(pia);
  const ann = await comes('ann', table, [820, 1180]);
  const { page } = ann;
  await ship(page, 'Rot').click();
  await page.locator('.order .rose button').first().click();
  const sail = page.locator('.order [type="submit"]');
  await sail.waitFor();

  // On a tablet held upright the order begins right below the ships, though the journal's head is higher than they.
  const crew = await boxOf(page.locator('main > .crew'));
  const form = await boxOf(page.locator('form.order'));
  expect(form.y - crew.bottom).toBeLessThan(24);
  expect((await boxOf(sail)).width).toBeGreaterThan(170);
  expect((await boxOf(page.locator('.order .guess'))).bottom).toBeLessThan(1180);

  // On the smallest phones the order can be sent, whatever is said of it.
  await resize(page, [360, 740]);
  expect((await boxOf(sail)).bottom).toBeLessThan(700);
  expect(await clipped(page)).toEqual([]);

  // The button stays where the last tap has left it, however long the words are that came with it.
  for (const size of [
    [1180, 820],
    [1440, 900],
    [844, 390],
    [390, 844],
  ] as const) {
    await resize(page, size);
    await page.locator('.order .rose button.off').first().click();
    await page.locator('.order .off').last().waitFor();
    const before = await boxOf(sail);
    await page.locator('.order .rose button:not(.off)').first().click();
    await expect.poll(() => page.locator('.order .words .off').count()).toBe(0);
    expect((await boxOf(sail)).y).toBe(before.y);
    expect((await boxOf(page.locator('.order .small').first())).y).toBeGreaterThan(before.y);
  }

  // What the oracle says of the ship stands with its order, where its card lies behind a tab.
  await resize(page, [1180, 820]);
  await page
    .locator('.order .about')
    .filter({ hasText: /möglich|Möglich|Sicher/ })
    .waitFor();

  // What goes on below a panel's foot does so between two rows: none is cut through.
  for (const height of [820, 790, 760, 730, 700]) {
    await resize(page, [1180, height]);
    await page.getByRole('button', { name: 'Logbuch', exact: true }).click();
    await expect.poll(() => cutRows(page)).toEqual([]);
    await page.getByRole('button', { name: 'Befehle', exact: true }).click();
    await expect.poll(() => cutRows(page)).toEqual([]);
  }

  await resize(page, [390, 844]);
  await sail.click();
  const next = page.getByRole('heading', { name: 'Weiter mit Grün, Weiß oder Gelb', exact: true });
  await next.waitFor();
  expect((await boxOf(next)).bottom).toBeLessThan((await boxOf(page.locator('.orders .reply').first())).y);

  // A line of the journal has its whole width, though the eye stands beside its heading.
  await resize(page, [1440, 900]);
  const line = page.locator('.journal .step').first();
  const said = await boxOf(line.locator('.said'));
  expect((await boxOf(line)).right - said.right).toBeLessThan(12);
  // At the panel's foot no picture stands without the title of its report.
  const nameless = () =>
    page.locator('.journal .reply').evaluateAll(
      (replies) =>
        replies.filter((reply) => {
          const [picture, title] = ['.own', 'h3'].map((part) =>
            reply.querySelector(part)?.checkVisibility({ opacityProperty: true }),
          );
          return picture !== title;
        }).length,
    );
  await resize(page, [1180, 820]);
  await page.getByRole('button', { name: 'Logbuch', exact: true }).click();
  for (let height = 820; height > 600; height -= 20) {
    await resize(page, [1180, height]);
    await still(page);
    expect(await nameless(), `${height}`).toBe(0);
  }
  expect(await clipped(page)).toEqual([]);

  // What goes on below the foot of a panel fades into it, and nothing does at its end: then it goes on above.
  await resize(page, [390, 844]);
  await page.getByRole('button', { name: 'Logbuch', exact: true }).click();
  const journal = page.locator('section.journal');
  await expect.poll(() => journal.getAttribute('data-more')).toBe('');
  expect(await journal.getAttribute('data-read')).toBeNull();
  await journal.evaluate((panel) => panel.scrollTo({ top: panel.scrollHeight }));
  await expect.poll(() => journal.getAttribute('data-more')).toBeNull();
  await expect.poll(() => journal.getAttribute('data-read')).toBe('');

  expect([...ann.faults, ...pia.faults]).toEqual([]);
  await Promise.all([ann, pia].map(({ context }) => context.close()));
});

it('while lighthouses are placed the board is as large as in the game, and the one in hand is shown', async () => {
  const broad = [1920, 1080] as const;
  const game = await comes('ann', await setOut(store, boardFrom({}), {}), broad);
  const table = await setOut(store, boardFrom({}), { lighthouses: 2 });
  const { page, context, faults } = await comes('ann', table, broad);
  const [placing, playing] = [page, game.page].map((one) => one.locator('.frame').first()) as [
    Locator,
    Locator,
  ];
  expect((await boxOf(placing)).width).toBeCloseTo((await boxOf(playing)).width, 0);
  await game.context.close();

  const tower = (name: string) =>
    page.getByRole('group', { name: 'Die Leuchttürme' }).getByRole('button', { name });
  await expect.poll(() => tower('gelbes Licht').getAttribute('aria-pressed')).toBe('true');
  await page.getByText('Tippe auf ein markiertes Feld für das gelbe Licht.').waitFor();
  await page.locator('[data-square="b4"]').click();
  await page.getByText('Tippe auf ein markiertes Feld für das rote Licht.').waitFor();
  await expect.poll(() => tower('rotes Licht').getAttribute('aria-pressed')).toBe('true');
  await page.getByText('Du bist am Leuchtturm mit dem gelben Licht.').waitFor();
  await page.locator('[data-square="g6"]').click();
  await page.getByText('Beide stehen.').waitFor();
  for (const size of [[844, 390], [360, 740], [820, 1180], [1180, 820], broad] as const) {
    await resize(page, size);
    expect(await clipped(page), size.join('×')).toEqual([]);
    expect((await boxOf(page.locator('.actions .primary'))).bottom).toBeLessThanOrEqual(size[1]);
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('who looks on sees at once what there is to do, and what can be known once they want it', async () => {
  const table = await setOut(store, boardFrom({}), {}, { oracle: 'full', openChart: true });
  const eve = await comes('eve', table, [1180, 820]);
  const { page } = eve;
  const look = await boxOf(page.getByRole('button', { name: 'Die Karte ansehen' }));
  const help = await boxOf(page.getByRole('button', { name: 'Um einen Platz bitten' }));
  expect(look.width).toBeGreaterThanOrEqual(help.width);
  const wanted = page.getByRole('checkbox', { name: /^Zeig mir/ });
  const tray = await boxOf(page.locator('section.tray'));
  expect((await boxOf(wanted)).bottom).toBeLessThan(tray.y);
  await wanted.check();
  const card = page.getByRole('region', { name: 'Das Orakel' });
  await card.getByText('Rot: sicher auf').waitFor();
  // Where the journal lies open it stands over that.
  for (const size of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await resize(page, size);
    await page.locator('section.journal').getByRole('region', { name: 'Das Orakel' }).waitFor();
  }
  expect(await clipped(page)).toEqual([]);
  expect(eve.faults).toEqual([]);
  await eve.context.close();
});
