/** The short form of `npm run chaos`: all is well after some deaths, and a server that is not would be found out. */
import { describe, expect, it } from 'vitest';
import { playChaos } from './chaos.ts';

it('nothing acknowledged is lost or done twice, and everybody sees what is in the log', async () => {
  const { faults, line } = await playChaos({ seed: 1, games: 4, kills: 2, abreast: 2 });
  expect(faults).toEqual([]);
  expect(line).toMatch(/^chaos: \d games \([1-9] with opponents\), 2 kills /);
});

/** What a kill hits is a matter of time: one of some finds what it can find. */
async function faultsWith(plant: string, kills: number): Promise<string> {
  for (let seed = 1; seed <= 5; seed++) {
    const { faults } = await playChaos({ seed, games: 1, kills, abreast: 1, plant });
    if (faults.length > 0) return faults.join('\n');
  }
  return '';
}

describe('a planted fault is found:', () => {
  it.each([
    ['early', 1, /is lost|does not follow|see another game|be read|is gone|refused|do not end/],
    ['twice', 0, /is in the log|does not follow|server-fault/],
    ['gap', 0, /see another game|gap before it/],
  ])('%s', async (plant, kills, fault) => {
    expect(await faultsWith(plant, kills)).toMatch(fault);
  });
});
