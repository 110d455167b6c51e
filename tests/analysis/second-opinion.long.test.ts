/** Compares the analysis of a hundred games with listed histories. It takes long, because every history is listed. */
import { expect, it } from 'vitest';
import { language } from '../../client/text/catalogue.svelte.ts';
import { opinionGame } from './opinion-games.ts';
import { judgeGame, noOpinion } from './second-opinion.ts';

it(
  'says nothing untrue of a hundred games',
  async () => {
    await language.need('afterwards');
    const opinion = noOpinion();
    for (let number = 0; number < 100; number++) {
      const { name, log } = opinionGame(number);
      judgeGame(name, log, opinion);
    }
    expect(opinion.untrue).toEqual([]);
    for (const [kind, said] of Object.entries(opinion.said)) expect(said, kind).toBeGreaterThan(0);
    expect(opinion.skipped).toBeLessThan(50);
  },
  // The time limit in ms: each game takes some seconds on a busy machine.
  1_200_000,
);
