/** Reads the whole log of a finished game. The server gives it to anyone. */
import type { GameEvent } from '../../shared/game/game.ts';
import type { Attended, Reviewed } from '../../shared/wire/protocol.ts';
import { Client, granted, NOTHING } from './client.ts';

/** All events of a table's newest game, which must have ended. */
export async function truthOf(url: string, code: string): Promise<readonly GameEvent[]> {
  const client = new Client(url);
  const attended = granted(await client.ask<Attended>('attend', { code, tokens: [], have: NOTHING }));
  const feed = attended.feeds.find(({ log }) => log === 'game');
  const game = feed?.log === 'game' ? feed.game : '';
  const { events } = granted(await client.ask<Reviewed>('review', { code, game }));
  client.close();
  return events;
}
