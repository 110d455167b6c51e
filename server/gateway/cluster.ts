/**
 * What this server knows about the other servers sharing its database: who is present at each table, who knocks, and
 * how much time the clocks show. None of this is in a log.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Signalled } from '../../shared/wire/signals.ts';
import { newId } from '../lib/secrets.ts';
import type { Reading } from '../tables/clocks.ts';
import type { Bus, ClusterMessage, Knocking } from './cluster-messages.ts';
import { PeerState } from './peer-state.ts';

/** The callbacks by which a cluster asks about this server's state and reports changes at other servers. */
export interface ClusterListener {
  /** The players at a table who have a device at this server; undefined if no device is there. */
  playersAt(table: string): readonly PlayerId[] | undefined;
  /** The tables that devices of this server attend. */
  tables(): Iterable<string>;
  /** The clock of a table at this server, if it is running. */
  clockOf(table: string): Reading | undefined;
  /** The people who are knocking at a table at this server. */
  knocksAt(table: string): readonly Knocking[];
  /** The tables where somebody is knocking at this server. */
  doors(): Iterable<string>;
  onGrown(table: string): void;
  /** Called when the players at a table at other servers have changed. */
  onOthers(table: string): void;
  /** Called when a clock at another server has changed. */
  onClock(table: string): void;
  onCame(table: string, players: readonly PlayerId[], at: number): void;
  onSignal(table: string, signalled: Signalled): void;
  /** Called when the knocks at a table at other servers have changed. */
  onKnocks(table: string): void;
  /** Called when a knock was turned away. It may be a knock at this server. */
  onTurnedAway(table: string, knock: string): void;
}

/** How often a server reports that it is alive, in ms. */
export const ALIVE_MS = 2_000;

/** The number of ticks between two reports of all its tables, by which two servers find out that they share one. */
const ALL_EVERY = 15;

/** A server that has been silent for this long, in ms, is considered dead or unreachable. */
const SILENT_MS = 3 * ALIVE_MS;

/** A listener for a server that has not joined the others yet. */
const NOBODY: ClusterListener = {
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

export class Cluster {
  readonly #id = newId();
  readonly #bus: Bus;
  readonly #now: () => number;
  #listener = NOBODY;
  /** When each of the other servers was last heard from. */
  readonly #others = new Map<string, number>();
  readonly #here = new PeerState<readonly PlayerId[]>((table) => this.#listener.onOthers(table));
  /** When the clock of the current turn ends, on the scale of `now`. */
  readonly #clocks = new PeerState<{ readonly turn: string; readonly endsAt: number }>((table) =>
    this.#listener.onClock(table),
  );
  readonly #knocks = new PeerState<readonly Knocking[]>((table) => this.#listener.onKnocks(table));
  #number = 0;
  #ticks = 0;

  /** @param now returns the time in ms from any starting point */
  constructor(bus: Bus, now: () => number = () => performance.now()) {
    this.#bus = bus;
    this.#now = now;
  }

  /** Starts listening to the other servers, and asks them for their state. */
  join(listener: ClusterListener): void {
    this.#listener = listener;
    this.#bus.listen((message) => this.#hear(message));
    this.#bus.send({ server: this.#id, type: 'who' });
  }

  /** The players at a table who have a device at another server. */
  playersAt(table: string): PlayerId[] {
    return this.#here.of(table).flat();
  }

  /** How much time a turn has left by whichever other server's clock ends first, in ms. */
  leftElsewhere(table: string, turn: string): number | undefined {
    const ends = this.#clocks.of(table).flatMap((clock) => (clock.turn === turn ? clock.endsAt : []));
    return ends.length === 0 ? undefined : Math.max(0, Math.min(...ends) - this.#now());
  }

  /** The knocks at a table at all other servers. */
  knocksAt(table: string): Knocking[] {
    return this.#knocks.of(table).flat();
  }

  /** Tells the other servers who is at a table at this server, or that nobody is there any more. */
  sayWho(table: string): void {
    const players = this.#listener.playersAt(table) ?? null;
    const clock = players ? this.#listener.clockOf(table) : undefined;
    const number = this.#number++;
    this.#bus.send({ server: this.#id, type: 'here', number, table, players, ...(clock && { clock }) });
  }

  /** Reports the knocks at a table at this server, or that there are none left. */
  sayKnocks(table: string): void {
    const knocking = this.#listener.knocksAt(table);
    this.#bus.send({ server: this.#id, type: 'knocks', number: this.#number++, table, knocking });
  }

  /** Tells the other servers that somebody who knocks at one of them is turned away. */
  turnAway(table: string, knock: string): void {
    this.#bus.send({ server: this.#id, type: 'turned-away', table, knock });
  }

  /**
   * Reports that a device has come to a table, so that its players leave that table at other servers, and asks who else
   * is at the table.
   * @param at in ms since 1970
   */
  came(table: string, players: readonly PlayerId[], at: number): void {
    this.#bus.send({ server: this.#id, type: 'who', table });
    if (players.length > 0) this.#bus.send({ server: this.#id, type: 'came', table, players, at });
  }

  /**
   * Reports that a table's log has grown, if another server is known to have devices there. Other servers check the log
   * themselves when they need to.
   */
  grown(table: string): void {
    if (this.#isShared(table)) this.#bus.send({ server: this.#id, type: 'grown', table });
  }

  signal(table: string, signalled: Signalled): void {
    this.#bus.send({ server: this.#id, type: 'signal', table, signalled });
  }

  /** Must be called every ALIVE_MS. Reports this server's state, and forgets what silent servers reported. */
  tick(): void {
    this.#bus.send({ server: this.#id, type: 'alive' });
    const silent = this.#now() - SILENT_MS;
    for (const [server, heardAt] of this.#others) if (heardAt < silent) this.#forget(server);
    this.#here.dropBefore(silent);
    this.#clocks.dropBefore(silent);
    this.#knocks.dropBefore(silent);
    const isForAll = this.#ticks++ % ALL_EVERY === 0;
    for (const table of this.#listener.tables()) if (isForAll || this.#isShared(table)) this.sayWho(table);
    for (const table of this.#listener.doors()) this.sayKnocks(table);
  }

  /** Whether anybody is known to attend a table, or to knock there, at another server. */
  #isShared(table: string): boolean {
    return this.#here.has(table) || this.#knocks.has(table);
  }

  close(): void {
    this.#bus.send({ server: this.#id, type: 'gone' });
  }

  #hear(message: ClusterMessage): void {
    const { server } = message;
    if (server === this.#id) return;
    if (message.type === 'gone') return this.#forget(server);
    if (!this.#others.has(server)) this.#meet();
    const heardAt = this.#now();
    this.#others.set(server, heardAt);
    switch (message.type) {
      case 'alive':
        return;
      case 'here': {
        const { table, number, players, clock } = message;
        const ends = clock && { turn: clock.turn, endsAt: heardAt + clock.leftMs };
        this.#clocks.hear(server, table, { number, value: ends, heardAt });
        const isNew = this.#here.hear(server, table, { number, value: players ?? undefined, heardAt });
        // The other server has not been told that something was written before it came to the table.
        if (isNew && this.#listener.playersAt(table)) this.grown(table);
        return;
      }
      case 'knocks': {
        const { table, number, knocking } = message;
        const value = knocking.length > 0 ? knocking : undefined;
        this.#knocks.hear(server, table, { number, value, heardAt });
        return;
      }
      case 'who':
        return this.#answer(message.table);
      case 'grown':
        return this.#listener.onGrown(message.table);
      case 'came':
        return this.#listener.onCame(message.table, message.players, message.at);
      case 'signal':
        return this.#listener.onSignal(message.table, message.signalled);
      case 'turned-away':
        return this.#listener.onTurnedAway(message.table, message.knock);
    }
  }

  /** Reports who is at a table and who knocks there, or does so for all tables if none is given. */
  #answer(table?: string): void {
    for (const each of table === undefined ? this.#listener.tables() : [table])
      if (this.#listener.playersAt(each)) this.sayWho(each);
    for (const each of table === undefined ? this.#listener.doors() : [table])
      if (this.#listener.knocksAt(each).length > 0) this.sayKnocks(each);
  }

  /** When a server is new or has come back, both servers exchange their whole state. */
  #meet(): void {
    this.#bus.send({ server: this.#id, type: 'who' });
    this.#answer();
  }

  #forget(server: string): void {
    this.#others.delete(server);
    this.#here.forget(server);
    this.#clocks.forget(server);
    this.#knocks.forget(server);
  }
}
