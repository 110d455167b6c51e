/**
 * A minimal socket.io client. The load generator has to cost less than any server, so this client parses only what it
 * needs.
 */
import { WebSocket } from 'ws';

export interface IoOptions {
  readonly auth?: object;
  readonly headers?: Record<string, string>;
  /** The path under which the server listens. By default, socket.io's usual path. */
  readonly path?: string;
  /** The namespace. By default, the root namespace. */
  readonly namespace?: string;
}

export class IoSocket {
  /** Called with each event, unparsed: `["name",…]`. */
  onEvent: (packet: string) => void = () => undefined;
  /** Called when the connection has ended although this side did not close it. */
  onLost: () => void = () => undefined;
  readonly #socket: WebSocket;
  readonly #space: string;
  readonly #waiting = new Map<number, (answer: string) => void>();
  #asked = 0;

  private constructor(
    url: string,
    { auth = {}, headers = {}, path = '/socket.io/', namespace = '' }: IoOptions,
  ) {
    this.#space = namespace === '' ? '' : `${namespace},`;
    const address = `${url.replace('http', 'ws')}${path}?EIO=4&transport=websocket`;
    this.#socket = new WebSocket(address, { headers, perMessageDeflate: false });
    this.#socket.on('message', (data: Buffer) => this.#take(data.toString(), auth));
    this.#socket.on('close', () => this.onLost());
  }

  /**
   * Connects. Resolves when the server has accepted the connection.
   * @throws Error if the server does not accept it
   */
  static open(url: string, options: IoOptions = {}): Promise<IoSocket> {
    return new Promise((resolve, reject) => {
      const socket = new IoSocket(url, options);
      socket.#socket.on('error', reject);
      socket.onLost = () => reject(new Error('the connection has ended'));
      socket.#letIn = () => {
        socket.onLost = () => undefined;
        resolve(socket);
      };
      socket.#turnedAway = (packet) => reject(new Error(packet));
    });
  }

  #letIn: () => void = () => undefined;
  #turnedAway: (packet: string) => void = () => undefined;

  /** Sends a request. Calls `heed` with the answer, unparsed: `[…]`. */
  ask(name: string, content: unknown, heed: (answer: string) => void): void {
    const number = this.#asked++;
    this.#waiting.set(number, heed);
    this.#socket.send(`42${this.#space}${number}${JSON.stringify([name, content])}`);
  }

  /** Sends an event that gets no answer. */
  emit(name: string, ...content: unknown[]): void {
    this.#socket.send(`42${this.#space}${JSON.stringify([name, ...content])}`);
  }

  close(): void {
    this.onLost = () => undefined;
    this.#socket.close();
  }

  #take(packet: string, auth: object): void {
    if (packet === '2') return this.#socket.send('3');
    if (packet.startsWith('42')) return this.onEvent(packet.slice(2 + this.#space.length));
    if (packet.startsWith('43')) return this.#answer(packet.slice(2 + this.#space.length));
    if (packet.startsWith('0')) return this.#socket.send(`40${this.#space}${JSON.stringify(auth)}`);
    if (packet.startsWith('40')) return this.#letIn();
    if (packet.startsWith('44')) this.#turnedAway(packet);
  }

  #answer(packet: string): void {
    const from = packet.indexOf('[');
    const number = Number(packet.slice(0, from));
    const heed = this.#waiting.get(number);
    this.#waiting.delete(number);
    heed?.(packet.slice(from));
  }
}
