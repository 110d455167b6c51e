/** Sends a table's events to an audience. Connections that understand the short form are sent that form. */
import type { Audience } from '../../shared/game/told.ts';
import { followingAfter, compactFeed } from '../../shared/wire/compact-feed.ts';
import type { Feed, CompactFeed } from '../../shared/wire/protocol.ts';
import type { OpenTable } from '../tables/table.ts';
import { audienceRoom, follow, followersRoom, type Connection, type Io } from './connection.ts';

export class Telling {
  readonly #io: Io;

  constructor(io: Io) {
    this.#io = io;
  }

  /**
   * Sends feeds to an audience. Connections that already follow this game get the short form, all others the full form.
   * @param but a connection to leave out, because it gets its events with the answer to its request
   */
  async tell(
    table: OpenTable,
    audience: Audience,
    feeds: readonly Feed[],
    but: Connection | undefined,
  ): Promise<void> {
    const room = audienceRoom(table, audience);
    const there = this.#in(room);
    if (!there) return;
    const following = followingAfter(feeds);
    const followers = following && followersRoom(table, following);
    const known = followers === undefined ? undefined : this.#in(followers);
    const more = known && isAnother(known, but) ? compactFeed(feeds) : undefined;
    if (followers && more) this.#to(followers, but).emit('more', ...more);
    // In the usual case, everybody already follows the game, so nobody is left to send to.
    if (known?.size === there.size && (more || !isAnother(there, but))) return;
    const others = this.#to(room, but);
    if (!more) {
      if (isAnother(there, but)) others.emit('told', feeds);
    } else if (followers && isAnother(there, but, known)) others.except(followers).emit('told', feeds);
    if (!following) return;
    const { sockets } = this.#io.of('/');
    for (const connection of [...there].flatMap((id) => sockets.get(id) ?? []))
      await follow(connection, table, following);
  }

  #to(room: string, but: Connection | undefined) {
    return this.#io.local.to(room).except(but?.id ?? []);
  }

  /** The ids of the connections in a room; undefined if there are none. */
  #in(room: string): ReadonlySet<string> | undefined {
    return this.#io.of('/').adapter.rooms.get(room);
  }
}

/**
 * The short form of these feeds. Undefined if the connection needs the full form, because it doesn't follow the game.
 */
export function inShort(
  connection: Connection,
  table: OpenTable,
  feeds: readonly Feed[],
): CompactFeed | undefined {
  const following = followingAfter(feeds);
  return following && connection.rooms.has(followersRoom(table, following)) ? compactFeed(feeds) : undefined;
}

/** Whether `there` contains a connection that is not `but` and not in `elsewhere`. */
function isAnother(
  there: ReadonlySet<string>,
  but: Connection | undefined,
  elsewhere?: ReadonlySet<string>,
): boolean {
  for (const id of there) if (id !== but?.id && !elsewhere?.has(id)) return true;
  return false;
}
