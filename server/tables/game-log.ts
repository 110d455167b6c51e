/** A game in memory: its true state, and the events that each audience has been told. */
import { evolve, replay } from '../../shared/game/evolve.ts';
import type { Game, GameEvent } from '../../shared/game/game.ts';
import type { GameFeed } from '../../shared/wire/protocol.ts';
import { tell, tellLog } from '../../shared/game/tell.ts';
import { AUDIENCES, type Audience, type ToldTo } from '../../shared/game/told.ts';

/** How many events of a game each audience has been told. */
export type ToldCounts = Readonly<Record<Audience, number>>;

export const NOTHING_TOLD: ToldCounts = { poseidon: 0, navigators: 0, onlookers: 0, olympus: 0 };

export class GameLog {
  readonly id: string;
  #game: Game;
  #length = 0;
  /** The events that each audience is told. The index of an event in its list is the number that clients use for it. */
  readonly #told: Record<Audience, GameEvent[]> = {
    poseidon: [],
    navigators: [],
    onlookers: [],
    olympus: [],
  };

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

  /** Adds events that have been stored. */
  add(events: readonly GameEvent[]): void {
    this.#game = events.reduce(evolve, this.#game);
    this.#take(events);
  }

  #take(events: readonly GameEvent[]): void {
    this.#length += events.length;
    for (const event of events) {
      for (const audience of AUDIENCES) {
        if (tell(event, audience) !== null) this.#told[audience].push(event);
      }
    }
  }

  get toldCounts(): ToldCounts {
    const { poseidon, navigators, onlookers, olympus } = this.#told;
    return {
      poseidon: poseidon.length,
      navigators: navigators.length,
      onlookers: onlookers.length,
      olympus: olympus.length,
    };
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
    const events = tellLog(this.#told[audience].slice(from), this.#game.variants, audience);
    return { log: 'game', game: this.id, audience, from, events };
  }
}
