/** Checks that pages show the ending of a game correctly. */
import { expect } from 'vitest';
import * as t from '../../client/text/en/index.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { replay } from '../../shared/game/evolve.ts';
import { truthOf } from '../helpers/truth.ts';
import type { Person } from './people.ts';

/** Expects that every person's page shows the ending recorded in the game's log. */
export async function expectRightEnding(people: readonly Person[], url: string, code: string): Promise<void> {
  const { outcome } = replay(await truthOf(url, code));
  if (!outcome) throw new Error('the game is not over');
  for (const { page, faults } of people) {
    // Match the whole text, because the text for screen readers also contains the winner, in a longer sentence.
    await page.getByText(t.ending.winner[outcome.winner], { exact: true }).waitFor();
    await page.getByText(t.ending.tally(outcome.arrived.length, SHIPS.length), { exact: true }).waitFor();
    expect(faults).toEqual([]);
  }
}
