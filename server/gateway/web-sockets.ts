/** The WebSocket server that socket.io uses. */
import { WebSocketServer, type ServerOptions } from 'ws';

/**
 * Handles one message of a connection in each turn of the event loop. Otherwise thousands of one connection would run
 * before the first of another. Those that have to wait stay in the sender's buffers.
 */
export class FairWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, allowSynchronousEvents: false });
  }
}
