/** Whether pages tell the ending of a game as it was. */
import { expect } from 'vitest';
import * as t from '../../client/text/en/index.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { replay } from '../../shared/game/evolve.ts';
import { truthOf } from '../helpers/truth.ts';
import type { Person } from './people.ts';

/** Expects that everybody's page tells the ending that the game's log has. */
export async function expectRightEnding(people: readonly Person[], url: string, code: string): Promise<void> {
  const { outcome } = replay(await truthOf(url, code));
  if (!outcome) throw new Error('the game is not over');
  for (const { page, faults } of people) {
    // Screen readers are told the same once more, in a sentence.
    await page.getByText(t.ending.winner[outcome.winner], { exact: true }).waitFor();
    await page.getByText(t.ending.tally(outcome.arrived.length, SHIPS.length), { exact: true }).waitFor();
    expect(faults).toEqual([]);
  }
}
