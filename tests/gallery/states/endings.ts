/** The ending of a game for each side, the replay, and the points of a series. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import { unfold } from '../../browser/lobby.ts';
import { button, moment } from '../../browser/parts.ts';
import { PHONE } from '../../browser/people.ts';
import { finishedWithDangers, playedSeries } from '../scenes.ts';
import type { State } from '../state.ts';

/** Moves the replay to the fifth round. */
async function seekRound(page: Page): Promise<void> {
  await moment(page).focus();
  await page.keyboard.press('Home');
  for (let rounds = 0; rounds < 5; rounds++) await button(page, t.ending.nextRound).click();
  await button(page, t.ending.previousRound).and(page.locator('[aria-disabled="false"]')).waitFor();
}

/** A finished game, with the replay at its end. */
const ENDED = { scene: finishedWithDangers, as: ['ann'], size: PHONE, there: moment } as const;

const FILM: readonly State[] = [
  { ...ENDED, name: 'the film at its end' },
  {
    ...ENDED,
    name: 'the film in the middle',
    inEveryRun: true,
    reach: ({ page }) => seekRound(page),
  },
  {
    ...ENDED,
    name: 'the film runs',
    reach: async ({ page }) => {
      await seekRound(page);
      await button(page, t.ending.play).click();
      await button(page, t.ending.pause).waitFor();
    },
  },
  {
    ...ENDED,
    name: 'the log of the film',
    reach: async ({ page }) => {
      await seekRound(page);
      await button(page, t.ending.showRounds).click();
    },
  },
  {
    ...ENDED,
    name: 'the film on a desk',
    size: { width: 1440, height: 900 },
    reach: ({ page }) => seekRound(page),
  },
];

/** A series between two of its games. Annette is the host. */
const between = () => playedSeries({ people: ['Annette', 'Benjamin', 'Olympia'], games: 2, seed: 3 });
const PLAYERS = ['Annette', 'Maximilian-Alexander', 'Olympia'] as const;
/** A finished series of players with the longest names. */
const evening = () =>
  playedSeries({ people: PLAYERS, opponents: ['elpenor', 'charybdis'], games: 5, seed: 5 });

/** Goes from the ending to the lobby, which shows the standings of the series. */
const toStandings = ({ page }: { page: Page }) => button(page, t.ending.toHarbour).click();

const SERIES: readonly State[] = [
  {
    name: 'the ending of a game in a series',
    scene: between,
    as: ['Annette'],
    there: moment,
  },
  {
    name: 'the points of a game in a series',
    scene: between,
    as: ['Annette'],
    size: PHONE,
    there: moment,
    reach: async ({ page }) => {
      await page.getByRole('button', { name: new RegExp(`^${t.ending.pointsOfGame}`) }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the standings between games',
    scene: between,
    as: ['Annette'],
    size: PHONE,
    there: moment,
    isMain: true,
    reach: async (one) => {
      await toStandings(one);
      await one.page.getByRole('list', { name: t.series.podium }).waitFor();
    },
  },
  {
    name: 'how the host ends the series',
    inEveryRun: true,
    scene: between,
    as: ['Annette'],
    size: { width: 1920, height: 1080 },
    there: moment,
    reach: async (one) => {
      await toStandings(one);
      await unfold(one, t.lobby.what);
      await button(one.page, t.series.end).waitFor();
    },
  },
  {
    name: 'the winner of the evening',
    scene: evening,
    as: ['Annette'],
    size: { width: 360, height: 740 },
    there: moment,
    isMain: true,
    spared: PLAYERS,
  },
  {
    name: 'the points of the evening',
    scene: evening,
    as: ['Annette'],
    size: PHONE,
    there: moment,
    spared: PLAYERS,
    reach: async ({ page }) => {
      await page.getByRole('button', { name: new RegExp(`^${t.ending.pointsOfSeries}`) }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the podium of the evening',
    scene: evening,
    as: ['Annette'],
    size: { width: 360, height: 740 },
    there: moment,
    isMain: true,
    spared: PLAYERS,
    reach: async (one) => {
      await toStandings(one);
      await one.page.getByRole('list', { name: t.series.podium }).waitFor();
    },
  },
];

export const ENDINGS: readonly State[] = [
  { name: 'ending, Navigators', scene: finishedWithDangers, as: ['ann'], there: moment, isMain: true },
  {
    name: 'ending, Poseidon',
    scene: finishedWithDangers,
    as: ['pia'],
    size: PHONE,
    there: moment,
    isMain: true,
  },
  { name: 'ending, onlookers', scene: finishedWithDangers, as: ['eve'], there: moment, isMain: true },
  {
    name: 'ending, log',
    scene: finishedWithDangers,
    as: ['pia'],
    size: PHONE,
    there: moment,
    reach: ({ page }) => button(page, t.ending.showRounds).click(),
  },
  ...FILM,
  ...SERIES,
];
