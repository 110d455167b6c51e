/** Animations over each type of board, each shown halfway through. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import type { Board } from '../../../shared/board/board.ts';
import type { GameCommand, PlayerId, Variants } from '../../../shared/game/game.ts';
import { PHONE, TABLET } from '../../browser/people.ts';
import { seeChart } from '../../browser/watching.ts';
import type { Scene } from '../scene.ts';
import { underway } from '../scenes.ts';
import type { State } from '../state.ts';

/** How to trigger an animation: the scene beforehand, and the command that starts the animation. */
interface Act {
  readonly before: () => Promise<Scene>;
  readonly by: PlayerId;
  readonly command: GameCommand;
}

/**
 * Where to find a board that shows an animation: the players on the device, the window's size, and how to get there.
 */
type Place = Pick<State, 'as' | 'size' | 'reach'>;

const set = (starts: Partial<Board['starts']> = {}, variants: Partial<Variants> = {}) =>
  underway(starts, variants, { openChart: true });
const YELLOW = { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } } as const;

const SCENES = {
  storm: { before: () => set(), by: 'Pia', command: YELLOW },
  'great-storm': {
    before: () => set(),
    by: 'Pia',
    command: {
      type: 'play-storm',
      storm: 'great',
      pushes: { red: 'h8', green: 'h2', white: 'b1', yellow: 'b9' },
    },
  },
  monster: {
    before: () => set({}, { seaMonsters: ['kraken'] }),
    by: 'Pia',
    command: { type: 'play-monster', monster: 'kraken', ship: 'red' },
  },
  maelstrom: {
    before: async () => {
      const scene = await set({}, { maelstroms: 1 });
      await scene.does('Pia', { type: 'place-dangers', maelstroms: ['g8'], fogBanks: [] });
      return scene.does('Pia', { type: 'play-storm', storm: 'red', pushes: { red: 'h8' } });
    },
    by: 'Ann',
    command: { type: 'sail', ship: 'red', heading: 'W' },
  },
  arrival: {
    before: async () => (await set({ red: 'd5' })).does('Pia', YELLOW),
    by: 'Ann',
    command: { type: 'sail', ship: 'red', heading: 'E' },
  },
  'arrival that decides': {
    before: async () => {
      const scene = await set({ red: 'd5', green: 'f5', white: 'e4' });
      await scene.does('Pia', YELLOW);
      await scene.does('Ann', { type: 'sail', ship: 'red', heading: 'E' });
      return scene.does('Ann', { type: 'sail', ship: 'green', heading: 'W' });
    },
    by: 'Ann',
    command: { type: 'sail', ship: 'white', heading: 'S' },
  },
} satisfies Record<string, Act>;
type SceneName = keyof typeof SCENES;

const PLACES = {
  'the chart': { as: ['Ann'], size: TABLET },
  'the true board': { as: ['Pia'], size: PHONE },
  'the open chart': { as: ['Eve'], size: PHONE, reach: ({ page }) => seeChart(page) },
  'the bare board': { as: ['Eve'], size: TABLET },
} satisfies Record<string, Place>;

/** The animation that is playing on a page. */
const playing = (page: Page) => page.locator('[data-scene]');

function onPlace(name: SceneName, where: keyof typeof PLACES): State {
  const { before, by, command }: Act = SCENES[name];
  const place: Place = PLACES[where];
  return {
    ...place,
    name: `${name} over ${where}`,
    scene: before,
    lasting: true,
    there: (page) => page.getByRole('grid'),
    reach: async (person, scene) => {
      await place.reach?.(person, scene);
      await scene.does(by, command);
      await playing(person.page).waitFor({ state: 'attached' });
      if (name === 'arrival that decides') await playing(person.page).getByText(t.game.decided).waitFor();
    },
  };
}

const ALL = Object.keys(SCENES) as SceneName[];

/**
 * Every animation over the players' own boards. Over other boards, only those animations that may look different there.
 */
export const THEATRE: readonly State[] = [
  ...ALL.map((name) => onPlace(name, 'the chart')),
  ...ALL.map((name) => onPlace(name, 'the true board')),
  ...(['storm', 'arrival', 'arrival that decides'] as const).map((name) => onPlace(name, 'the open chart')),
  { ...onPlace('monster', 'the bare board'), inEveryRun: true },
];
