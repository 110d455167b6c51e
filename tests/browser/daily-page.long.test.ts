/** The daily page: the list of days, and the result that can be copied. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { inPlay } from '../../shared/game/variants.ts';
import { voyageOf } from '../../shared/table/daily.ts';
import { calendarDay, dayTitle, keptDay, openDaily, storedGames, TODAY } from './days.ts';
import { button } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';
import { expectAtTop } from './toasts.ts';

const stage = useStage();
const SIDEWAYS = { width: 844, height: 390 };

const heading = (page: Page, day: string) => page.getByRole('heading', { name: dayTitle(day), exact: true });
const goTo = (page: Page, day: string) => page.evaluate((hash) => location.assign(hash), `#${day}`);

it('shows a day in the address, also a later one, and today if there is no such day', async () => {
  const { page } = await openDaily(stage, { path: '/daily#2026-11-05' });
  await heading(page, '2026-11-05').waitFor();
  // The page lists the tiles of the day's game, not only the name of its set of variants.
  await goTo(page, '2026-11-19');
  await heading(page, '2026-11-19').waitFor();
  const { variants } = voyageOf('2026-11-19');
  const lines = page.getByRole('region', { name: dayTitle('2026-11-19') }).getByRole('listitem');
  const named = inPlay(variants).map((variant) => t.variants.inPlay(variant, variants));
  await lines.filter({ hasText: named.join(', ') }).waitFor();
  expect(named.length).toBeGreaterThan(1);
  // Opening an address that names another day replaces the day that was chosen by hand.
  await button(page, calendarDay('2026-11-07', 'open')).click();
  await heading(page, '2026-11-07').waitFor();
  await goTo(page, '2026-11-05');
  await heading(page, '2026-11-05').waitFor();
  await page.goto(`${stage.url}/alone`);
  await page.goto(`${stage.url}/daily#2026-12-05`);
  await heading(page, TODAY).waitFor();
});

it('says of a missed day that it does not count for the streak, and has none that is to come', async () => {
  const { page } = await openDaily(stage);
  await button(page, calendarDay('2026-11-03', 'open')).click();
  await heading(page, '2026-11-03').waitFor();
  await page.getByText(t.daily.lateHint).waitFor();
  expect(await button(page, calendarDay('2026-11-21', 'open')).count()).toBe(0);
});

it('offers the easier sea to newcomers and after two losses, with its own result beside the usual one', async () => {
  const region = (page: Page) => page.getByRole('region', { name: t.daily.easierTitle });
  const { page } = await openDaily(stage);
  await region(page).getByText(t.oracle.inGame.hints).waitFor();
  await button(page, t.daily.easierBegin).waitFor();

  const store = async (...games: Parameters<typeof storedGames>[0]) => {
    for (const [key, text] of Object.entries(storedGames(games)))
      await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
    await page.reload();
    await heading(page, TODAY).waitFor();
  };
  const lost = (day: string) => keptDay(day, { won: false });
  await store(keptDay(TODAY, { won: false }), keptDay('2026-11-18'));
  expect(await region(page).count()).toBe(0);
  await store(lost(TODAY), lost('2026-11-19'));
  await button(page, t.daily.easierBegin).waitFor();
  await store(keptDay(TODAY, { easier: true, opponent: 'triton' }), keptDay('2026-11-19'));
  expect(await region(page).getByRole('textbox').inputValue()).toContain(t.daily.easier);
  await button(page, t.daily.begin).waitFor();
  await page.getByRole('button', { name: `${calendarDay(TODAY, 'won')}, ${t.daily.easier}` }).waitFor();
});

it('copies the result of a day, or has it copied by hand', async () => {
  const stored = storedGames([keptDay(TODAY)]);
  const { page, context, faults } = await openDaily(stage, { stored });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, calendarDay(TODAY, 'won')).waitFor();
  const result = page.getByRole('textbox', { name: t.daily.result });
  const copy = button(page, t.daily.copy);
  await copy.click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await result.inputValue());
  // The text to copy is hidden. The page shows its characters as pictures instead, because some devices lack these
  // characters.
  const isSeen = () => result.evaluate((field) => field.closest('.visually-hidden') === null);
  expect(await isSeen()).toBe(false);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    document.execCommand = () => false;
  });
  await copy.click();
  await page.getByText(t.daily.copyByHand).first().waitFor();
  expect(await isSeen()).toBe(true);
  expect(faults).toEqual([]);
});

it.each([
  // On this phone, the page is scrolled until the header is out of sight. Toasts usually appear in the header.
  ['a phone', PHONE, 0],
  ['a phone on its side', SIDEWAYS, 0],
  ['a phone that is scrolled', PHONE, 150],
] as const)('a toast is at the top of the window on %s', async (_, size, scrolled) => {
  const { page, context } = await openDaily(stage, { stored: storedGames([keptDay(TODAY)]), size });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((top) => scrollTo(0, top), scrolled);
  await button(page, t.daily.copy).click();
  await expectAtTop(page, t.daily.copied);
});

it('shows the new day after midnight, also to who slept meanwhile, but leaves the day that was chosen', async () => {
  const { page } = await openDaily(stage, {
    before: (one) => one.clock.install({ time: `${TODAY}T22:58:00Z` }),
    device: { timezoneId: 'Europe/Berlin' },
  });
  await heading(page, TODAY).waitFor();
  await page.getByText(t.daily.today, { exact: true }).waitFor();
  await page.clock.fastForward('00:03:00');
  await heading(page, '2026-11-21').waitFor();
  await button(page, calendarDay('2026-11-18', 'open')).click();
  await heading(page, '2026-11-18').waitFor();
  // Simulates a device that was asleep: its clock has moved on, but its timers have not run.
  await page.clock.pauseAt('2026-11-22T06:00:00Z');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await button(page, calendarDay('2026-11-22', 'open')).waitFor();
  await heading(page, '2026-11-18').waitFor();
});
