/** One connection, and what it attends: a table, as some of its players, in the room of one audience. */
import type { Socket } from 'socket.io';
import type { PlayerId } from '../../shared/game/game.ts';
import type { ClientToServer, ServerToClient } from '../../shared/wire/protocol.ts';
import { audienceOf } from '../../shared/table/queries.ts';
import type { Audience } from '../../shared/game/told.ts';
import { Queue } from '../tables/queue.ts';
import type { OpenTable } from '../tables/table.ts';

/** A table, and as whom a connection attends it. */
export interface Attendance {
  readonly table: OpenTable;
  readonly players: readonly PlayerId[];
  /** It asks to be the big screen that shows the truth. */
  readonly olympus: boolean;
}

/** What the server remembers of a connection, as long as it lasts. */
export interface SocketData {
  attendance?: Attendance;
  /** Its changes of rooms, one after the other. */
  moves?: Queue;
  /** The id of the newest game of which it has been the big screen. */
  sawTruthOf?: string;
}

export type Connection = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>;

/** The room of everybody at a table, whatever their side. */
export function tableRoom(table: OpenTable): string {
  return table.id;
}

/** The room of one audience of a table: what is sent there, that audience may know. */
export function audienceRoom(table: OpenTable, audience: Audience): string {
  return `${table.id}/${audience}`;
}

/** The audience that a connection belongs to now. */
export function audienceNow({ table, players, olympus }: Attendance): Audience {
  return audienceOf(table.table, players, olympus);
}

/**
 * Puts a connection into the rooms that its players belong in now, and out of all others. One change of rooms
 * waits for the one before, and looks only then where the connection belongs: what was asked last holds.
 */
export function joinRooms(connection: Connection): Promise<void> {
  const moves = (connection.data.moves ??= new Queue());
  return moves.add(() => moveRooms(connection));
}

async function moveRooms(connection: Connection): Promise<void> {
  const { attendance } = connection.data;
  const rooms = attendance ? roomsOf(attendance) : [];
  // The table's own room comes first: a table without connections is let go of.
  if (attendance) await connection.join(tableRoom(attendance.table));
  for (const room of connection.rooms) {
    if (room !== connection.id && !rooms.includes(room)) await connection.leave(room);
  }
  const running = attendance?.table.running;
  if (attendance && running && audienceNow(attendance) === 'olympus')
    connection.data.sawTruthOf = running.record.id;
  await connection.join(rooms);
}

function roomsOf(attendance: Attendance): string[] {
  const { table } = attendance;
  return [tableRoom(table), audienceRoom(table, audienceNow(attendance))];
}
