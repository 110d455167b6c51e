/** What speaks to the other servers. */
import type { Server } from 'socket.io';

/** An adapter of socket.io's, and the connections that it keeps. */
export interface Adapter {
  readonly make: Parameters<Server['adapter']>[0];
  close(): Promise<void>;
}
