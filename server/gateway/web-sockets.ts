/** The WebSocket server that socket.io uses. */
import { WebSocketServer, type ServerOptions } from 'ws';

/**
 * Handles one message per connection in each turn of the event loop. Otherwise thousands of messages from one
 * connection would run before the first of another. The waiting messages stay in the sender's buffers.
 */
export class FairWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, allowSynchronousEvents: false });
  }
}
