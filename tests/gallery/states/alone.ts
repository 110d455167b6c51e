/** Playing alone: the page with the opponents, a running game, and the daily game with its result. */
import type { Page } from 'playwright';
import { language } from '../../../client/text/catalogue.svelte.ts';
import { t } from '../../../client/text/text.ts';
import type { GameEvent } from '../../../shared/game/game.ts';
import { AT_NOON, calendarDay, keptDay, storedGames, TODAY } from '../../browser/days.ts';
import { button, moment, openMenu } from '../../browser/parts.ts';
import { PHONE } from '../../browser/people.ts';
import { began, playOut } from '../../helpers/play.ts';
import { seeded } from '../../helpers/random.ts';
import { boardFrom } from '../../helpers/board-from.ts';
import { seaId } from '../../../shared/seas/code.ts';
import { Scene } from '../scene.ts';
import type { State } from '../state.ts';

await language.need('solo');

const SEA = seaId({ version: 2, size: 11, difficulty: 'standard', seed: 7 });

/** A daily game that Ann plays alone against Proteus. */
async function voyage(playsOn: boolean): Promise<Scene> {
  const scene = new Scene(['Ann']);
  await scene.does('Ann', { type: 'sit', seat: 'navigators' });
  await scene.does('Ann', { type: 'seat-opponent', opponent: 'proteus', seat: 'poseidon' });
  const owners = { red: 'Ann', green: 'Ann', white: 'Ann', yellow: 'Ann' };
  const crew = { navigators: ['Ann'], owners };
  const first = began(boardFrom({}), {}, crew);
  const whole = [...playOut(first, seeded(3), 0, 0.5)].at(-1)?.log ?? [];
  const log: readonly GameEvent[] = playsOn ? whole.slice(0, 4) : whole;
  const record = { game: 'game-1', board: 'A', mode: 'cooperative', series: null, daily: TODAY } as const;
  const { poseidon } = scene.table;
  if (poseidon === null) throw new Error('nobody is Poseidon');
  scene.happens([{ type: 'game-began', ...record, poseidon, ...crew }], log);
  const last = log.at(-1);
  return last?.type === 'ended'
    ? scene.happens([{ type: 'game-ended', game: 'game-1', outcome: last.outcome }])
    : scene;
}

const GAMES = [
  keptDay(TODAY),
  keptDay('2026-11-19', { won: false, home: 1, arrivals: [11], rounds: 11 }),
  keptDay('2026-11-12', { late: true }),
];
const PAST = storedGames([
  ...GAMES,
  ...GAMES.map((day, i) => {
    const game = { ...day, game: `game ${i}`, side: 'poseidon' as const };
    delete game.day;
    return game;
  }),
]);

/** The picture of the first sea on the page, once the device has drawn it. */
const seaDrawn = (page: Page) =>
  page
    .locator('.picture')
    .filter({ has: page.locator('svg g[transform]') })
    .first();

const DAILY = { path: '/daily', ...AT_NOON } as const;

const DAYS: readonly State[] = [
  { ...DAILY, name: 'the daily voyage', isMain: true },
  // From December on, the daily game is on a sea.
  {
    path: '/daily',
    ...AT_NOON,
    time: '2026-12-02T12:00:00Z',
    name: 'the daily voyage on a sea',
    there: seaDrawn,
    inEveryRun: true,
  },
  { ...DAILY, name: 'a day with many tiles', path: '/daily#2026-11-19', size: { width: 844, height: 390 } },
  { ...DAILY, name: 'the days that were sailed', stored: PAST, path: '/daily#2026-11-05', size: PHONE },
  { ...DAILY, name: 'the result of a day', stored: storedGames(GAMES), isMain: true },
  { ...DAILY, name: 'the result of a day, on a phone', stored: storedGames(GAMES), size: PHONE },
  {
    ...DAILY,
    name: 'the result of a day, to be copied by hand',
    stored: storedGames(GAMES),
    size: PHONE,
    reach: async ({ page }) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
        document.execCommand = () => false;
      });
      await button(page, t.daily.copy).click();
      await page.getByText(t.daily.copyByHand).first().waitFor();
    },
  },
  {
    ...DAILY,
    name: 'the daily voyage, after two losses',
    stored: storedGames([
      keptDay(TODAY, { won: false, home: 1, arrivals: [11] }),
      keptDay('2026-11-19', { won: false }),
    ]),
    size: PHONE,
  },
  {
    ...DAILY,
    name: 'the result of an easier sea',
    stored: storedGames([
      keptDay(TODAY, { easier: true, opponent: 'triton' }),
      keptDay('2026-11-18', { easier: true, opponent: 'triton', won: false, late: true }),
    ]),
    size: PHONE,
  },
  {
    ...DAILY,
    name: 'a day that was missed',
    stored: storedGames(GAMES),
    reach: async ({ page }) => {
      await button(page, calendarDay('2026-11-03', 'open')).click();
      await button(page, t.daily.catchUp).waitFor();
    },
  },
  {
    name: 'the ending of a daily voyage',
    scene: () => voyage(false),
    as: ['Ann'],
    there: moment,
    isMain: true,
  },
];

const begun = [{ code: 'CD5F', at: Date.parse(`${TODAY}T10:00Z`), opponent: 'proteus', side: 'navigators' }];

export const ALONE: readonly State[] = [
  { name: 'alone', path: '/alone', isMain: true },
  {
    name: 'alone, the settings unfolded',
    path: '/alone',
    size: PHONE,
    reach: async ({ page }) => {
      await page.locator('summary').first().click();
      await page.getByRole('combobox', { name: t.alone.board }).waitFor();
    },
  },
  {
    name: 'alone, a new sea each game',
    path: '/alone',
    stored: { 'odyssey.alone-settings': JSON.stringify({ board: SEA, set: 'standard', oracle: 'hints' }) },
    isMain: true,
    reach: async ({ page }) => {
      await page.locator('summary').first().click();
      await page.getByRole('switch', { name: t.alone.eachGame }).waitFor();
      await seaDrawn(page).waitFor();
    },
  },
  {
    name: 'alone, with games that were played and one that goes on',
    scene: () => voyage(true),
    as: ['Ann'],
    path: '/alone',
    stored: { ...PAST, 'odyssey.alone': JSON.stringify(begun) },
    size: PHONE,
    there: (page) => page.getByRole('heading', { name: t.alone.goOn }),
    reach: ({ page }) => page.locator('summary').last().click(),
  },
  { name: 'a game alone', scene: () => voyage(true), as: ['Ann'], there: (page) => page.getByRole('grid') },
  {
    name: 'the menu of a game alone',
    scene: () => voyage(true),
    as: ['Ann'],
    there: (page) => page.getByRole('grid'),
    reach: ({ page }) => openMenu(page),
  },
  ...DAYS,
];
