/** A short form of `npm run chaos`. planted.long.test.ts checks that the harness finds planted faults. */
import { expect, it } from 'vitest';
import { playChaos } from './chaos.ts';

it('nothing acknowledged is lost or done twice, and everybody sees what is in the log', async () => {
  const { faults, line } = await playChaos({ seed: 1, games: 4, kills: 2, abreast: 2 });
  expect(faults).toEqual([]);
  expect(line).toMatch(/^chaos: \d games \([1-9] with opponents\), 2 kills /);
});
