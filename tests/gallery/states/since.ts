/** The list of what has happened since a player was last at the table, and the board that shows it. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import { PHONE, TABLET, type Person } from '../../browser/people.ts';
import { button } from '../../browser/parts.ts';
import { playRounds } from '../rounds.ts';
import { underway } from '../scenes.ts';
import type { State } from '../state.ts';

/** The device's storage after a visit long ago, when this many events of the game had happened. */
const seen = (next: number) => ({
  'odyssey.seen': JSON.stringify({ CD5F: { game: 'game-1', next, table: 7, at: 1 } }),
});
const there = (page: Page) => page.getByRole('dialog', { name: t.since.title });
const CLOCK = { hours: 24, atZero: 'random move' } as const;

/** Shows the second new event on the board. With reduced motion, the board stays at an event. */
const show = async ({ page }: Person) => {
  await button(page, t.since.show).click();
  await button(page, t.since.next).click();
  await page.getByText(t.since.moment(2, 6)).waitFor();
};

export const SINCE: readonly State[] = [
  {
    name: 'since you were here, Navigators',
    scene: async () => playRounds(await underway({}, {}, { clock: CLOCK })),
    as: ['Ann'],
    stored: seen(6),
    size: PHONE,
    there,
    isMain: true,
  },
  {
    name: 'since you were here, Navigators, on the board',
    scene: async () => playRounds(await underway()),
    as: ['Ann'],
    stored: seen(6),
    size: PHONE,
    there,
    reach: show,
    inEveryRun: true,
  },
  {
    name: 'since you were here, Navigators, Use Your Memory',
    scene: async () => playRounds(await underway({}, { useYourMemory: true })),
    as: ['Ann'],
    stored: seen(1),
    size: PHONE,
    there,
  },
  {
    name: 'since you were here, Poseidon',
    scene: async () => playRounds(await underway()),
    as: ['Pia'],
    stored: seen(2),
    size: PHONE,
    there,
    isMain: true,
  },
  {
    name: 'since you were here, Poseidon, on the board',
    scene: async () => playRounds(await underway()),
    as: ['Pia'],
    stored: seen(7),
    size: TABLET,
    there,
    reach: show,
  },
  {
    name: 'since you were here, with traps and seats',
    scene: async () => {
      const scene = await underway({}, { maelstroms: 1, fogBanks: 1, lighthouses: 1 }, { crew: true });
      await scene.does('Ann', { type: 'propose-lighthouses', squares: ['c7'] });
      await scene.does('Eve', { type: 'agree-lighthouses', squares: ['c7'] });
      await scene.does('Ann', { type: 'free-seat', player: 'Eve' });
      return scene.does('Pia', { type: 'place-dangers', maelstroms: ['g8'], fogBanks: ['f9'] });
    },
    as: ['Ann'],
    stored: seen(1),
    size: PHONE,
    there,
  },
];
