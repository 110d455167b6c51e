/** A connection, the table and players that it attends, and the rooms of its audience. */
import type { Server, Socket } from 'socket.io';
import type { ClientToServer, ServerToClient } from '../../shared/wire/protocol.ts';
import type { Audience } from '../../shared/game/told.ts';
import type { Following } from '../../shared/wire/compact-feed.ts';
import { Queue } from '../tables/queue.ts';
import { digest } from '../lib/secrets.ts';
import type { Device, Viewer } from '../tables/sightings.ts';
import type { OpenTable } from '../tables/table.ts';
import type { ClusterMessage } from './cluster-messages.ts';
import type { Secrets } from './secrets.ts';

/** The table that a connection attends, and the players that it represents there. */
export interface Attendance extends Viewer {
  readonly table: OpenTable;
  /** When the connection began to attend the table, in ms since 1970. */
  readonly since: number;
}

/** What the server remembers about a connection while it is open. */
export interface SocketData {
  attendance?: Attendance;
  /** Runs the connection's `attend` requests one at a time. */
  attends?: Queue;
  /** Moves the connection between rooms, one move at a time. */
  moves?: Queue;
  /** The digests of the secrets that this connection has sent. They identify its device. */
  secrets?: Secrets;
  /** The client's address, in the form that the rate limits count by. */
  address?: string;
}

/** The messages between servers that share a database. */
export interface ServerToServer {
  /** Never change the name `fact`, because servers of two versions may run side by side. */
  fact: (message: ClusterMessage) => void;
}

/** The socket.io server, which holds all connections. */
export type Io = Server<ClientToServer, ServerToClient, ServerToServer, SocketData>;

export type Connection = Socket<ClientToServer, ServerToClient, ServerToServer, SocketData>;

/** The data that identifies the device of a connection. */
export function deviceOf({ data: { secrets, address } }: Connection): Device {
  return {
    digests: secrets?.digests ?? [],
    hasSecret: secrets?.hasSecret ?? false,
    ...(address !== undefined && { from: digest(address) }),
  };
}

/** The name of the room that contains everybody at a table, whichever side they are on. */
export function tableRoom({ id }: Pick<OpenTable, 'id'>): string {
  return id;
}

/** Caches the names of rooms, because a newly built string would have to be hashed for each lookup. */
const named = new WeakMap<Pick<OpenTable, 'id'>, Map<string, Record<Audience, string>>>();

/** The name of the room for one audience of a table. Only what that audience may know is sent to the room. */
export function audienceRoom(table: Pick<OpenTable, 'id'>, audience: Audience): string {
  return roomsBelow(table)[audience];
}

/** The name of the room for members of an audience who already follow a game and are sent feeds in the short form. */
export function followersRoom(table: Pick<OpenTable, 'id'>, { game, audience }: Following): string {
  return roomsBelow(table, game)[audience];
}

function roomsBelow(table: Pick<OpenTable, 'id'>, game = ''): Record<Audience, string> {
  const rooms = named.get(table) ?? new Map<string, Record<Audience, string>>();
  named.set(table, rooms);
  const known = rooms.get(game);
  if (known) return known;
  const name = (audience: Audience) => `${table.id}/${audience}${game && `/${game}`}`;
  const made = {
    poseidon: name('poseidon'),
    navigators: name('navigators'),
    onlookers: name('onlookers'),
    olympus: name('olympus'),
  };
  rooms.set(game, made);
  return made;
}

/** The audience that a connection belongs to now. */
export function audienceNow(attendance: Attendance): Audience {
  return attendance.table.audience(attendance);
}

/**
 * Moves a connection to the rooms of its players' current audience. Moves run one at a time. Each looks up the audience
 * when it runs, so the connection ends up with the latest one.
 */
export function joinRooms(connection: Connection): Promise<void> {
  const moves = (connection.data.moves ??= new Queue());
  return moves.add(() => moveRooms(connection));
}

/**
 * Marks a connection as following a game, if it understands the short form and is still in the given audience. A
 * connection that moves to another audience is first sent the full form again.
 */
export async function follow(
  connection: Connection,
  table: Pick<OpenTable, 'id'>,
  following: Following,
): Promise<void> {
  if (connection.handshake.auth['more'] !== true) return;
  const moves = (connection.data.moves ??= new Queue());
  await moves.add(async () => {
    if (connection.rooms.has(audienceRoom(table, following.audience)))
      await connection.join(followersRoom(table, following));
  });
}

async function moveRooms(connection: Connection): Promise<void> {
  const { attendance } = connection.data;
  const rooms = attendance ? roomsOf(attendance) : [];
  // Join the table's own room first: a table without connections is unloaded.
  if (attendance) await connection.join(tableRoom(attendance.table));
  for (const room of connection.rooms) {
    if (room !== connection.id && !rooms.includes(room)) await connection.leave(room);
  }
  await connection.join(rooms);
}

function roomsOf(attendance: Attendance): string[] {
  const { table } = attendance;
  return [tableRoom(table), audienceRoom(table, audienceNow(attendance))];
}
