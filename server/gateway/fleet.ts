/**
 * What servers that share a database say to each other of the tables where devices of theirs meet. Facts only, and
 * none that the log has: one that is lost, doubled, late or out of order is put right by the next.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Signalled } from '../../shared/wire/signals.ts';
import { newId } from '../lib/secrets.ts';

/** What one server says to all others. */
export type Fact = { readonly server: string } & (
  | { readonly type: 'alive' }
  /** Who is at a table at this server; null: no device at all. Of two, the one with the higher number is newer. */
  | {
      readonly type: 'here';
      readonly number: number;
      readonly table: string;
      readonly players: readonly PlayerId[] | null;
    }
  /** Asks who is at a table; without one, at all. */
  | { readonly type: 'who'; readonly table?: string }
  /** Something has been written to the table's log. */
  | { readonly type: 'grown'; readonly table: string }
  /** These players have come to a table at this server, in ms since 1970: elsewhere they are no more. */
  | {
      readonly type: 'came';
      readonly table: string;
      readonly players: readonly PlayerId[];
      readonly at: number;
    }
  | { readonly type: 'signal'; readonly table: string; readonly signalled: Signalled }
  /** The server stops. */
  | { readonly type: 'gone' }
);

/** The way to the other servers: it may lose, double, delay and reorder. */
export interface Bus {
  say(fact: Fact): void;
  hear(listener: (fact: Fact) => void): void;
}

/** What happens at other servers, and who is at this one. */
export interface FleetListener {
  /** The players with a device at this server at a table; undefined if no device is. */
  playersAt(table: string): readonly PlayerId[] | undefined;
  /** The tables where any device of this server is. */
  tables(): Iterable<string>;
  onGrown(table: string): void;
  /** Others are at a table than before. */
  onOthers(table: string): void;
  onCame(table: string, players: readonly PlayerId[], at: number): void;
  onSignal(table: string, signalled: Signalled): void;
}

/** Who is at a table at another server, and when that was last said. */
interface Here {
  readonly number: number;
  readonly players: readonly PlayerId[];
  readonly heardAt: number;
}

/** What is known of another server. */
interface Other {
  heardAt: number;
  readonly here: Map<string, Here>;
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
  onGrown: () => undefined,
  onOthers: () => undefined,
  onCame: () => undefined,
  onSignal: () => undefined,
};

export class Fleet {
  readonly #id = newId();
  readonly #bus: Bus;
  readonly #now: () => number;
  #listener = NOBODY;
  readonly #others = new Map<string, Other>();
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
    return [...this.#others.values()].flatMap(({ here }) => here.get(table)?.players ?? []);
  }

  /** Says who is at a table at this server, or nobody any more. */
  sayWho(table: string): void {
    const players = this.#listener.playersAt(table) ?? null;
    this.#bus.say({ server: this.#id, type: 'here', number: this.#number++, table, players });
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
    const isOld = ({ heardAt }: { readonly heardAt: number }) => this.#now() - heardAt > SILENT_MS;
    for (const [server, other] of this.#others) {
      if (isOld(other)) this.#forget(server);
      else for (const [table, here] of other.here) if (isOld(here)) this.#noteHere(other, table, undefined);
    }
    const isForAll = this.#ticks++ % ALL_EVERY === 0;
    for (const table of this.#listener.tables()) if (isForAll || this.#isShared(table)) this.sayWho(table);
  }

  /** Whether anybody is known to be at a table at another server. */
  #isShared(table: string): boolean {
    return [...this.#others.values()].some(({ here }) => here.has(table));
  }

  close(): void {
    this.#bus.say({ server: this.#id, type: 'gone' });
  }

  #hear(fact: Fact): void {
    const { server } = fact;
    if (server === this.#id) return;
    if (fact.type === 'gone') return this.#forget(server);
    const other = this.#others.get(server) ?? this.#meet(server);
    other.heardAt = this.#now();
    switch (fact.type) {
      case 'alive':
        return;
      case 'here':
        return this.#hearHere(other, fact);
      case 'who':
        for (const table of fact.table === undefined ? this.#listener.tables() : [fact.table])
          if (this.#listener.playersAt(table)) this.sayWho(table);
        return;
      case 'grown':
        return this.#listener.onGrown(fact.table);
      case 'came':
        return this.#listener.onCame(fact.table, fact.players, fact.at);
      case 'signal':
        return this.#listener.onSignal(fact.table, fact.signalled);
    }
  }

  /** One that is new, or has come back: neither knows who is where at the other. */
  #meet(server: string): Other {
    const other: Other = { heardAt: this.#now(), here: new Map() };
    this.#others.set(server, other);
    this.#bus.say({ server: this.#id, type: 'who' });
    for (const table of this.#listener.tables()) this.sayWho(table);
    return other;
  }

  #hearHere(other: Other, { number, table, players }: Extract<Fact, { type: 'here' }>): void {
    if ((other.here.get(table)?.number ?? -1) > number) return;
    this.#noteHere(other, table, players ? { number, players, heardAt: this.#now() } : undefined);
  }

  #noteHere({ here }: Other, table: string, now: Here | undefined): void {
    const before = here.get(table);
    if (now) here.set(table, now);
    else here.delete(table);
    if (before?.players.join() !== now?.players.join()) this.#listener.onOthers(table);
    // What was written before this server knew of them, nobody has told them.
    if (now && !before && this.#listener.playersAt(table)) this.grown(table);
  }

  #forget(server: string): void {
    const other = this.#others.get(server);
    this.#others.delete(server);
    for (const table of other?.here.keys() ?? []) this.#listener.onOthers(table);
  }
}
