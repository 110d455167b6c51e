/** Spectators: the plain board, the Navigators' chart if the players have opened it, and predictions. */
import type { Page } from 'playwright';
import type { Foretold } from '../../../client/game/foretelling/foretelling.ts';
import { t } from '../../../client/text/text.ts';
import { SHIPS } from '../../../shared/board/board.ts';
import { PHONE } from '../../browser/people.ts';
import { button, tab } from '../../browser/parts.ts';
import { answer, answers, fleet, foretell, seeChart } from '../../browser/watching.ts';
import type { Scene } from '../scene.ts';
import { finished, underway } from '../scenes.ts';
import type { State } from '../state.ts';

const SIDEWAYS = { width: 844, height: 390 };
const board = (page: Page) => page.getByRole('grid');

/** A game with every type of tile. One ship is held, and another has reported. */
async function everyVariant(): Promise<Scene> {
  const tiles = { seaMonsters: ['leviathan', 'kraken'], lighthouses: 2, maelstroms: 2, fogBanks: 2 } as const;
  const scene = await underway({}, tiles);
  await scene.does('Ann', { type: 'propose-lighthouses', squares: ['c6', 'g7'] });
  await scene.does('Pia', { type: 'place-dangers', maelstroms: ['g8', 'c8'], fogBanks: ['c2', 'g2'] });
  await scene.does('Pia', { type: 'play-monster', monster: 'kraken', ship: 'green' });
  return scene.does('Ann', { type: 'sail', ship: 'red', heading: 'W' });
}

/** Headings away from the corners where the ships start. */
const INWARD = { red: 'W', green: 'W', white: 'E', yellow: 'E' } as const;
const open = () => underway({}, {}, { openChart: true });

/** A game in the Navigators' turn. Their chart has guesses and a reminder on it, and is open to spectators. */
async function sailing(): Promise<Scene> {
  const scene = await open();
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  await scene.does('Ann', { type: 'guess', ship: 'white', square: 'd3' });
  await scene.does('Ann', { type: 'remind', ship: 'red', number: 0, square: 'h8' });
  await scene.does('Ann', { type: 'cross', ship: 'red', squares: ['h7'], crossed: true });
  return scene;
}

async function reported(): Promise<Scene> {
  const scene = await sailing();
  return scene.does('Ann', { type: 'sail', ship: 'red', heading: 'W' });
}

/** Storms have driven yellow and red. Both sides still know where the other ships are. All have reported. */
async function placed(): Promise<Scene> {
  const scene = await underway();
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  for (const ship of SHIPS) await scene.does('Ann', { type: 'sail', ship, heading: INWARD[ship] });
  await scene.does('Pia', { type: 'play-storm', storm: 'red', pushes: { red: 'h8' } });
  return scene.does('Ann', { type: 'sail', ship: 'white', heading: 'E' });
}

/** The predictions that a device has stored for a finished game. */
const FORETOLD: Foretold = {
  game: 'game-1',
  first: null,
  words: SHIPS.map((ship, i) => ({ round: 1, ship, islands: 1, came: i % 2 === 0 })),
};

export const WATCHING: readonly State[] = [
  {
    name: 'a stranger watches a game with every variant',
    inEveryRun: true,
    scene: everyVariant,
    there: (page) => button(page, t.door.watch),
    reach: async ({ page }) => {
      await button(page, t.door.watch).click();
      await board(page).waitFor();
    },
  },
  {
    name: 'ships that both sides can place, and their reports',
    scene: placed,
    as: ['Eve'],
    size: PHONE,
    there: (page) => page.getByRole('article', { name: t.survey.order('white', 'E') }).first(),
  },
  {
    name: 'the chart is open to spectators',
    scene: reported,
    as: ['Eve'],
    size: PHONE,
    there: (page) => button(page, t.onlookers.lookAtChart),
  },
  {
    name: 'behind the chart, before the storm',
    inEveryRun: true,
    scene: open,
    as: ['Eve'],
    size: PHONE,
    there: board,
    reach: ({ page }) => seeChart(page),
  },
  {
    name: 'behind the chart, on a phone on its side',
    scene: open,
    as: ['Eve'],
    size: SIDEWAYS,
    there: board,
    reach: ({ page }) => seeChart(page),
  },
  {
    name: 'behind the chart, a report',
    scene: reported,
    as: ['Eve'],
    there: board,
    reach: ({ page }) => seeChart(page),
  },
  {
    name: 'foretelling which ship comes home first',
    scene: sailing,
    as: ['Eve'],
    size: PHONE,
    there: board,
    reach: async ({ page }) => {
      await foretell(page);
      await page.getByRole('group', { name: t.foretelling.asksFirst }).waitFor();
    },
  },
  {
    name: 'foretelling what the ships sight',
    scene: sailing,
    as: ['Eve'],
    size: PHONE,
    there: board,
    reach: async ({ page }) => {
      await foretell(page, 'white');
      await answer(page, 'red', 2);
      await fleet(page, 'white').click();
      await answer(page, 'white', 0);
    },
  },
  {
    name: 'what was foretold, and what came',
    scene: sailing,
    as: ['Eve'],
    size: PHONE,
    there: board,
    reach: async ({ page }, scene) => {
      await foretell(page, 'white');
      await answer(page, 'red', 3);
      await answers(page, 'green').waitFor();
      await scene.does('Ann', { type: 'sail', ship: 'red', heading: 'W' });
      await fleet(page, 'red').filter({ hasText: t.foretelling.cameNot }).waitFor();
    },
  },
  {
    name: 'the journal of a spectator',
    scene: reported,
    as: ['Eve'],
    size: PHONE,
    there: board,
    reach: async ({ page }) => {
      await tab(page, 'journal').click();
      await page.getByRole('heading', { name: t.chart.round(1) }).waitFor();
    },
  },
  {
    name: 'the ending, with what was foretold',
    scene: () => finished(),
    as: ['eve'],
    size: PHONE,
    stored: { 'odyssey.foretold': JSON.stringify(FORETOLD) },
    there: (page) => page.getByText(t.foretelling.rightly(2, 4), { exact: true }),
  },
];
