/**
 * Exchanges state with the other servers that share the database: who is present at each table, who is knocking, and
 * how much time is left on the clocks. None of this state is in a log.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Signalled } from '../../shared/wire/signals.ts';
import { newId } from '../lib/secrets.ts';
import type { Reading } from '../tables/clocks.ts';
import type { Bus, ClusterMessage, Knocking } from './cluster-messages.ts';
import { PeerState } from './peer-state.ts';

/** The callbacks with which a cluster reads this server's state and reports changes at other servers. */
export interface ClusterListener {
  /**
   * The players of a table whose devices are connected to this server; undefined if no device attends the table here.
   */
  playersAt(table: string): readonly PlayerId[] | undefined;
  /** The ids of the tables that are attended by devices connected to this server. */
  tables(): Iterable<string>;
  /** The clock of a table at this server, if it is running. */
  clockOf(table: string): Reading | undefined;
  /** The people who are knocking at a table at this server. */
  knocksAt(table: string): readonly Knocking[];
  /** The ids of the tables where somebody is knocking at this server. */
  doors(): Iterable<string>;
  onGrown(table: string): void;
  /** Called when the set of players present at a table at other servers has changed. */
  onOthers(table: string): void;
  /** Called when a clock at another server has changed. */
  onClock(table: string): void;
  onCame(table: string, players: readonly PlayerId[], at: number): void;
  onSignal(table: string, signalled: Signalled): void;
  /** Called when the knocks at a table at other servers have changed. */
  onKnocks(table: string): void;
  /** Called when another server has turned away a knock, which may be one at this server. */
  onTurnedAway(table: string, knock: string): void;
}

/** How often a server reports that it is alive, in ms. */
export const ALIVE_MS = 2_000;

/**
 * If a server's next report that it is alive takes longer than this, in ms, messages between it and this server have
 * been lost.
 */
const LATE_MS = 1.5 * ALIVE_MS;

/**
 * The number of ticks between two reports of all tables, unless messages are lost. From these reports, servers find out
 * which tables they share.
 */
const ALL_EVERY = 15;

/** A server that has been silent for this long, in ms, is considered dead or unreachable. */
const SILENT_MS = 3 * ALIVE_MS;

export class Cluster {
  readonly #id = newId();
  readonly #bus: Bus;
  readonly #now: () => number;
  /** Set by `join`, which has to be called before anything else. */
  #listener!: ClusterListener;
  /** When each of the other servers was last heard from. */
  readonly #others = new Map<string, number>();
  /** When each of the other servers last reported that it is alive. */
  readonly #aliveAt = new Map<string, number>();
  readonly #here = new PeerState<readonly PlayerId[]>((table) => this.#listener.onOthers(table));
  /** For each table and each other server, the turn that the server times, and when it ends (in the time of `now`). */
  readonly #clocks = new PeerState<{ readonly turn: string; readonly endsAt: number }>((table) =>
    this.#listener.onClock(table),
  );
  readonly #knocks = new PeerState<readonly Knocking[]>((table) => this.#listener.onKnocks(table));
  #number = 0;
  #ticks = 0;

  /** @param now returns the time in ms since an arbitrary moment */
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

  /** The players of a table whose devices are connected to another server. */
  playersAt(table: string): PlayerId[] {
    return this.#here.of(table).flat();
  }

  /**
   * The time left in a turn, in ms, by whichever other server's clock runs out first; undefined if no other server
   * times this turn.
   */
  leftElsewhere(table: string, turn: string): number | undefined {
    const ends = this.#clocks.of(table).flatMap((clock) => (clock.turn === turn ? clock.endsAt : []));
    return ends.length === 0 ? undefined : Math.max(0, Math.min(...ends) - this.#now());
  }

  /** The knocks at a table at all other servers. */
  knocksAt(table: string): Knocking[] {
    return this.#knocks.of(table).flat();
  }

  /** Tells the other servers who is at a table at this server, or that nobody is. */
  sayWho(table: string): void {
    const players = this.#listener.playersAt(table) ?? null;
    const clock = players ? this.#listener.clockOf(table) : undefined;
    const number = this.#number++;
    this.#bus.send({ server: this.#id, type: 'here', number, table, players, ...(clock && { clock }) });
  }

  /** Tells the other servers which knocks are waiting at a table at this server, even if there are none left. */
  sayKnocks(table: string): void {
    const knocking = this.#listener.knocksAt(table);
    this.#bus.send({ server: this.#id, type: 'knocks', number: this.#number++, table, knocking });
  }

  /** Turns away somebody who is knocking at another server. */
  turnAway(table: string, knock: string): void {
    this.#bus.send({ server: this.#id, type: 'turned-away', table, knock });
  }

  /**
   * Asks the other servers who is at a table. Without a device at the table, this server hears of it only now and then,
   * and forgets it in between.
   */
  ask(table: string): void {
    this.#bus.send({ server: this.#id, type: 'who', table });
  }

  /**
   * Reports that a device has attended a table, so that other servers dismiss older connections of the players it
   * attends as. Also asks the other servers who else is at the table.
   * @param at the time at which the device attended, in ms since 1970
   */
  came(table: string, players: readonly PlayerId[], at: number): void {
    this.ask(table);
    if (players.length > 0) this.#bus.send({ server: this.#id, type: 'came', table, players, at });
  }

  /**
   * Reports that a table's log has grown, but only if another server is known to have devices or knocks at the table.
   * Servers without devices or knocks at the table read the log when they need it.
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

  /** Whether another server has reported somebody who attends the table or knocks at it. */
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
      case 'alive': {
        const aliveAt = this.#aliveAt.get(server);
        this.#aliveAt.set(server, heardAt);
        // Because of lost messages, both servers may have forgotten a table that they share. Neither would report it
        // again before the next report of all tables, so make that one due.
        if (aliveAt === undefined || heardAt - aliveAt > LATE_MS) this.#ticks = 0;
        return;
      }
      case 'here': {
        const { table, number, players, clock } = message;
        const ends = clock && { turn: clock.turn, endsAt: heardAt + clock.leftMs };
        this.#clocks.hear(server, table, { number, value: ends, heardAt });
        const isNew = this.#here.hear(server, table, { number, value: players ?? undefined, heardAt });
        // The other server has only just opened the table. No message has told it about earlier writes, so send one
        // now.
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

  /** Reports who attends a table and who knocks at it. Without a table, reports this for all tables. */
  #answer(table?: string): void {
    for (const each of table === undefined ? this.#listener.tables() : [table])
      if (this.#listener.playersAt(each)) this.sayWho(each);
    for (const each of table === undefined ? this.#listener.doors() : [table])
      if (this.#listener.knocksAt(each).length > 0) this.sayKnocks(each);
  }

  /** Exchanges the whole state with a server that is new or has come back. */
  #meet(): void {
    this.#bus.send({ server: this.#id, type: 'who' });
    this.#answer();
  }

  #forget(server: string): void {
    this.#others.delete(server);
    this.#aliveAt.delete(server);
    this.#here.forget(server);
    this.#clocks.forget(server);
    this.#knocks.forget(server);
  }
}
