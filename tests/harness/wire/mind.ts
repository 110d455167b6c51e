/** What a device at a table knows: the events of the table's and the game's logs that it has received, in any order. */
import { followFeed, type FollowedGame } from '../../../client/session/followed-game.ts';
import type { Feed, Have } from '../../../shared/wire/protocol.ts';
import type { TableEvent } from '../../../shared/table/events.ts';

export class Mind {
  events: TableEvent[] = [];
  game: FollowedGame | undefined;

  get have(): Have {
    const { game } = this;
    return {
      table: this.events.length,
      game: game ? { id: game.id, audience: game.audience, next: game.next } : null,
    };
  }

  /**
   * Adds the feeds' events. Returns false if earlier events are missing, which the device can get by attending again.
   */
  take(feeds: readonly Feed[]): boolean {
    return feeds.map((feed) => this.#takeOne(feed)).every((isWhole) => isWhole);
  }

  /**
   * Adds the feeds in an answer to `attend`. A feed that starts at event 0 replaces what the device knew of that log.
   */
  takeAnew(feeds: readonly Feed[]): boolean {
    for (const { log, from } of feeds) {
      if (from > 0) continue;
      if (log === 'table') this.events = [];
      else this.game = undefined;
    }
    return this.take(feeds);
  }

  #takeOne(feed: Feed): boolean {
    if (feed.log === 'game') {
      const followed = followFeed(this.game, feed);
      if (followed) this.game = followed.game;
      return followed !== undefined || feed.events.length === 0;
    }
    if (feed.from > this.events.length) return false;
    this.events.push(...feed.events.slice(this.events.length - feed.from));
    return true;
  }
}
