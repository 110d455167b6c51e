/** The standings of a series as a moment: who leads and by what, the podium, then the table; the winner of the evening. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright';
import { openSqlite } from '../../server/store/open.ts';
import { seriesWinners, standings } from '../../shared/table/series.ts';
import { keepSeries, type KeptSeries } from '../helpers/kept-series.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';
import { violations } from './axe.ts';
import { launchChromium } from './chromium.ts';
import { person, PHONE, type Person } from './people.ts';

let browser: Browser;
const servers: RunningServer[] = [];
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await Promise.all(servers.map((server) => server.stop()));
});

/** Somebody of a series that was played before comes to its table. */
async function comes(
  wanted: Parameters<typeof keepSeries>[1],
  size: typeof PHONE,
  locale = 'en-GB',
): Promise<{ host: Person; kept: KeptSeries }> {
  const store = openSqlite(':memory:');
  const kept = await keepSeries(store, wanted);
  const server = await startServer({ store, client: process.env['ODYSSEY_CLIENT'] ?? 'dist' });
  servers.push(server);
  const [name] = wanted.people;
  const host = await person(browser, name, size, { locale });
  await host.page.goto(server.url);
  await host.page.evaluate(
    ([code, token]) =>
      localStorage.setItem('odyssey.seats', JSON.stringify([{ code, tokens: [token], at: Date.now() }])),
    [kept.code, kept.tokens.get(name)] as const,
  );
  await host.page.goto(`${server.url}/t/${kept.code}`);
  return { host, kept };
}

it('between its games: who leads, the podium with its ties, and nothing red beneath', async () => {
  const wanted = { people: ['Annette', 'Benjamin', 'Olympia'], games: 2, seed: 3 } as const;
  const { host, kept } = await comes(wanted, PHONE);
  const { page } = host;
  await page.locator('.next .button').last().click();
  await page.getByText(/^You lead by \d+ points?\.$/).waitFor();
  const steps = page.getByRole('list', { name: 'The first three' }).getByRole('listitem');
  const [series] = kept.table.series;
  if (!series) throw new Error('no series');
  const places = new Set(standings(kept.table, series).map(({ place }) => place));
  expect(await steps.count()).toBe(places.size);
  expect(await steps.first().innerText()).toMatch(/Annette/);
  // Those who are as good share a step.
  const second = await steps.nth(1).innerText();
  expect(second).toContain('Benjamin');
  expect(second).toContain('Olympia');
  expect(await page.locator('.who .panel .danger').count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  // On its side too who leads is seen at once, above the bar.
  await page.setViewportSize({ width: 844, height: 390 });
  const endOfPodium = async () => {
    const box = await page.getByRole('list', { name: 'The first three' }).boundingBox();
    return (box?.y ?? NaN) + (box?.height ?? NaN);
  };
  const bar = async () => (await page.locator('footer').boundingBox())?.y ?? NaN;
  await expect.poll(async () => (await bar()) - (await endOfPodium())).toBeGreaterThanOrEqual(0);
  // "Who plays" is the heading of the players, not of the points above them; the board of a series is only shown.
  const card = await page.locator('.who > .panel').boundingBox();
  const who = await page.getByRole('heading', { name: 'Who plays' }).boundingBox();
  expect((who?.y ?? NaN) - ((card?.y ?? NaN) + (card?.height ?? NaN))).toBeGreaterThanOrEqual(0);
  expect(await page.locator('.game .change').innerText()).toBe('Show');
  await page.setViewportSize(PHONE);

  // How the host ends it is in the settings.
  expect(await page.getByRole('button', { name: 'End the series' }).count()).toBe(0);
  const more = page.locator('summary').filter({ hasText: 'More settings' });
  expect(await more.innerText()).toContain('Game 3 of 3');
  await more.click();
  await page
    .locator('summary')
    .filter({ hasText: /^\s*(?!More).*Game 3 of 3/ })
    .click();
  // It cannot be undone, and has the dress of what takes something away.
  await page.locator('.button.danger', { hasText: 'End the series' }).waitFor();
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect(await violations(page)).toEqual([]);
  expect(host.faults).toEqual([]);
  await host.context.close();
});

it('at its end the winner of the evening is the headline, in the longest words on the smallest phone', async () => {
  const { host, kept } = await comes(
    {
      people: ['Annette', 'Maximilian-Alexander', 'Olympia'],
      opponents: ['elpenor', 'charybdis'],
      games: 5,
      seed: 5,
    },
    { width: 360, height: 740 },
    'de-DE',
  );
  const { page } = host;
  const [series] = kept.table.series;
  if (!series) throw new Error('no series');
  const [winner = ''] = seriesWinners(kept.table, series);
  const name = kept.table.names[winner] ?? '';
  const headline = page.locator('.series-won');
  await headline.waitFor();
  expect(await headline.innerText()).toContain(name);
  // Its points are those of the series: those of its last game would tell of other winners.
  const points = page.locator('.ending .scores');
  for (const { player, total } of standings(kept.table, series)) {
    expect(await points.innerText()).toMatch(new RegExp(`${kept.table.names[player]}\\s+${total}\\b`));
  }
  const size = (selector: string) =>
    page.locator(selector).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(await size('.series-won')).toBeGreaterThan(await size('.ending .scores'));
  expect(await violations(page)).toEqual([]);
  // On its side all of it fits beside the board, and nothing lies over anything else.
  await page.setViewportSize({ width: 844, height: 390 });
  const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
  const apart = async (above: string, below: string) => {
    const box = await boxOf(above);
    return ((await boxOf(below))?.y ?? NaN) - (box?.y ?? NaN) - (box?.height ?? NaN);
  };
  await expect.poll(() => apart('.caption p', '.ticks span')).toBeGreaterThanOrEqual(-1);
  await expect.poll(() => apart('.transport .play', '.next .button')).toBeGreaterThanOrEqual(-1);
  for (const part of ['.ending .next .button.primary', '.ending [role="grid"]']) {
    const box = await boxOf(part);
    expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(390);
  }
  await page.setViewportSize({ width: 360, height: 740 });

  await page.locator('.next .button.primary').click();
  await page.getByRole('heading', { level: 2 }).filter({ hasText: name }).waitFor();
  // The button says that it begins something new: the series is over.
  await page.getByRole('button', { name: 'Neues Spiel beginnen' }).waitFor();
  const steps = page.getByRole('list', { name: 'Das Siegertreppchen' }).getByRole('listitem');
  expect(await steps.first().innerText()).toContain(name);
  // Nobody's name and no ship makes the page wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
  expect(host.faults).toEqual([]);
  await host.context.close();
});
