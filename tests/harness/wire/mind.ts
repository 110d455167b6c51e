/** What a device at a table knows: all that it has taken in of both logs, in whatever order it came. */
import { followFeed, type FollowedGame } from '../../../client/session/followed-game.ts';
import type { Feed, Have } from '../../../shared/wire/protocol.ts';
import type { TableEvent } from '../../../shared/table/table.ts';

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

  /** Takes in what came; false if something before it is missing, which is asked for by attending. */
  take(feeds: readonly Feed[]): boolean {
    return feeds.map((feed) => this.#takeOne(feed)).every((isWhole) => isWhole);
  }

  /** Takes in the answer to attending: what begins anew there takes the place of all before. */
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
