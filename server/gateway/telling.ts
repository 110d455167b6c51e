/** Sends feeds to connections, in the short form to those that understand it. */
import { compactFeed, followingAfter } from '../../shared/wire/compact-feed.ts';
import type { CompactFeed, Feed } from '../../shared/wire/protocol.ts';
import type { Connection } from './connection.ts';

/**
 * The short form of feeds. Undefined if the connection needs the full form. If that form names another game or audience
 * than the connection follows, the connection no longer follows any.
 */
export function inShort(
  { data: { attendance } }: Connection,
  feeds: readonly Feed[],
): CompactFeed | undefined {
  const next = followingAfter(feeds);
  if (!attendance || !next) return undefined;
  const { following } = attendance;
  if (next.game === following?.game && next.audience === following.audience) return compactFeed(feeds);
  delete attendance.following;
  return undefined;
}

/** Sends feeds. In the full form, they tell the connection which game and audience it follows from now on. */
export function sendFeeds(connection: Connection, feeds: readonly Feed[]): void {
  const short = inShort(connection, feeds);
  if (short) return void connection.emit('more', ...short);
  connection.emit('told', feeds);
  const { attendance } = connection.data;
  const next = followingAfter(feeds);
  if (attendance && next && connection.handshake.auth['more'] === true)
    attendance.following = { game: next.game, audience: next.audience };
}
