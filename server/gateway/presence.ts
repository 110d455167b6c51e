/** Who is where: the connections at each table, what is sent to them, and their coming and going. */
import type { PlayerId } from '../../shared/game/game.ts';
import type { ClockSign, Dismissal } from '../../shared/wire/protocol.ts';
import type { Signalled } from '../../shared/wire/signals.ts';
import type { Circumstances } from '../../shared/table/rules/seats.ts';
import { AUDIENCES } from '../../shared/game/told.ts';
import {
  audienceRoom,
  deviceOf,
  joinRooms,
  tableRoom,
  type Attendance,
  type Connection,
  type Io,
} from './connection.ts';
import type { Player, TableEvent } from '../../shared/table/table.ts';
import type { Feeds } from '../tables/feeds.ts';
import type { Cluster } from './cluster.ts';
import type { OpenTable } from '../tables/table.ts';
import { Telling } from './telling.ts';

/** What presence reports. */
export interface PresenceListener {
  /** The last connection has left a table. */
  onEmpty(table: OpenTable): void;
  /** Other players are at a table than before, while somebody is. */
  onPresent(table: OpenTable): void;
  /** Everybody has been told of a change in a table's log. */
  onChange(table: OpenTable): void;
}

export class Presence {
  readonly #io: Io;
  readonly #telling: Telling;
  readonly #listener: PresenceListener;
  readonly #fleet: Pick<Cluster, 'playersAt' | 'sayWho' | 'came' | 'signal'> | undefined;
  /** Who was said to be at each table last, by its id: to the devices here, and to the other servers. */
  readonly #announced = new Map<string, string>();
  readonly #said = new Map<string, string>();

  /** @param fleet the other servers, if the tables are shared with any: whatever is said here, only devices here hear */
  constructor(
    io: Io,
    listener: PresenceListener,
    fleet?: Pick<Cluster, 'playersAt' | 'sayWho' | 'came' | 'signal'>,
  ) {
    this.#io = io;
    this.#telling = new Telling(io);
    this.#listener = listener;
    this.#fleet = fleet;
  }

  /** The connections that attend a table. */
  at(table: Pick<OpenTable, 'id'>): Connection[] {
    const ids = this.#io.of('/').adapter.rooms.get(tableRoom(table)) ?? [];
    return [...ids].flatMap((id) => this.#io.of('/').sockets.get(id) ?? []);
  }

  /** Whether anybody attends a table. */
  isAttended(table: Pick<OpenTable, 'id'>): boolean {
    return (this.#io.of('/').adapter.rooms.get(tableRoom(table))?.size ?? 0) > 0;
  }

  /** The players of a table with a device connected, in the order of joining, and the opponents: they are always there. */
  present(table: OpenTable): PlayerId[] {
    const here = new Set([...this.playersAt(table), ...(this.#fleet?.playersAt(table.id) ?? [])]);
    const isHere = ({ id, opponent }: Player) => opponent !== undefined || here.has(id);
    return table.table.players.filter(isHere).map(({ id }) => id);
  }

  /** The players with a device connected to this server. */
  playersAt(table: Pick<OpenTable, 'id'>): PlayerId[] {
    return this.at(table).flatMap(({ data }) => data.attendance?.players ?? []);
  }

  /** What the table's log can't tell of a device that asks something of a table. */
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

  /** Lets a connection attend a table; other connections of the same players are dismissed. */
  async enter(connection: Connection, attendance: Attendance): Promise<void> {
    // It has closed while its request was on its way: 'disconnect' is past, and nothing would take it out again.
    if (!connection.connected) return;
    const before = connection.data.attendance?.table;
    const isFirst = !this.isAttended(attendance.table);
    connection.data.attendance = attendance;
    await joinRooms(connection);
    if (before && before !== attendance.table) this.#hasLeft(before);
    for (const other of this.at(attendance.table)) {
      const same = other.data.attendance?.players.some((player) => attendance.players.includes(player));
      if (other !== connection && same) await this.dismiss(other, 'elsewhere');
      // What this device sees now may close the chart to another page of it.
      else if (other.data.attendance?.chart !== undefined) await joinRooms(other);
    }
    // One more spectator at a table that this server follows already is no news to the others.
    if (isFirst || attendance.players.length > 0)
      this.#fleet?.came(attendance.table.id, attendance.players, attendance.since);
    this.#changed(attendance.table, connection);
  }

  /** Takes out a connection that has closed. */
  leave(connection: Connection): void {
    const table = connection.data.attendance?.table;
    delete connection.data.attendance;
    if (table) this.#hasLeft(table);
  }

  #hasLeft(table: OpenTable): void {
    if (this.isAttended(table)) this.#changed(table);
    else this.#empty(table);
  }

  #empty(table: OpenTable): void {
    this.#announced.delete(table.id);
    this.#sayWho(table);
    this.#listener.onEmpty(table);
  }

  /** Says to the other servers who is at a table here, if that is another than before. */
  #sayWho(table: OpenTable): void {
    if (!this.#fleet) return;
    const who = this.isAttended(table) ? JSON.stringify(this.playersAt(table)) : undefined;
    if (this.#said.get(table.id) === who) return;
    if (who === undefined) this.#said.delete(table.id);
    else this.#said.set(table.id, who);
    this.#fleet.sayWho(table.id);
  }

  /** Ends what a connection attends, and tells it why; it stays open, but is told nothing more. */
  async dismiss(connection: Connection, why: Dismissal): Promise<void> {
    const table = connection.data.attendance?.table;
    delete connection.data.attendance;
    await joinRooms(connection);
    connection.emit('dismissed', why);
    if (!table) return;
    if (this.isAttended(table)) this.#sayWho(table);
    else this.#empty(table);
  }

  /** Players have come to a table at another server: connections here that came before are dismissed. */
  async dismissElsewhere(
    table: Pick<OpenTable, 'id'>,
    players: readonly PlayerId[],
    at: number,
  ): Promise<void> {
    for (const connection of this.at(table)) {
      const { attendance } = connection.data;
      if (
        attendance &&
        attendance.since < at &&
        attendance.players.some((player) => players.includes(player))
      )
        await this.dismiss(connection, 'elsewhere');
    }
  }

  /**
   * Sends each audience what it is told. If the table's log has grown, seats may have changed: then every
   * connection is put into the rooms of its present audience before anything is sent.
   * @param but a connection that gets its part with the answer to its request
   */
  async tell(table: OpenTable, feeds: Feeds, but?: Connection): Promise<void> {
    const changes = feeds.onlookers.flatMap((feed) => (feed.log === 'table' ? feed.events : []));
    if (changes.length > 0) {
      for (const other of this.at(table)) await joinRooms(other);
    }
    for (const event of changes)
      if (event.type === 'device-changed') await this.#lockOut(table, event.player);
    for (const audience of AUDIENCES) {
      if (feeds[audience].length > 0) await this.#telling.tell(table, audience, feeds[audience], but);
    }
    if (changes.some(changesPresence)) this.announce(table);
    if (changes.length > 0) this.#listener.onChange(table);
  }

  /** Dismisses what follows the table as a player whose place another device has taken, at whatever server. */
  async #lockOut(table: OpenTable, player: PlayerId): Promise<void> {
    for (const connection of this.at(table))
      if (connection.data.attendance?.players.includes(player))
        await this.dismiss(connection, 'device-changed');
  }

  /** Somebody has come to a table here, or gone. */
  #changed(table: OpenTable, but?: Connection): void {
    this.#sayWho(table);
    this.announce(table, but);
  }

  /** Tells everybody at a table who is there, if that is another than they were told last. */
  announce(table: OpenTable, but?: Connection): void {
    const present = this.present(table);
    const said = JSON.stringify(present);
    if (!this.isAttended(table) || this.#announced.get(table.id) === said) return;
    this.#announced.set(table.id, said);
    this.#io.local
      .to(tableRoom(table))
      .except(but?.id ?? [])
      .emit('present', present);
    this.#listener.onPresent(table);
  }

  /** Shows everybody at a table its clock. */
  showClock(table: OpenTable, sign: ClockSign | null): void {
    this.#io.local.to(tableRoom(table)).emit('clock', sign);
  }

  /** Passes a signal on to the other Navigators. */
  signal(table: OpenTable, signalled: Signalled, but: Connection): void {
    this.#fleet?.signal(table.id, signalled);
    this.passOn(table, signalled, but);
  }

  /** Passes a signal on to the Navigators at this server. */
  passOn(table: Pick<OpenTable, 'id'>, signalled: Signalled, but?: Connection): void {
    this.#io.local
      .to(audienceRoom(table, 'navigators'))
      .except(but?.id ?? [])
      .emit('signalled', signalled);
  }
}

/**
 * Whether others are present by an event: a player who is nobody any more is not, nor one who changes devices, though
 * their device may be; an opponent is from its first moment.
 */
function changesPresence(event: TableEvent): boolean {
  const { type } = event;
  return type === 'left' || type === 'device-changed' || (type === 'joined' && event.opponent !== undefined);
}
