/** What the analysis says of a hundred games is true. Long: every history of each is listed anew. */
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
  // Some seconds for each game, on a machine with other work.
  1_200_000,
);
