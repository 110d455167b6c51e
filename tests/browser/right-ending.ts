/** Whether pages tell the ending of a game as it was. */
import { expect } from 'vitest';
import { replay } from '../../shared/game/evolve.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import type { Attended, Reviewed } from '../../shared/wire/protocol.ts';
import { Client, granted, NOTHING } from '../helpers/client.ts';
import type { Person } from './people.ts';

/** The truth of the newest game of a table, from the server itself. */
export async function truthOf(url: string, code: string): Promise<readonly GameEvent[]> {
  const client = new Client(url);
  const attended = granted(await client.ask<Attended>('attend', { code, tokens: [], have: NOTHING }));
  const feed = attended.feeds.find(({ log }) => log === 'game');
  const game = feed?.log === 'game' ? feed.game : '';
  const { events } = granted(await client.ask<Reviewed>('review', { code, game }));
  client.close();
  return events;
}

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
