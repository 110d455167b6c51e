/** The WebSocket server that socket.io uses. It lets no connection keep the others waiting. */
import { WebSocket, WebSocketServer, type RawData, type ServerOptions } from 'ws';

/** The size in bytes from which a message is large. Nearly everything that the app sends is much smaller. */
const LARGE = 2_048;

/** The connections whose large messages wait, in order of arrival. */
const waiting: FairWebSocket[] = [];
let isScheduled = false;

/** Handles one of the waiting messages in each turn of the event loop. */
function schedule(): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    waiting.shift()?.handleHeld();
    schedule();
  });
}

/**
 * A connection whose large messages wait for a turn of the event loop without other large messages. Otherwise a message
 * might have to wait for a large one of each connection.
 */
class FairWebSocket extends WebSocket {
  /** The messages that wait: a large one, and what had arrived together with it. */
  readonly #held: [data: RawData, isBinary: boolean][] = [];

  override emit(event: string | symbol, ...parts: unknown[]): boolean {
    if (event !== 'message') return super.emit(event, ...parts);
    const [data, isBinary] = parts as [Buffer, boolean];
    if (this.#held.length === 0 && data.length < LARGE) return super.emit(event, data, isBinary);
    if (this.#held.push([data, isBinary]) === 1) this.#wait();
    return true;
  }

  #wait(): void {
    this.pause();
    waiting.push(this);
    schedule();
  }

  /** Handles the first message that waits. */
  handleHeld(): void {
    const [data, isBinary] = this.#held.shift() ?? [];
    if (this.readyState === WebSocket.OPEN) super.emit('message', data, isBinary);
    else this.#held.length = 0;
    if (this.#held.length > 0) this.#wait();
    else this.resume();
  }
}

/**
 * Handles one message per connection in each turn of the event loop. Otherwise thousands of messages from one
 * connection could be handled before the first message of another. Unhandled messages stay in the sender's buffers.
 */
export class FairWebSockets extends WebSocketServer<typeof FairWebSocket> {
  constructor(options: ServerOptions<typeof FairWebSocket>) {
    super({ ...options, WebSocket: FairWebSocket, allowSynchronousEvents: false });
  }
}
