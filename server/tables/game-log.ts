/** A game in memory: its true state, and the events that each audience has been told. */
import { evolve, replay } from '../../shared/game/evolve.ts';
import type { Game, GameEvent } from '../../shared/game/game.ts';
import type { GameFeed } from '../../shared/wire/protocol.ts';
import { tell, tellLog } from '../../shared/game/tell.ts';
import { forEachAudience, type Audience, type ToldTo } from '../../shared/game/told.ts';

/** What each audience is told of a game. */
export type GameFeeds = Readonly<Record<Audience, GameFeed>>;

export class GameLog {
  readonly id: string;
  #game: Game;
  #length = 0;
  /** The events that each audience is told. The index of an event in its list is the number that clients use for it. */
  readonly #told = forEachAudience((): GameEvent[] => []);

  /** @param events the whole log so far, 'began' first */
  constructor(id: string, events: readonly GameEvent[]) {
    this.id = id;
    this.#game = replay(events);
    this.#take(events);
  }

  /** The true state of the game. It never leaves the server while the game runs. */
  get game(): Game {
    return this.#game;
  }

  /** The number of events in the log, which is also the index of the next event. */
  get length(): number {
    return this.#length;
  }

  /** Adds events that have been stored, and returns what each audience is told of them. */
  add(events: readonly GameEvent[]): GameFeeds {
    this.#game = events.reduce(evolve, this.#game);
    return this.#take(events);
  }

  #take(events: readonly GameEvent[]): GameFeeds {
    this.#length += events.length;
    return forEachAudience((audience) => {
      const told = this.#told[audience];
      return this.#feed(audience, told.length, events, (event) => told.push(event));
    });
  }

  /** How many events an audience has been told. */
  toldTo(audience: Audience): number {
    return this.#told[audience].length;
  }

  /** The events that an audience was told, from a given event on. Includes reports that have faded since. */
  heard<A extends Audience>(audience: A, from: number): ToldTo[A][] {
    return this.#told[audience]
      .slice(from)
      .map((event) => tell(event, audience))
      .filter((told) => told !== null);
  }

  /**
   * What an audience may know now, from a given event on. Reports that have faded are left out.
   * @param from the index of the first event in the list of events that this audience was told; at most the length of
   * that list
   */
  feed(audience: Audience, from: number): GameFeed {
    return this.#feed(audience, from, this.#told[audience].slice(from));
  }

  #feed(
    audience: Audience,
    from: number,
    events: readonly GameEvent[],
    onTold?: (event: GameEvent) => void,
  ): GameFeed {
    const told = tellLog(events, this.#game.variants, audience, onTold);
    return { log: 'game', game: this.id, audience, from, events: told };
  }
}
