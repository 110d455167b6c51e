/** Whole games with variants on real pages. */
import { expect } from 'vitest';
import { t } from '../../client/text/text.ts';
import { seeded } from '../helpers/random.ts';
import { chooseVariants, type Choices } from './lobby.ts';
import { begin } from './people.ts';
import { adrift, ending, playToTheEnd } from './playing.ts';
import { expectRightEnding } from './right-ending.ts';
import type { Stage } from './stage.ts';
import { knowing } from './truth.ts';
import { visitorsMeet } from './visitors.ts';

const { each, counts, monsters } = t.variants;
const [, , TWO] = counts;
/** The size of the board that every new table starts with. */
const A = { columns: 9, rows: 9 };

/** All variants that the lobby offers, each with its highest value. */
export const MOST = {
  easierDeduction: { [each.easierDeduction.name]: t.lobby.on },
  harderDeduction: { [each.harderDeduction.name]: t.lobby.on },
  useYourMemory: { [each.useYourMemory.name]: t.lobby.on },
  shipsInSight: { [each.shipsInSight.name]: t.lobby.on },
  seaMonsters: { [each.seaMonsters.name]: monsters.both },
  lighthouses: { [each.lighthouses.name]: TWO },
  maelstroms: { [each.maelstroms.name]: TWO },
  fogBanks: { [each.fogBanks.name]: TWO },
} satisfies Readonly<Record<string, Choices>>;

/** The names of storms, which the Navigators must not learn while the tiles are face down. */
const STORMS = ['red', 'green', 'white', 'yellow', 'great'] as const;
const SECRETS = [...STORMS.map((storm) => t.common.tiles[storm]), t.tiles.allDriven];

/**
 * Plays a game to its end. Expects that the Navigators' page doesn't reveal face-down storms before the end.
 * @param sails how the ships sail: at random, or straight home, which takes half as long
 */
export async function playWith(
  stage: Stage,
  choices: Choices,
  seed: number,
  sails: 'anywhere' | 'home' = 'anywhere',
): Promise<void> {
  const { navigator, poseidon, code } = await visitorsMeet(stage);
  await chooseVariants(navigator, choices);
  await begin(navigator);
  const random = seeded(seed);
  const isFaceDown = each.harderDeduction.name in choices;
  let looks = 0;
  await playToTheEnd(poseidon, [navigator], {
    random,
    steer: sails === 'home' ? knowing(poseidon, A) : adrift(random),
    endsWon: sails === 'home',
    between: async () => {
      // Check nothing after the end, because by then everyone may see which storms were played.
      if (!isFaceDown || (await ending(navigator).isVisible())) return;
      const { page } = navigator;
      const spoken = page.locator('[role="log"], [role="status"]');
      const texts = [await page.locator('body').innerText(), ...(await spoken.allInnerTexts())];
      if (await ending(navigator).isVisible()) return;
      for (const text of texts) for (const secret of SECRETS) expect(text).not.toContain(secret);
      looks++;
    },
  });
  expect(looks > 0).toBe(isFaceDown);
  await expectRightEnding([poseidon, navigator], stage.url, code);
}
