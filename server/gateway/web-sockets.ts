/** The WebSocket server that socket.io uses. */
import { WebSocketServer, type ServerOptions } from 'ws';

/**
 * Handles one message per connection in each turn of the event loop. Otherwise thousands of messages from one
 * connection could be handled before the first message of another. Unhandled messages stay in the sender's buffers.
 */
export class FairWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, allowSynchronousEvents: false });
  }
}
