/** A game against each opponent starts after two taps. */
import { expect, it } from 'vitest';
import { OPPONENTS } from '../../shared/opponents/opponents.ts';
import { beginAlone, expectAnswers } from './alone.ts';
import { useOwnServer } from './own-server.ts';
import { person, PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();
// Opponents move without delay.
const server = useOwnServer({ pace: 1 });

it.each(OPPONENTS)('against %s', async (opponent) => {
  const one = await person(stage.browser, 'Ann', PHONE);
  await beginAlone(one, server.url, opponent);
  await expectAnswers(one, opponent);
  expect(one.faults).toEqual([]);
  await one.context.close();
});
