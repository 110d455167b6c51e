/** Whether pages tell the ending of a game as it was. */
import { expect } from 'vitest';
import { replay } from '../../shared/game/evolve.ts';
import { truthOf } from '../helpers/truth.ts';
import type { Person } from './people.ts';

/** Both pages tell the ending that the log has. */
export async function expectRightEnding(people: readonly Person[], url: string, code: string): Promise<void> {
  const { outcome } = replay(await truthOf(url, code));
  for (const { page, faults } of people) {
    const winner = outcome?.winner === 'poseidon' ? 'Poseidon wins' : 'The Navigators win';
    // Beside the verdict, it is told once more to those who listen.
    await page.getByText(winner, { exact: true }).waitFor();
    await page.getByText(`${outcome?.arrived.length} of 4 ships home`).waitFor();
    expect(faults).toEqual([]);
  }
}
