/**
 * What servers that share a database know of each other: at which tables devices of theirs meet, who is there, and who
 * knocks. The log has none of it.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Signalled } from '../../shared/wire/signals.ts';
import { newId } from '../lib/secrets.ts';
import type { Reading } from '../tables/clocks.ts';
import type { Bus, Fact, Knocking } from './facts.ts';
import { Said } from './said.ts';

/** What happens at other servers, and who is at this one. */
export interface FleetListener {
  /** The players with a device at this server at a table; undefined if no device is. */
  playersAt(table: string): readonly PlayerId[] | undefined;
  /** The tables where any device of this server is. */
  tables(): Iterable<string>;
  /** What the clock of a table shows at this server, if it runs. */
  clockOf(table: string): Reading | undefined;
  /** Who knocks at a table at this server. */
  knocksAt(table: string): readonly Knocking[];
  /** The tables where somebody knocks at this server. */
  doors(): Iterable<string>;
  onGrown(table: string): void;
  /** Others are at a table than before. */
  onOthers(table: string): void;
  /** A clock shows something at another server. */
  onClock(table: string): void;
  onCame(table: string, players: readonly PlayerId[], at: number): void;
  onSignal(table: string, signalled: Signalled): void;
  /** Others knock at a table than before. */
  onKnocks(table: string): void;
  /** Somebody who may knock here is not let in. */
  onTurnedAway(table: string, knock: string): void;
}

/** How often a server says that it is there, in ms. */
export const ALIVE_MS = 2_000;

/** Every so many times it says of all its tables who is there: where two know nothing of each other, nobody else would. */
const ALL_EVERY = 15;

/** Of whom nothing has been heard for so long is dead, or out of reach. */
const SILENT_MS = 3 * ALIVE_MS;

/** Before a server has joined, nobody is at it. */
const NOBODY: FleetListener = {
  playersAt: () => undefined,
  tables: () => [],
  clockOf: () => undefined,
  knocksAt: () => [],
  doors: () => [],
  onGrown: () => undefined,
  onOthers: () => undefined,
  onClock: () => undefined,
  onCame: () => undefined,
  onSignal: () => undefined,
  onKnocks: () => undefined,
  onTurnedAway: () => undefined,
};

export class Fleet {
  readonly #id = newId();
  readonly #bus: Bus;
  readonly #now: () => number;
  #listener = NOBODY;
  /** When each other server was last heard. */
  readonly #others = new Map<string, number>();
  readonly #here = new Said<readonly PlayerId[]>((table) => this.#listener.onOthers(table));
  /** When the clock of a turn ends, in ms as `now` has it. */
  readonly #clocks = new Said<{ readonly turn: string; readonly endsAt: number }>((table) =>
    this.#listener.onClock(table),
  );
  readonly #knocks = new Said<readonly Knocking[]>((table) => this.#listener.onKnocks(table));
  #number = 0;
  #ticks = 0;

  /** @param now in ms since any moment */
  constructor(bus: Bus, now: () => number = () => performance.now()) {
    this.#bus = bus;
    this.#now = now;
  }

  /** From now on this server is one of them. */
  join(listener: FleetListener): void {
    this.#listener = listener;
    this.#bus.hear((fact) => this.#hear(fact));
    this.#bus.say({ server: this.#id, type: 'who' });
  }

  /** The players with a device at a table at other servers. */
  playersAt(table: string): PlayerId[] {
    return this.#here.of(table).flat();
  }

  /** How much of a turn is left by the clocks of other servers, in ms: by the one that ends first. */
  leftElsewhere(table: string, turn: string): number | undefined {
    const ends = this.#clocks.of(table).flatMap((clock) => (clock.turn === turn ? clock.endsAt : []));
    return ends.length === 0 ? undefined : Math.max(0, Math.min(...ends) - this.#now());
  }

  /** Who knocks at a table at other servers. */
  knocksAt(table: string): Knocking[] {
    return this.#knocks.of(table).flat();
  }

  /** Says who is at a table at this server, or nobody any more. */
  sayWho(table: string): void {
    const players = this.#listener.playersAt(table) ?? null;
    const clock = players ? this.#listener.clockOf(table) : undefined;
    const number = this.#number++;
    this.#bus.say({ server: this.#id, type: 'here', number, table, players, ...(clock && { clock }) });
  }

  /** Says who knocks at a table at this server, or nobody any more. */
  sayKnocks(table: string): void {
    const knocking = this.#listener.knocksAt(table);
    this.#bus.say({ server: this.#id, type: 'knocks', number: this.#number++, table, knocking });
  }

  /** Somebody who knocks at another server is not let in. */
  turnAway(table: string, knock: string): void {
    this.#bus.say({ server: this.#id, type: 'turned-away', table, knock });
  }

  /**
   * A device has come to a table: others may be there at other servers, and its players are no more.
   * @param at in ms since 1970
   */
  came(table: string, players: readonly PlayerId[], at: number): void {
    this.#bus.say({ server: this.#id, type: 'who', table });
    if (players.length > 0) this.#bus.say({ server: this.#id, type: 'came', table, players, at });
  }

  /** Something has been written to a table: servers that are known to have somebody there need not wait for a look. */
  grown(table: string): void {
    if (this.#isShared(table)) this.#bus.say({ server: this.#id, type: 'grown', table });
  }

  signal(table: string, signalled: Signalled): void {
    this.#bus.say({ server: this.#id, type: 'signal', table, signalled });
  }

  /** To be called every ALIVE_MS: says what is so, and drops what nobody says any more. */
  tick(): void {
    this.#bus.say({ server: this.#id, type: 'alive' });
    const silent = this.#now() - SILENT_MS;
    for (const [server, heardAt] of this.#others) if (heardAt < silent) this.#forget(server);
    this.#here.dropBefore(silent);
    this.#clocks.dropBefore(silent);
    this.#knocks.dropBefore(silent);
    const isForAll = this.#ticks++ % ALL_EVERY === 0;
    for (const table of this.#listener.tables()) if (isForAll || this.#isShared(table)) this.sayWho(table);
    for (const table of this.#listener.doors()) this.sayKnocks(table);
  }

  /** Whether anybody is known to be at a table, or to knock there, at another server. */
  #isShared(table: string): boolean {
    return this.#here.has(table) || this.#knocks.has(table);
  }

  close(): void {
    this.#bus.say({ server: this.#id, type: 'gone' });
  }

  #hear(fact: Fact): void {
    const { server } = fact;
    if (server === this.#id) return;
    if (fact.type === 'gone') return this.#forget(server);
    if (!this.#others.has(server)) this.#meet();
    const heardAt = this.#now();
    this.#others.set(server, heardAt);
    switch (fact.type) {
      case 'alive':
        return;
      case 'here': {
        const { table, number, players, clock } = fact;
        const ends = clock && { turn: clock.turn, endsAt: heardAt + clock.leftMs };
        this.#clocks.hear(server, table, { number, value: ends, heardAt });
        const isNew = this.#here.hear(server, table, { number, value: players ?? undefined, heardAt });
        // What was written before this server knew of them, nobody has told them.
        if (isNew && this.#listener.playersAt(table)) this.grown(table);
        return;
      }
      case 'knocks': {
        const { table, number, knocking } = fact;
        const value = knocking.length > 0 ? knocking : undefined;
        this.#knocks.hear(server, table, { number, value, heardAt });
        return;
      }
      case 'who':
        return this.#answer(fact.table);
      case 'grown':
        return this.#listener.onGrown(fact.table);
      case 'came':
        return this.#listener.onCame(fact.table, fact.players, fact.at);
      case 'signal':
        return this.#listener.onSignal(fact.table, fact.signalled);
      case 'turned-away':
        return this.#listener.onTurnedAway(fact.table, fact.knock);
    }
  }

  /** Says who is at a table, and who knocks there; of all without one. */
  #answer(table?: string): void {
    for (const each of table === undefined ? this.#listener.tables() : [table])
      if (this.#listener.playersAt(each)) this.sayWho(each);
    for (const each of table === undefined ? this.#listener.doors() : [table])
      if (this.#listener.knocksAt(each).length > 0) this.sayKnocks(each);
  }

  /** One that is new, or has come back: neither knows who is where at the other. */
  #meet(): void {
    this.#bus.say({ server: this.#id, type: 'who' });
    this.#answer();
  }

  #forget(server: string): void {
    this.#others.delete(server);
    this.#here.forget(server);
    this.#clocks.forget(server);
    this.#knocks.forget(server);
  }
}
