/** Tracks the connections at each table, broadcasts to them, and reports who comes and goes. */
import { EventEmitter } from 'node:events';
import type { PlayerId } from '../../shared/game/game.ts';
import type { ClockSign, Dismissal } from '../../shared/wire/protocol.ts';
import type { Signalled } from '../../shared/wire/signals.ts';
import type { Circumstances } from '../../shared/table/rules/seats.ts';
import { audienceNow, deviceOf, type Attendance, type Connection } from './connection.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Player } from '../../shared/table/table.ts';
import type { Feeds } from '../tables/feeds.ts';
import type { Cluster } from './cluster.ts';
import type { OpenTable } from '../tables/table.ts';
import { sendFeeds } from './telling.ts';

/** What can happen at a table, besides the players' moves. */
interface PresenceEvents {
  /** The last connection has left a table. */
  empty: [table: OpenTable];
  /** The set of players present at a table has changed, and somebody still attends the table. */
  present: [table: OpenTable];
  /** A table may have changed. What has changed has been broadcast. */
  changed: [table: OpenTable];
  /** The table's own log has grown, which has been broadcast. */
  grown: [table: OpenTable];
  /** A table has been deleted. */
  gone: [table: OpenTable];
}

export class Presence extends EventEmitter<PresenceEvents> {
  /** The connections that attend each table, by the table's id. */
  readonly #at = new Map<string, Set<Connection>>();
  readonly #cluster: Pick<Cluster, 'playersAt' | 'sayWho' | 'came' | 'signal'> | undefined;
  /**
   * Both map a table's id to the list of players that was last announced, as JSON: `#announced` to this server's
   * devices, and `#sent` to the other servers.
   */
  readonly #announced = new Map<string, string>();
  readonly #sent = new Map<string, string>();

  /**
   * @param cluster the other servers, if tables are shared; this class itself broadcasts only to this server's devices
   */
  constructor(cluster?: Pick<Cluster, 'playersAt' | 'sayWho' | 'came' | 'signal'>) {
    super();
    this.#cluster = cluster;
  }

  /** The connections that attend a table. */
  at(table: Pick<OpenTable, 'id'>): Connection[] {
    return [...(this.#at.get(table.id) ?? [])];
  }

  isAttended(table: Pick<OpenTable, 'id'>): boolean {
    return this.#at.has(table.id);
  }

  /** The players who have a device connected to any server, in the order of joining. Opponents are always present. */
  present(table: OpenTable): PlayerId[] {
    const here = new Set([...this.playersAt(table), ...(this.#cluster?.playersAt(table.id) ?? [])]);
    const isHere = ({ id, opponent }: Player) => opponent !== undefined || here.has(id);
    return table.table.players.filter(isHere).map(({ id }) => id);
  }

  /** The players with a device connected to this server. */
  playersAt(table: Pick<OpenTable, 'id'>): PlayerId[] {
    return this.at(table).flatMap(({ data }) => data.attendance?.players ?? []);
  }

  /** The facts about a device that the rules need and the table's log doesn't contain. */
  circumstances(connection: Connection, table: OpenTable): Circumstances {
    const { attendance } = connection.data;
    return {
      present: this.present(table),
      company: attendance?.table === table ? attendance.players : [],
      saw: table.saw(deviceOf(connection)),
    };
  }

  /** The devices that attend a table. */
  viewers(table: OpenTable): Attendance[] {
    return this.at(table).flatMap(({ data: { attendance } }) =>
      attendance?.table === table ? attendance : [],
    );
  }

  /** Lets a connection attend a table, and dismisses any other connections of the players it attends as. */
  enter(connection: Connection, attendance: Attendance): void {
    // The connection has closed while its request was pending. Its 'disconnect' event has already been handled, so
    // nothing would remove the connection later.
    if (!connection.connected) return;
    const { id } = attendance.table;
    const isFirst = !this.isAttended(attendance.table);
    const isAgain = connection.data.attendance?.table === attendance.table;
    const before = isAgain ? undefined : this.#remove(connection);
    connection.data.attendance = attendance;
    this.#at.set(id, (this.#at.get(id) ?? new Set()).add(connection));
    place(connection);
    if (before) this.#hasLeft(before);
    for (const other of this.at(attendance.table)) {
      const same = other.data.attendance?.players.some((player) => attendance.players.includes(player));
      if (other !== connection && same) this.dismiss(other, 'elsewhere');
      // After what this page will show, other pages on the same device may have to stop showing the open chart.
      else if (other.data.attendance?.chart !== undefined) place(other);
    }
    // Don't report one more spectator at a table that this server already follows.
    if (isFirst || attendance.players.length > 0)
      this.#cluster?.came(id, attendance.players, attendance.since);
    this.#changed(attendance.table, connection);
  }

  /** Removes a connection that has closed. */
  leave(connection: Connection): void {
    const table = this.#remove(connection);
    if (table) this.#hasLeft(table);
  }

  /** Removes a connection from the table that it attends, and returns that table. */
  #remove(connection: Connection): OpenTable | undefined {
    const table = connection.data.attendance?.table;
    delete connection.data.attendance;
    if (!table) return undefined;
    const others = this.#at.get(table.id);
    others?.delete(connection);
    if (others?.size === 0) this.#at.delete(table.id);
    return table;
  }

  #hasLeft(table: OpenTable): void {
    if (this.isAttended(table)) this.#changed(table);
    else this.#empty(table);
  }

  #empty(table: OpenTable): void {
    this.#announced.delete(table.id);
    this.#sayWho(table);
    this.emit('empty', table);
  }

  /** Tells the other servers which players are at a table at this server, unless that is what they were last told. */
  #sayWho(table: OpenTable): void {
    if (!this.#cluster) return;
    const who = this.isAttended(table) ? JSON.stringify(this.playersAt(table)) : undefined;
    if (this.#sent.get(table.id) === who) return;
    if (who === undefined) this.#sent.delete(table.id);
    else this.#sent.set(table.id, who);
    this.#cluster.sayWho(table.id);
  }

  /**
   * Ends a connection's attendance and tells it why. The connection stays open, but receives nothing more about the
   * table.
   */
  dismiss(connection: Connection, why: Dismissal): void {
    const table = this.#remove(connection);
    connection.emit('dismissed', why);
    if (!table) return;
    if (this.isAttended(table)) this.#sayWho(table);
    else this.#empty(table);
  }

  /** Must be called when a table has been deleted. Dismisses everybody who attends it. */
  end(table: OpenTable): void {
    this.emit('gone', table);
    for (const connection of this.at(table)) this.dismiss(connection, 'table-deleted');
  }

  /** Dismisses this server's older connections of players who now attend a table at another server. */
  dismissElsewhere(table: Pick<OpenTable, 'id'>, players: readonly PlayerId[], at: number): void {
    for (const connection of this.at(table)) {
      const { attendance } = connection.data;
      if (
        attendance &&
        attendance.since < at &&
        attendance.players.some((player) => players.includes(player))
      )
        this.dismiss(connection, 'elsewhere');
    }
  }

  /**
   * Sends each audience its feeds. If the table's log has grown, seats may have changed, so the audience of every
   * connection is first determined again.
   * @param but a connection to leave out, because it gets its feeds with the answer to its request
   */
  tell(table: OpenTable, feeds: Feeds, but?: Connection): void {
    const changes = feeds.onlookers.flatMap((feed) => (feed.log === 'table' ? feed.events : []));
    if (changes.length > 0) for (const connection of this.at(table)) place(connection);
    for (const event of changes) if (event.type === 'device-changed') this.#lockOut(table, event.player);
    for (const connection of this.at(table)) {
      const audience = connection.data.attendance?.audience;
      if (connection !== but && audience && feeds[audience].length > 0)
        sendFeeds(connection, feeds[audience]);
    }
    if (changes.some(changesPresence)) this.announce(table);
    if (changes.length > 0) this.emit('grown', table);
    this.emit('changed', table);
  }

  /** Dismisses this server's connections of a player whose seat has passed to another device. */
  #lockOut(table: OpenTable, player: PlayerId): void {
    for (const connection of this.at(table))
      if (connection.data.attendance?.players.includes(player)) this.dismiss(connection, 'device-changed');
  }

  /**
   * Must be called when a connection has begun or stopped attending a table at this server. Announces who is present.
   */
  #changed(table: OpenTable, but?: Connection): void {
    this.#sayWho(table);
    this.announce(table, but);
  }

  /** Tells everybody at a table who is present, if that has changed since they were last told. */
  announce(table: OpenTable, but?: Connection): void {
    const present = this.present(table);
    const said = JSON.stringify(present);
    if (!this.isAttended(table) || this.#announced.get(table.id) === said) return;
    this.#announced.set(table.id, said);
    for (const connection of this.at(table)) if (connection !== but) connection.emit('present', present);
    this.emit('present', table);
  }

  /** Sends the state of a table's clock to everybody at the table. */
  showClock(table: OpenTable, sign: ClockSign | null): void {
    for (const connection of this.at(table)) connection.emit('clock', sign);
  }

  /** Passes a signal on to the other Navigators at all servers. */
  signal(table: OpenTable, signalled: Signalled, but: Connection): void {
    this.#cluster?.signal(table.id, signalled);
    this.passOn(table, signalled, but);
  }

  /** Passes a signal on to the Navigators at this server. */
  passOn(table: Pick<OpenTable, 'id'>, signalled: Signalled, but?: Connection): void {
    for (const connection of this.at(table))
      if (connection !== but && connection.data.attendance?.audience === 'navigators')
        connection.emit('signalled', signalled);
  }
}

/** Determines the audience of a connection. */
function place({ data }: Connection): void {
  const { attendance } = data;
  if (attendance) attendance.audience = audienceNow(attendance);
}

/**
 * True if an event changes who is present. A player who leaves or changes devices is no longer present, even if the old
 * device is still connected. An opponent is present as soon as it joins.
 */
function changesPresence(event: TableEvent): boolean {
  const { type } = event;
  return type === 'left' || type === 'device-changed' || (type === 'joined' && event.opponent !== undefined);
}
