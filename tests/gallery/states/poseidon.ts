/** Poseidon's turn, from placing his special tiles to pushing a ship caught by a maelstrom. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Tile } from '../../../shared/game/game.ts';
import { PHONE, type Person } from '../../browser/people.ts';
import { button, driving, hand, tile } from '../../browser/parts.ts';
import { playOut } from '../../helpers/play.ts';
import { seeded } from '../../helpers/random.ts';
import type { Scene } from '../scene.ts';
import { underway } from '../scenes.ts';
import type { State } from '../state.ts';

const WHOLE_BOX = {
  seaMonsters: ['leviathan', 'kraken'],
  lighthouses: 2,
  maelstroms: 2,
  fogBanks: 2,
} as const;

/** A game with all variants in which the Navigators have to place their lighthouses. */
const placingLighthouses = () => underway({}, WHOLE_BOX);

async function layingDangers(): Promise<Scene> {
  const scene = await placingLighthouses();
  return scene.does('Ann', { type: 'propose-lighthouses', squares: ['c7', 'g6'] });
}

/** A game with all variants in which Poseidon has to choose the tile of the first round. */
export async function choosingTile(): Promise<Scene> {
  const scene = await layingDangers();
  return scene.does('Pia', { type: 'place-dangers', maelstroms: ['g8', 'd8'], fogBanks: ['c6', 'g4'] });
}

async function withClock(): Promise<Scene> {
  const scene = await underway({}, {}, { clock: true });
  scene.clock = { leftMs: 240_000, ofMs: 300_000 };
  return scene;
}

async function overDays(): Promise<Scene> {
  const scene = await underway({}, {}, { clock: { hours: 72, atZero: 'random move' } });
  scene.clock = { leftMs: 51 * 3_600_000, ofMs: 72 * 3_600_000 };
  return scene;
}

/** A game in which a Great Storm was played in the last round. So it may not be played again in this round. */
export async function afterGreatStorm(): Promise<Scene> {
  const scene = await underway();
  const pushes = { red: 'i8', green: 'i2', white: 'a2', yellow: 'a8' } as const;
  await scene.does('Pia', { type: 'play-storm', storm: 'great', pushes });
  for (const ship of SHIPS) await scene.does('Ann', { type: 'sail', ship, heading: 'N' });
  return scene;
}

/** A game that has gone on for so long that all tiles of two kinds are spent. */
async function lateInTheGame(): Promise<Scene> {
  const scene = await underway();
  const [first] = scene.review('game-1') ?? [];
  if (first?.type !== 'began') throw new Error('no game has begun');
  for (const { game, log } of playOut(first, seeded(5))) {
    if (game.phase === 'poseidon' && new Set(game.hand).size < 4) return scene.happens([], log.slice(1));
  }
  throw new Error('the game ended before two kinds of tiles were spent');
}

/** A game in which red has sailed into a maelstrom. */
async function caughtShip(): Promise<Scene> {
  const scene = await underway({}, { maelstroms: 1 });
  await scene.does('Pia', { type: 'place-dangers', maelstroms: ['g8'], fogBanks: [] });
  await scene.does('Pia', { type: 'play-storm', storm: 'red', pushes: { red: 'h8' } });
  return scene.does('Ann', { type: 'sail', ship: 'red', heading: 'W' });
}

/** The settings of a state on Poseidon's phone. */
export const POSEIDON = {
  as: ['Pia'],
  size: PHONE,
  there: (page: Page) => page.getByRole('grid', { name: t.sea.board }),
} as const;

/** Chooses a tile from the hand. */
const take =
  (name: Tile) =>
  async ({ page }: Person) => {
    await tile(page, name).click();
    await button(page, t.poseidon.otherTile).waitFor();
  };

/** Chooses a tile, and drives the first of its ships. */
const takeAndDrive = (name: Tile) => async (person: Person) => {
  await take(name)(person);
  await driving(person.page).first().click();
};

/** Chooses a sea monster, and then its ship. */
const takeAndHold = (name: Tile, ship: Ship) => async (person: Person) => {
  await take(name)(person);
  const prey = person.page.getByRole('group', { name: t.poseidon.prey });
  await prey.locator(`button[data-ship="${ship}"]`).click();
};

const inTheMaking: readonly State[] = [
  { ...POSEIDON, name: 'Red in the making', scene: choosingTile, reach: take('red') },
  { ...POSEIDON, name: 'Red, a ship chosen', scene: choosingTile, reach: takeAndDrive('red') },
  { ...POSEIDON, name: 'Great in the making', scene: choosingTile, reach: take('great'), isMain: true },
  { ...POSEIDON, name: 'Great, a ship chosen', scene: choosingTile, reach: takeAndDrive('great') },
  {
    ...POSEIDON,
    name: 'Great, every ship driven',
    scene: choosingTile,
    isMain: true,
    reach: async (person) => {
      await take('great')(person);
      for (const ship of SHIPS) {
        await person.page.getByRole('group', { name: t.poseidon.rose(ship) }).waitFor();
        await driving(person.page).first().click();
      }
      await person.page.getByText(t.poseidon.ready('great')).waitFor();
    },
  },
  { ...POSEIDON, name: 'Kraken in the making', scene: choosingTile, reach: take('kraken') },
  { ...POSEIDON, name: 'Kraken, a ship chosen', scene: choosingTile, reach: takeAndHold('kraken', 'white') },
];

export const POSEIDON_TURN: readonly State[] = [
  { ...POSEIDON, name: 'Poseidon waits for lighthouses', scene: placingLighthouses },
  {
    ...POSEIDON,
    name: 'dangers',
    scene: layingDangers,
    isMain: true,
    reach: ({ page }) => button(page, t.poseidon.atRandom).waitFor(),
  },
  {
    ...POSEIDON,
    name: 'dangers laid',
    scene: layingDangers,
    isMain: true,
    reach: async ({ page }) => {
      await button(page, t.poseidon.atRandom).click();
      await page.getByText(t.poseidon.dangersReady).waitFor();
    },
  },
  {
    ...POSEIDON,
    name: 'hand',
    scene: choosingTile,
    isMain: true,
    reach: ({ page }) => hand(page).waitFor(),
  },
  {
    ...POSEIDON,
    name: 'hand, with a clock',
    scene: withClock,
    reach: ({ page }) => page.getByRole('timer').waitFor(),
  },
  {
    ...POSEIDON,
    name: 'hand, over days',
    scene: overDays,
    reach: ({ page }) => page.getByRole('timer').waitFor(),
  },
  {
    ...POSEIDON,
    name: 'hand, face down',
    scene: () => underway({}, { harderDeduction: true }),
    reach: ({ page }) => page.getByText(t.poseidon.faceDownNote).waitFor(),
  },
  { ...POSEIDON, name: 'spent tiles', scene: lateInTheGame, reach: ({ page }) => hand(page).waitFor() },
  {
    ...POSEIDON,
    name: 'a barred tile',
    scene: afterGreatStorm,
    reach: async ({ page }) => {
      await tile(page, 'great').click();
      await hand(page).getByText(t.refusals.refusals['great-storm-in-a-row']).first().waitFor();
    },
  },
  ...inTheMaking,
  {
    ...POSEIDON,
    name: 'Poseidon drives a ship that is caught',
    scene: caughtShip,
    reach: ({ page }) => driving(page).first().waitFor(),
  },
];
