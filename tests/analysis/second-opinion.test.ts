/**
 * Compares the analysis of a few games with listed histories. `second-opinion.long.test.ts` does so for a hundred
 * games.
 */
import { expect, it } from 'vitest';
import { language } from '../../client/text/catalogue.svelte.ts';
import { opinionGame } from './opinion-games.ts';
import { judgeGame, noOpinion } from './second-opinion.ts';

it('makes only true statements about what could be known, searches, luck, and weak and strong storms', async () => {
  await language.need('afterwards');
  const opinion = noOpinion();
  for (let number = 0; number < 12; number++) {
    const { name, log } = opinionGame(number);
    judgeGame(name, log, opinion);
  }
  expect(opinion.untrue).toEqual([]);
  expect(opinion.said.facts).toBeGreaterThan(50);
  expect(opinion.said.search).toBeGreaterThan(10);
  expect(opinion.said.weak).toBeGreaterThan(5);
  expect(opinion.skipped).toBeLessThan(10);
});
