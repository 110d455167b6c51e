/** Follows both logs according to the protocol: checks the numbering, applies feeds, and skips known events. */
import { gameEvent, isPublic, type GameEvent } from './events.ts';
import { expectThat } from './finding.ts';
import type { Feed } from './messages.ts';
import { Picture } from './picture.ts';
import type { Audience } from './shapes.ts';
import { Table } from './table.ts';

/** How much of a game's log the follower has. */
export interface GameHad {
  id: string;
  audience: Audience;
  next: number;
}

type GameFeed = Feed & { log: 'game' };

export class Follower {
  table = new Table();
  tableNext = 0;
  game: GameHad | null = null;
  picture: Picture | null = null;
  /** The number of events so far that every audience receives. */
  publicEvents = 0;
  /** True if events are missing, so that the client has to attend again. */
  isBehind = false;

  get have(): { table: number; game: GameHad | null } {
    return { table: this.tableNext, game: this.game };
  }

  /**
   * Takes the answer to `attend`. By the protocol, a feed that starts at event 0 replaces the client's copy of its log.
   */
  takeAttended(feeds: Feed[]): void {
    for (const { log, from } of feeds) {
      if (from > 0) continue;
      if (log === 'game') this.#forgetGame();
      else [this.table, this.tableNext] = [new Table(), 0];
    }
    this.take(feeds);
  }

  take(feeds: Feed[]): void {
    for (const feed of feeds) {
      if (feed.log === 'table') this.#takeTable(feed);
      else this.#takeGame(feed);
    }
  }

  #takeTable({ from, events }: Feed & { log: 'table' }): void {
    if (from > this.tableNext) {
      this.isBehind = true;
      return;
    }
    for (const event of events.slice(this.tableNext - from)) {
      this.table.fold(event);
      this.tableNext += 1;
    }
  }

  #takeGame(feed: GameFeed): void {
    const { game: id, audience, from } = feed;
    if (this.game?.id !== id || this.game.audience !== audience) {
      this.#forgetGame();
    }
    this.game ??= { id, audience, next: 0 };
    if (from > this.game.next) {
      this.isBehind = true;
      return;
    }
    const events: GameEvent[] = feed.events;
    for (const event of events.slice(this.game.next - from)) {
      this.#foldGame(audience, event);
      this.game.next += 1;
      if (isPublic(event)) this.publicEvents += 1;
    }
  }

  #forgetGame(): void {
    [this.game, this.picture, this.publicEvents] = [null, null, 0];
  }

  #foldGame(audience: Audience, event: GameEvent): void {
    expectThat(gameEvent[audience].safeParse(event).success, `${event.type} is not for ${audience}`);
    if (this.picture) {
      this.picture.fold(event);
      return;
    }
    expectThat(event.type === 'began', `a game's log starts with ${event.type}`);
    this.picture = new Picture(audience, event);
  }
}
