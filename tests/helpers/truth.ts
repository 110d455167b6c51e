/** Reads the whole log of a finished game, which the server gives to anybody. */
import type { GameEvent } from '../../shared/game/game.ts';
import type { Attended, Reviewed } from '../../shared/wire/protocol.ts';
import { Client, granted, NOTHING } from './client.ts';

/** All events of the newest game of a table, after the game has ended. */
export async function truthOf(url: string, code: string): Promise<readonly GameEvent[]> {
  const client = new Client(url);
  const attended = granted(await client.ask<Attended>('attend', { code, tokens: [], have: NOTHING }));
  const feed = attended.feeds.find(({ log }) => log === 'game');
  const game = feed?.log === 'game' ? feed.game : '';
  const { events } = granted(await client.ask<Reviewed>('review', { code, game }));
  client.close();
  return events;
}
