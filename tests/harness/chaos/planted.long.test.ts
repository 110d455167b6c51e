/** Checks that `npm run chaos` finds each planted fault. */
import { describe, expect, it } from 'vitest';
import { playChaos } from './chaos.ts';

/** Runs the harness until it finds the fault, at most five times, because timing decides what a kill interrupts. */
async function faultsWith(plant: string, kills: number, games: number): Promise<string> {
  for (let seed = 1; seed <= 5; seed++) {
    const { faults } = await playChaos({ seed, games, kills, abreast: games, plant });
    if (faults.length > 0) return faults.join('\n');
  }
  return '';
}

describe('a planted fault is found:', () => {
  it.each([
    ['early', 1, /is lost|does not follow|see another game|be read|is gone|refused|do not end/, 1],
    ['twice', 0, /is in the log|does not follow|server-fault/, 1],
    ['gap', 0, /see another game|gap before it/, 1],
    // Only some players want notices, and few notices are due.
    ['early-subscriptions', 0, /subscription is lost/, 2],
    ['two-notices', 0, /was sent a notice twice/, 8],
    ['telling-notices', 0, /a notice says .*square/, 4],
  ])('%s', async (plant, kills, fault, games) => {
    expect(await faultsWith(plant, kills, games)).toMatch(fault);
  });
});
