/** One connection, and what it attends: a table, as some of its players, in the room of one audience. */
import type { Server, Socket } from 'socket.io';
import type { ClientToServer, ServerToClient } from '../../shared/wire/protocol.ts';
import type { Audience } from '../../shared/game/told.ts';
import type { Following } from '../../shared/wire/compact-feed.ts';
import { Queue } from '../tables/queue.ts';
import { digest } from '../lib/secrets.ts';
import type { Device, Witness } from '../tables/sightings.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Fact } from './facts.ts';
import type { Secrets } from './secrets.ts';

/** A table, and as whom a connection attends it. */
export interface Attendance extends Witness {
  readonly table: OpenTable;
  /** In ms since 1970. */
  readonly since: number;
}

/** What the server remembers of a connection, as long as it lasts. */
export interface SocketData {
  attendance?: Attendance;
  /** Its requests to attend, one after the other. */
  attends?: Queue;
  /** Its changes of rooms, one after the other. */
  moves?: Queue;
  /** The digests of the secrets that it has brought: what its device is known by. */
  secrets?: Secrets;
  /** What its address is counted as. */
  address?: string;
}

/** What servers that share a database say to each other. */
export interface ServerToServer {
  fact: (fact: Fact) => void;
}

/** The server of all connections. */
export type Io = Server<ClientToServer, ServerToClient, ServerToServer, SocketData>;

export type Connection = Socket<ClientToServer, ServerToClient, ServerToServer, SocketData>;

/** What the device of a connection is known by. */
export function deviceOf({ data: { secrets, address } }: Connection): Device {
  return {
    digests: secrets?.digests ?? [],
    hasSecret: secrets?.hasSecret ?? false,
    ...(address !== undefined && { from: digest(address) }),
  };
}

/** The room of everybody at a table, whatever their side. */
export function tableRoom({ id }: Pick<OpenTable, 'id'>): string {
  return id;
}

/** The names of the rooms below a table's own: one that is written anew has to be hashed anew for each look. */
const named = new WeakMap<Pick<OpenTable, 'id'>, Map<string, Record<Audience, string>>>();

/** The room of one audience of a table: what is sent there, that audience may know. */
export function audienceRoom(table: Pick<OpenTable, 'id'>, audience: Audience): string {
  return roomsBelow(table)[audience];
}

/** The room of those in an audience who know which game they follow: they are told how it goes on in short. */
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
 * Puts a connection into the rooms that its players belong in now, and out of all others. One change of rooms
 * waits for the one before, and looks only then where the connection belongs: what was asked last holds.
 */
export function joinRooms(connection: Connection): Promise<void> {
  const moves = (connection.data.moves ??= new Queue());
  return moves.add(() => moveRooms(connection));
}

/**
 * Notes that a connection has been told of a game, if it understands the short form and is still of that audience.
 * Whoever moves to another room is told in full first.
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
  // The table's own room comes first: a table without connections is let go of.
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
