/** Whole games with variants through the real pages. */
import { expect, it } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { chooseVariants, type Choices } from './lobby.ts';
import { begin, meet } from './people.ts';
import { adrift, playToTheEnd } from './playing.ts';
import { expectRightEnding } from './right-ending.ts';
import { browser, server } from './stage.ts';

const GAMES: Readonly<Record<string, Choices>> = {
  'all variants at once': {
    'Easier Deduction': 'On',
    'Harder Deduction': 'On',
    'Use Your Memory': 'On',
    'Ships uncounted': 'On',
    'Sea Monsters': 'Both',
    Lighthouses: 'Two',
    Maelstroms: 'Two',
    'Fog Banks': 'Two',
  },
  'Harder Deduction and Sea Monsters': { 'Harder Deduction': 'On', 'Sea Monsters': 'Both' },
  'Use Your Memory and Fog Banks': { 'Use Your Memory': 'On', 'Fog Banks': 'Two' },
  'two lighthouses and two maelstroms': { Lighthouses: 'Two', Maelstroms: 'Two' },
};

it.each(Object.entries(GAMES))('%s', async (name, choices) => {
  const { navigator, poseidon, code } = await meet(browser, server.url);
  await chooseVariants(navigator, choices);
  await begin(navigator);
  const random = seeded(name.length);
  const steer = adrift(random);
  let faceDown = 0;
  await playToTheEnd(poseidon, [navigator], {
    random,
    steer,
    between: async () => {
      if (choices['Harder Deduction'] !== 'On') return;
      // No word of which storm it was, in the page's text or in what only screen readers hear.
      const page = await navigator.page.locator('body').innerText();
      // At the end everybody is told everything.
      if (/of 4 ships home/i.test(page)) return;
      const spoken = await navigator.page.locator('[role="log"], [role="status"]').allInnerTexts();
      for (const text of [page, ...spoken]) {
        expect(text).not.toMatch(/(Red|Green|White|Yellow) storm|The Great Storm has/i);
      }
      faceDown++;
    },
  });
  expect(faceDown > 0).toBe(choices['Harder Deduction'] === 'On');
  await expectRightEnding([poseidon, navigator], server.url, code);
  await Promise.all([navigator.context.close(), poseidon.context.close()]);
});
