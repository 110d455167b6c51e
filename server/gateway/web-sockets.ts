/** The WebSockets below socket.io. */
import { WebSocketServer, type ServerOptions } from 'ws';

/**
 * Hands on one message of a connection in a turn of the event loop, however many have come at once: else thousands of
 * one would be done before the first of another. What waits, waits on the sender's side.
 */
export class FairWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, allowSynchronousEvents: false });
  }
}
