/** A daily game is played to its end, shared without spoilers, and stored on the device. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { seeded } from '../helpers/random.ts';
import { AT_NOON, calendarDay, NOON, TODAY } from './days.ts';
import { useOwnServer } from './own-server.ts';
import { button, openMenu } from './parts.ts';
import { person, TABLET, type Person } from './people.ts';
import { adrift, ending, navigatorsAct, once, playTogether } from './playing.ts';
import { useStage } from './stage.ts';
import { informed } from './truth.ts';

const stage = useStage();
// Opponents move without delay, and the server's date is the same as the pages'.
const server = useOwnServer({ pace: 1, now: () => Date.parse(NOON) });

async function annAtNoon(): Promise<Person> {
  const ann = await person(stage.browser, 'Ann', TABLET, AT_NOON.device);
  await ann.context.clock.setFixedTime(NOON);
  return ann;
}

/** The time limit for storing a score. The replay's analysis computes the score, which may take a while. */
const SCORED = { timeout: 60_000 };
const storedGames = ({ page }: Person) => page.evaluate(() => localStorage.getItem('odyssey.games-alone'));

it('is sailed to its end, told without giving anything away, and kept', { timeout: 180_000 }, async () => {
  const one = await annAtNoon();
  const { page } = one;
  await page.goto(server.url);
  await page.getByRole('link', { name: t.home.daily }).click();
  await page.getByText(t.daily.streak(0)).waitFor();
  await button(page, t.daily.begin).click();
  await page.waitForURL(/\/t\/\w{4,10}$/);
  const random = seeded(4);
  await once(() => navigatorsAct(one, random, adrift(random)));

  // The menu doesn't offer an invitation, because a daily game is for one player.
  const menu = await openMenu(page);
  await menu.getByRole('heading', { name: t.table.players }).waitFor();
  const code = page.url().split('/').at(-1) ?? '';
  expect(await menu.innerText()).not.toMatch(new RegExp(`${code}|${new URL(server.url).host}`));
  expect(await button(menu, t.opponents.letPlay).count()).toBe(0);
  expect(await menu.getByRole('radiogroup', { name: t.door.lock }).count()).toBe(0);

  await page.goto(`${server.url}/daily`);
  await button(page, calendarDay(TODAY, 'running')).waitFor();
  await page.getByRole('link', { name: t.daily.goOn }).click();
  await playTogether([one], { random, steer: informed(server.store, code), endsWon: true });
  await ending(one).waitFor();
  await expect.poll(() => storedGames(one), SCORED).toMatch(/"score":\d/);
  await page.getByRole('link', { name: t.ending.dailyResult }).click();

  await page.getByText(t.daily.streak(1)).waitFor();
  const text = await page.getByRole('textbox', { name: t.daily.result }).inputValue();
  const lines = text.split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe(t.daily.shareTitle('20 Nov 2026', t.boards.byLetter('A')));
  expect(lines[1]).toMatch(/^[⚓🌊]+$/u);
  expect(lines[4]).toBe(`${server.url}/daily#${TODAY}`);
  for (const ship of Object.values(t.common.colours)) expect(text).not.toContain(ship);

  await page.goto(`${server.url}/alone`);
  const games = page.getByRole('region', { name: t.alone.games });
  await games.getByRole('link').click();
  await page.waitForURL(/\/record$/);
  // If a game was stored without its score, the score is computed when the player opens the analysis.
  await page.evaluate(() => {
    const stored = localStorage.getItem('odyssey.games-alone') ?? '';
    localStorage.setItem('odyssey.games-alone', stored.replace(/"score":\d+/, '"score":null'));
  });
  await page.reload();
  await button(page, t.series.look).click();
  await expect.poll(() => storedGames(one), SCORED).toMatch(/"score":\d/);
  expect(one.faults).toEqual([]);
});

it('of a day that was missed begins a game, too', async () => {
  const { page } = await annAtNoon();
  await page.goto(`${server.url}/daily`);
  await button(page, calendarDay('2026-11-03', 'open')).click();
  await button(page, t.daily.catchUp).click();
  await page.waitForURL(/\/t\/\w{4,10}$/);
});
