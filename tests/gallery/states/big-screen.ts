/** The big screen: before a game, while it shows what both sides know or the true board, and after the game. */
import { t } from '../../../client/text/text.ts';
import type { Scene } from '../scene.ts';
import { finished, seated, underway, type Around } from '../scenes.ts';
import type { State } from '../state.ts';

const ROOM = { path: '/t/CD5F/olympus', size: { width: 1920, height: 1080 } } as const;

const playing = (around: Around = {}) =>
  underway(
    {},
    { seaMonsters: ['kraken', 'leviathan'] },
    { crew: true, clock: true, olympus: true, ...around },
  );

async function driven(around?: Around): Promise<Scene> {
  const scene = await playing(around);
  const pushes = { red: 'h8', green: 'h2', white: 'b1', yellow: 'b9' } as const;
  return scene.does('Pia', { type: 'play-storm', storm: 'great', pushes });
}

async function reported(around?: Around): Promise<Scene> {
  const scene = await driven(around);
  return scene.does('Eve', { type: 'sail', ship: 'green', heading: 'W' });
}

const isShown = (state: Omit<State, 'there'>): State => ({
  ...ROOM,
  ...state,
  there: (page) => page.getByRole('main').getByRole('grid', { name: t.sea.board }),
});

export const BIG_SCREEN: readonly State[] = [
  {
    ...ROOM,
    name: 'the big screen before a game',
    scene: seated,
    there: (page) => page.getByRole('heading', { name: t.table.olympusWaiting }),
  },
  {
    ...ROOM,
    name: 'the big screen is not allowed by Poseidon',
    inEveryRun: true,
    scene: async () => {
      const scene = await reported({ olympus: false, oracle: 'full' });
      return scene.happens([{ type: 'olympus-allowed', by: 'host', allowed: true }]);
    },
    reach: ({ page }) => page.locator('[data-oracle]').first().waitFor({ state: 'attached' }),
    there: (page) => page.getByText(t.table.olympusMissing(true, false)),
  },
  isShown({ name: 'the big screen, a hand', scene: playing }),
  isShown({ name: 'the big screen, a storm', inEveryRun: true, scene: driven }),
  isShown({ name: 'the big screen, a report', scene: reported }),
  isShown({
    name: 'the big screen, shaded by the oracle',
    scene: () => reported({ oracle: 'full' }),
    reach: ({ page }) => page.getByText(t.oracle.forRoom).waitFor(),
  }),
  {
    ...ROOM,
    name: 'the big screen, an ending',
    scene: () => finished(),
    there: (page) => page.getByRole('slider', { name: t.ending.moment }),
  },
  {
    ...ROOM,
    name: 'the big screen after a game',
    scene: async () => (await playing()).does('Ann', { type: 'abandon-game' }),
    there: (page) => page.getByRole('heading', { name: t.table.olympusOver }),
  },
];
