/** Sends feeds to connections, in the short form to those that understand it. */
import { compactFeed, followingAfter } from '../../shared/wire/compact-feed.ts';
import type { CompactFeed, Feed } from '../../shared/wire/protocol.ts';
import type { Connection } from './connection.ts';

/**
 * The short form of feeds. Undefined if the connection needs the full form, which tells it the game and audience that it
 * follows from now on.
 */
export function inShort(
  { data: { attendance }, handshake }: Connection,
  feeds: readonly Feed[],
): CompactFeed | undefined {
  const next = followingAfter(feeds);
  if (!attendance || !next || handshake.auth['more'] !== true) return undefined;
  const { following } = attendance;
  if (next.game === following?.game && next.audience === following.audience) return compactFeed(feeds);
  attendance.following = { game: next.game, audience: next.audience };
  return undefined;
}

/** Sends feeds that are not the answer to a request. */
export function sendFeeds(connection: Connection, feeds: readonly Feed[]): void {
  const short = inShort(connection, feeds);
  if (short) connection.emit('more', ...short);
  else connection.emit('told', feeds);
}
