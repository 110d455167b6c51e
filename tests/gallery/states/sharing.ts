/** A shared game: the sheet for its players, the page for other people, and the game's file. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import { button, moment } from '../../browser/parts.ts';
import { PHONE } from '../../browser/people.ts';
import { gameFile, openShareSheet } from '../../browser/sharing.ts';
import { finished, finishedWithDangers } from '../scenes.ts';
import type { State } from '../state.ts';

const PLAYER = { scene: finishedWithDangers, as: ['ann'], there: moment } as const;

const openAbout = ({ page }: { page: Page }) => button(page, t.sharing.about).click();

const PLAYERS: readonly State[] = [
  { ...PLAYER, name: 'sharing, no link', reach: ({ page }) => openShareSheet(page) },
  {
    ...PLAYER,
    name: 'sharing, a link and a name',
    // The sheet's picture waits for the analysis of the game, which takes much longer with dangers.
    scene: finished,
    inEveryRun: true,
    size: PHONE,
    reach: async ({ page }) => {
      const sheet = await openShareSheet(page);
      await button(sheet, t.sharing.makeLink).click();
      await sheet.getByRole('checkbox').check();
      await sheet.getByText(t.sharing.shown(['Annette'])).waitFor();
    },
  },
  {
    ...PLAYER,
    name: 'sharing, a question',
    reach: async ({ page }) => {
      const sheet = await openShareSheet(page);
      await button(sheet, t.sharing.makeLink).click();
      await button(sheet, t.sharing.takeBack).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...PLAYER,
    name: 'sharing, from the record',
    as: [],
    path: '/t/CD5F/record',
    there: (page) => page.locator('h1'),
    size: PHONE,
    reach: ({ page }) => openShareSheet(page),
  },
];

const LINK = 'a'.repeat(28);

/** A game that Annette has shared, with her name visible. */
function shared() {
  const link = { type: 'game-shared', game: 'game-1', link: LINK, player: 'ann' } as const;
  return finishedWithDangers().happens([
    link,
    { type: 'name-shown', game: 'game-1', player: 'ann', shown: true },
  ]);
}
const STRANGER = { scene: shared, path: `/g/${LINK}`, size: PHONE, there: moment } as const;

const STRANGERS: readonly State[] = [
  { ...STRANGER, name: 'a game that is shared', inEveryRun: true },
  { ...STRANGER, name: 'about a game that is shared', reach: openAbout },
  {
    name: 'a link that was taken back',
    scene: () => shared().happens([{ type: 'game-unshared', game: 'game-1', player: 'ann' }]),
    path: `/g/${LINK}`,
    size: PHONE,
  },
  { name: 'no game at a link', scene: finished, path: `/g/${'b'.repeat(28)}`, size: PHONE },
];

const FILES: readonly State[] = [
  { name: 'opening a game', path: '/g', size: PHONE },
  {
    name: 'a file that is none',
    path: '/g',
    size: PHONE,
    reach: async ({ page }) => {
      const none = { name: 'x.json', mimeType: '', buffer: Buffer.from('<!doctype html>') };
      await page.getByLabel(t.sharing.choose).setInputFiles(none);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'a game from a file',
    path: '/g',
    reach: async ({ page }) => {
      await page.getByLabel(t.sharing.choose).setInputFiles(gameFile);
      await moment(page).waitFor();
    },
  },
  {
    name: 'sharing a game from a file',
    path: '/g',
    size: { width: 360, height: 740 },
    reach: async ({ page }) => {
      await page.getByLabel(t.sharing.choose).setInputFiles(gameFile);
      await openShareSheet(page);
    },
  },
];

export const SHARING: readonly State[] = [...PLAYERS, ...STRANGERS, ...FILES];
