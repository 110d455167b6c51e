/** A connection, and the table and players that it attends. */
import type { Server, Socket } from 'socket.io';
import type { ClientToServer, ServerToClient } from '../../shared/wire/protocol.ts';
import type { Audience } from '../../shared/game/told.ts';
import type { Following } from '../../shared/wire/compact-feed.ts';
import type { Queue } from '../tables/queue.ts';
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
  /** The audience that the connection belonged to when its table's log last changed. */
  audience?: Audience;
  /** The game and audience that the connection was last told of in the full form, if it understands the short form. */
  following?: Following;
}

/** What the server remembers about a connection while it is open. */
export interface SocketData {
  attendance?: Attendance;
  /** Runs the connection's `attend` requests one at a time. */
  attends?: Queue;
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

/** The audience that a connection belongs to now. */
export function audienceNow(attendance: Attendance): Audience {
  return attendance.table.audience(attendance);
}
