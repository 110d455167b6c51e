/** The end of a game on real pages, with troubles: Poseidon on a phone, the Navigators on a tablet. */
import { describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { openDevice } from '../gallery/device.ts';
import { underway } from '../gallery/scenes.ts';
import { gatherFollowers, type Follower } from '../helpers/follower.ts';
import { seeded } from '../helpers/random.ts';
import { startMortalServer } from '../helpers/server.ts';
import { openSeat } from './at-server.ts';
import { button } from './parts.ts';
import { PHONE } from './people.ts';
import { once, playToTheEnd, WHOLE_GAME_MS } from './playing.ts';
import { expectRightEnding } from './right-ending.ts';
import { useStage } from './stage.ts';
import { knowing } from './truth.ts';

const stage = useStage();
const board = loadBoards('boards').get('A') ?? { columns: 9, rows: 9 };

/** The texts that say how many ships are home, out of the number needed to win. Both sides' screens show them. */
const counted = [3, 4].flatMap((needed) => [0, 1, 2, 3, 4].map((home) => t.game.home(home, needed)));
const HOME = new RegExp(`^(${counted.join('|')})$`);

/** Plays a game at random, without pages, until a round begins. */
async function playUntil(round: number, sides: readonly [Follower, Follower]): Promise<void> {
  const random = seeded(8);
  const moves = async () => {
    for (const side of sides) {
      const move = side.move(random);
      if (!move) continue;
      await side.does(move);
      await Promise.all(sides.map((one) => one.caughtUp()));
      return true;
    }
    return false;
  };
  while (sides.some(({ game }) => (game?.view.round ?? 0) < round)) await once(moves);
}

describe('a game with troubles', () => {
  it(
    'goes on after reloads, cuts of the network and a killed server, and both sides see how many ships are home',
    async () => {
      const mortal = await startMortalServer();
      const { network } = mortal;
      const seats = await gatherFollowers(network.url);
      const { code } = seats.navigator;
      // The rounds before are played without pages, because the game itself is not the subject.
      await playUntil(5, [seats.poseidon, seats.navigator]);
      const at = { browser: stage.browser, url: network.url };
      const navigator = await openSeat(at, seats.navigator, 'Ann');
      const poseidon = await openSeat(at, seats.poseidon, 'Pia', PHONE);
      const isLost = ({ page }: typeof navigator) => page.getByText(t.connection.lost).first().waitFor();
      const troubles: Readonly<Record<number, () => Promise<unknown>>> = {
        1: () => navigator.page.reload(),
        3: () => poseidon.page.reload(),
        5: async () => {
          network.cut();
          await isLost(navigator);
          network.mend();
        },
        6: async () => {
          await mortal.kill();
          await isLost(poseidon);
          await mortal.start();
        },
        8: async () => {
          await mortal.kill();
          await mortal.start();
        },
      };
      const people = [navigator, poseidon];
      const counts = new Map(people.map((one) => [one, new Set<string>()]));
      const moves = await playToTheEnd(poseidon, [navigator], {
        random: seeded(8),
        steer: knowing(poseidon, board),
        endsWon: true,
        between: async (made) => {
          for (const [{ page }, seen] of counts)
            for (const words of await page.getByText(HOME).allTextContents()) seen.add(words);
          await troubles[made]?.();
        },
      });
      // The game must not end before the last trouble.
      expect(moves).toBeGreaterThanOrEqual(Math.max(...Object.keys(troubles).map(Number)));
      for (const seen of counts.values()) {
        expect(seen.size).toBeGreaterThan(1);
        // The texts seen, in order. When three ships are home, the fourth may still be sailing.
        const all = [0, 1, 2, 3].map((home) => t.game.home(home, 3)).concat(t.game.home(4, 4));
        const first = all.indexOf([...seen][0] ?? '');
        expect([...seen]).toEqual(all.slice(first, first + seen.size));
      }
      await expectRightEnding([poseidon, navigator], network.url, code);
      await mortal.stop();
    },
    WHOLE_GAME_MS,
  );
});

it('a spectator sees no ship that a storm has driven', async () => {
  const scene = await underway();
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  await scene.does('Ann', { type: 'sail', ship: 'red', heading: 'N' });
  const { page } = await openDevice(stage, { scene });
  await button(page, t.door.watch).click();
  await page.getByText(t.onlookers.watching).first().waitFor();
  const labels = await page
    .locator('[data-square]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) {
    const rest = label.replace(t.chart.things.start('yellow'), '');
    expect(rest).not.toContain(t.common.ships.yellow);
  }
});
