/** Checks that `npm run chaos` finds each planted fault. */
import { describe, expect, it } from 'vitest';
import { playChaos } from './chaos.ts';

/** Runs the harness until it finds the fault, at most five times, because timing decides what a kill interrupts. */
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
