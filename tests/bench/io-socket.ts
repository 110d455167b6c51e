/** A socket.io client of a few lines: the load is to cost less than any server, so nothing is parsed that nobody reads. */
import { WebSocket } from 'ws';

export interface IoOptions {
  readonly auth?: object;
  readonly headers?: Record<string, string>;
  /** Below which path the server listens; socket.io's own unless given. */
  readonly path?: string;
  /** The namespace; the one at the root unless given. */
  readonly namespace?: string;
}

export class IoSocket {
  /** Hears each event as it came: `["name",…]`. */
  onEvent: (packet: string) => void = () => undefined;
  /** Hears that the connection has ended, though nobody here closed it. */
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

  /** Connects; resolves when the server has let it in. @throws Error if it does not */
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

  /** Asks something; `heed` gets the answer as it came: `[…]`. */
  ask(name: string, content: unknown, heed: (answer: string) => void): void {
    const number = this.#asked++;
    this.#waiting.set(number, heed);
    this.#socket.send(`42${this.#space}${number}${JSON.stringify([name, content])}`);
  }

  /** Sends an event that has no answer. */
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
