/** A raw connection that sends frames but never reads. No client library allows that. */
import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '../../../shared/wire/protocol.ts';

/** The maximum amount of unsent data buffered in this process, in bytes. */
const MOST_WAITING = 256 * 1024;

export class Deaf {
  readonly #socket: Socket;
  #isOpen = true;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('close', () => (this.#isOpen = false));
  }

  /**
   * Opens a connection, and stops reading once it is accepted.
   * @throws Error if it is refused
   */
  static open(url: string, headers: Record<string, string>): Promise<Deaf> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\n` +
        'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
        `${lines.join('')}\r\n`,
    );
    return new Promise((resolve, reject) => {
      socket.on('error', reject).on('close', () => reject(new Error('not let in')));
      const deaf = new Deaf(socket);
      let heard = '';
      const hear = (bytes: Buffer) => {
        heard += bytes.toString('latin1');
        if (heard.includes('0{"sid"') && !heard.includes('40{"sid"') && !deaf.#hasGreeted) deaf.#greet();
        if (!heard.includes('40{"sid"')) return;
        socket.off('data', hear).pause();
        resolve(deaf);
      };
      socket.on('data', hear);
    });
  }

  #hasGreeted = false;

  #greet(): void {
    this.#hasGreeted = true;
    this.send(`40${JSON.stringify({ protocol: PROTOCOL })}`);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** True while the server still accepts data. Once it doesn't, all further data is buffered in this process. */
  get isHeard(): boolean {
    return this.#socket.writableLength < MOST_WAITING;
  }

  /** Sends a packet of up to 65,535 bytes in one frame, with an all-zero mask. */
  send(packet: string): void {
    const bytes = Buffer.from(packet);
    const isShort = bytes.length < 126;
    const head = Buffer.alloc(isShort ? 6 : 8);
    head[0] = 0x81;
    head[1] = 0x80 | (isShort ? bytes.length : 126);
    if (!isShort) head.writeUInt16BE(bytes.length, 2);
    this.#socket.write(Buffer.concat([head, bytes]));
  }

  close(): void {
    this.#socket.destroy();
  }
}
