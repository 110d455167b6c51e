/** The ways to reach a table: the home page, wrong addresses, and the page for joining. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import { BASE_GAME } from '../../../shared/game/game.ts';
import type { Listing } from '../../../shared/table/listing.ts';
import { PROTOCOL, type LookRequest, type TurnNow } from '../../../shared/wire/protocol.ts';
import { PHONE } from '../../browser/people.ts';
import { button } from '../../browser/parts.ts';
import { threeSeated } from '../evening-scenes.ts';
import { Scene } from '../scene.ts';
import { seated } from '../scenes.ts';
import type { State } from '../state.ts';

const CODE = 'CD5F';
const make = (page: Page) => button(page, t.home.make);
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });
const join = (page: Page) => button(page, t.door.join);

/** The codes of five tables at which this device holds a seat. */
const OLDER = ['M7KP', 'RH7N', 'XT4C', 'K9WD', 'PL3V'];
const SEATS = OLDER.map((code, at) => ({ code, tokens: ['Ann'.padEnd(43, '_')], at }));
const looked = ({ code }: LookRequest) => ({
  ok: true,
  code,
  players: ['Ann', 'Pia', 'Maximiliane', 'Bartholomew', 'Konstantin'],
  poseidonTaken: true,
  game: (['none', 'running', 'over'] as const)[OLDER.indexOf(code) % 3],
  full: true,
  seat: (['poseidon', 'navigators', null] as const)[OLDER.indexOf(code) % 3],
});

const HOUR_MS = 3_600_000;
/** The turns at the same tables, in games over days: two wait for this device. */
const TURNS: Readonly<Record<string, TurnNow>> = {
  M7KP: { side: 'poseidon', mine: false, names: ['Maximiliane'], leftMs: 20 * HOUR_MS, sinceMs: 4 * HOUR_MS },
  RH7N: { side: 'navigators', mine: true, leftMs: 40 * HOUR_MS, sinceMs: 8 * HOUR_MS },
  K9WD: { side: 'navigators', mine: true, names: ['Ann'], leftMs: 5 * HOUR_MS, sinceMs: 19 * HOUR_MS },
  PL3V: { side: 'navigators', mine: false },
};
const lookedOverDays = (request: LookRequest) => {
  const turn = TURNS[request.code];
  return { ...looked(request), ...(turn && { game: 'running', seat: 'navigators', turn }) };
};

/** What the list says of a table. */
const listing = (code: string, players: readonly string[], more: Partial<Listing> = {}): Listing => ({
  ...{ code, host: players[0] ?? '', players, state: 'gathering', board: 'A', mode: 'cooperative' },
  ...{ free: { poseidon: true, navigators: 5 - players.length }, variants: BASE_GAME, clock: null },
  ...more,
});
const OPEN: readonly Listing[] = [
  listing('M7KP', ['Anna', 'Ben']),
  listing('RH7N', ['Maximiliane-Theodora Vos', 'Bartholomew', 'Konstantin', 'Zoe'], {
    free: { poseidon: false, navigators: 1 },
    board: 'D',
    mode: 'competing',
    variants: { ...BASE_GAME, lighthouses: 2, fogBanks: 1 },
    clock: { hours: 72, atZero: 'random move' },
    language: 'it',
  }),
  listing('XT4C', ['Pia', 'Eve'], { state: 'running', free: { poseidon: false, navigators: 0 } }),
  listing('K9WD', ['Cleo']),
  listing('PL3V', ['Dan']),
];
const openTables = (tables: readonly Listing[]) => ({
  answers: { 'open-tables': () => ({ ok: true, offered: true, tables }) },
});

export const WAYS_IN: readonly State[] = [
  { name: 'home', path: '/', size: PHONE, there: make, isMain: true },
  {
    name: 'home, a name is missing',
    path: '/',
    size: PHONE,
    there: make,
    reach: async ({ page }) => {
      await make(page).click();
      await page.getByText(t.player.nameMissing).waitFor();
    },
  },
  {
    name: 'home, no such code',
    path: '/',
    size: PHONE,
    there: make,
    reach: async ({ page }) => {
      await page.getByRole('textbox', { name: t.home.code }).fill('M7KP');
      await button(page, t.home.join).click();
      await page.getByText(t.home.noSuchTable('M7KP')).waitFor();
    },
  },
  {
    name: 'home, two codes',
    path: '/',
    size: PHONE,
    there: make,
    reach: async ({ page }) => {
      await page.getByRole('textbox', { name: t.home.code }).fill('M7KP or rh7 n2k');
      await button(page, t.home.join).click();
      await page.getByText(t.home.severalCodes(['M7KP', 'RH7 N2K'])).waitFor();
    },
  },
  {
    name: 'home, with a table',
    scene: seated,
    as: ['Ann'],
    path: '/',
    size: PHONE,
    there: (page) => page.getByText(`${t.home.state.none}, ${t.home.seat('navigators')}`),
  },
  {
    name: 'home, with older tables',
    inEveryRun: true,
    path: '/',
    size: PHONE,
    stored: { 'odyssey.seats': JSON.stringify(SEATS), 'odyssey.name': 'Ann' },
    answers: { look: looked },
    // The list of all players' names at a full table may be too long for one line.
    spared: [t.home.company(looked({ code: CODE, tokens: [] }).players).slice(0, 40)],
    there: (page) => page.getByText(`${t.home.state.running}, ${t.home.seat('navigators')}`).first(),
    reach: ({ page }) => page.getByText(t.home.older(OLDER.length - 2)).click(),
  },
  {
    name: 'home, with tables that wait',
    isMain: true,
    path: '/',
    size: PHONE,
    stored: { 'odyssey.seats': JSON.stringify(SEATS), 'odyssey.name': 'Ann' },
    answers: { look: lookedOverDays },
    spared: [t.home.company(looked({ code: CODE, tokens: [] }).players).slice(0, 40)],
    there: (page) => page.getByText(`${t.home.yourTurn}, ${t.home.seat('navigators')}`).first(),
    reach: ({ page }) => page.getByText(t.home.older(OLDER.length - 2)).click(),
  },
  {
    name: 'home, with an open table',
    path: '/',
    size: PHONE,
    ...openTables(OPEN.slice(0, 1)),
    there: (page) => page.getByRole('heading', { name: t.open.heading }),
  },
  {
    name: 'home, with many open tables',
    isMain: true,
    path: '/',
    size: PHONE,
    stored: { 'odyssey.name': 'Ann' },
    ...openTables(OPEN),
    there: (page) => page.getByRole('heading', { name: t.open.heading }),
    reach: ({ page }) => page.getByText(t.open.more(2)).click(),
  },
  { name: '/no/such/page', path: '/no/such/page', size: PHONE },
  { name: '/t/CD5F', path: `/t/${CODE}`, size: PHONE, there: heading(t.table.goneTitle), isMain: true },
  {
    name: 'a damaged table',
    path: `/t/${CODE}`,
    size: PHONE,
    answers: { attend: () => ({ ok: false, refusal: 'table-damaged' }) },
    there: heading(t.table.damagedTitle),
  },

  away('the server refuses this address', 'refused', 'wrong-origin'),
  {
    ...away('something else answers', 'stranger'),
    obstacle: { status: 200, body: '<title>Guest Wi-Fi</title>' },
  },

  // ── The page for joining ─────────────────────────────────────────────────────────────────────────
  { name: 'door', scene: seated, there: join, isMain: true },
  {
    name: 'door, of an open table',
    scene: async () => (await seated()).does('Ann', { type: 'open-table', open: { waitMinutes: null } }),
    there: join,
  },
  {
    name: 'door, a name is missing',
    inEveryRun: true,
    scene: seated,
    there: join,
    reach: async ({ page }) => {
      await join(page).click();
      await page.getByText(t.player.nameMissing).waitFor();
    },
  },
  {
    name: 'door, a name is taken',
    scene: seated,
    size: PHONE,
    there: join,
    reach: async ({ page }) => {
      await page.getByRole('textbox', { name: t.player.name }).fill('Ann');
      await join(page).click();
      await page.getByText(t.player.nameTaken).waitFor();
    },
  },
  {
    name: 'door, no key',
    scene: seated,
    size: PHONE,
    there: join,
    reach: async ({ page }) => {
      await page.getByText(t.door.haveKey).click();
      await page.getByRole('textbox', { name: t.door.key }).fill('M7');
      await button(page, t.door.useKey).click();
      await page.getByText(t.door.notAKey).waitFor();
    },
  },
  {
    name: 'door, locked',
    scene: async () => (await seated()).does('Ann', { type: 'lock-table', locked: true }),
    size: PHONE,
    there: (page) => page.getByText(t.door.lockedHere),
  },
  {
    name: 'door, full',
    scene: () => new Scene(['Ann', 'Pia', 'Ben', 'Cleo', 'Dora']),
    there: (page) => page.getByText(t.door.full),
  },
  {
    name: 'door, a series runs',
    scene: async () =>
      (await threeSeated()).does('Ann', {
        type: 'begin-series',
        order: 'lot',
        boards: 'same',
        sameVariants: true,
      }),
    size: PHONE,
    there: (page) => page.getByText(t.door.seriesRunning),
  },
];

/** A state in which no socket opens, and the server's HTTP answer gives the reason. */
function away(
  name: string,
  obstacle: keyof typeof t.connection.obstacles,
  refusal: string | null = null,
): State {
  return {
    name,
    path: '/',
    size: PHONE,
    isAway: () => true,
    obstacle: { status: 200, body: JSON.stringify({ odyssey: PROTOCOL, refusal }) },
    there: heading(t.connection.obstacles[obstacle]),
  };
}
