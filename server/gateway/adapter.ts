/** The socket.io adapter that carries messages between servers sharing a database. */
import type { Server } from 'socket.io';

/** A socket.io adapter, with a function that closes its connections. */
export interface Adapter {
  readonly make: Parameters<Server['adapter']>[0];
  close(): Promise<void>;
}
