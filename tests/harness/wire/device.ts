/** A device that talks to the server packet by packet, and records every packet that it receives. */
import type { Transport } from '../../helpers/handshake.ts';
import { PROTOCOL, type Answer } from '../../../shared/wire/protocol.ts';
import type { Carrier } from './carrier.ts';
import { openPolling } from './polling.ts';
import { openWebSocket } from './websocket.ts';

export interface DeviceOptions {
  readonly transport?: Transport;
  readonly headers?: Record<string, string>;
  /** True if the device records the packets that it receives, which is the default. */
  readonly keeps?: boolean;
  /** Called immediately for each message that the server sends on its own initiative. */
  readonly onEvent?: (name: string, content: unknown) => void;
}

export class RawDevice {
  /** Every packet received so far. Pings are left out, because they depend only on time. */
  readonly packets: string[] = [];
  /** Resolves when the connection has ended, whichever side ended it. */
  readonly closed: Promise<void>;
  isOpen = true;
  readonly #carrier: Carrier;
  readonly #answers = new Map<number, (answer: Answer<object> | undefined) => void>();
  readonly #watches = new Set<() => void>();
  readonly #keeps: boolean;
  readonly #onEvent: DeviceOptions['onEvent'];
  #asked = 0;
  #close: () => void = () => undefined;

  private constructor(url: string, options: DeviceOptions) {
    const { transport = 'websocket', headers = {}, keeps = true, onEvent } = options;
    this.closed = new Promise((resolve) => (this.#close = resolve));
    this.#keeps = keeps;
    this.#onEvent = onEvent;
    const open = transport === 'websocket' ? openWebSocket : openPolling;
    const onClose = () => {
      this.isOpen = false;
      this.#close();
      for (const heed of this.#answers.values()) heed(undefined);
      for (const look of this.#watches) look();
    };
    this.#carrier = open(url, { onPacket: (packet) => this.#take(packet), onClose }, headers);
  }

  /** Connects. Resolves when the server has accepted the connection. @throws Error if the server does not accept it */
  static async open(url: string, options: DeviceOptions = {}): Promise<RawDevice> {
    const device = new RawDevice(url, options);
    let isIn = false;
    device.#letIn = () => (isIn = true);
    await device.until(() => isIn);
    return device;
  }

  #letIn: () => void = () => undefined;

  /** Sends a request. @throws Error if the connection ends before the answer */
  async ask<T = object>(name: string, request: unknown): Promise<Answer<T>> {
    const answer = await this.tryAsk<T>(name, request);
    if (!answer) throw new Error(`the connection has ended before the answer to ${name}`);
    return answer;
  }

  /**
   * Sends a request. Resolves with undefined if the connection ends before the answer.
   * @param heed called with the answer immediately, before any packet that the server sent after it
   */
  tryAsk<T = object>(
    name: string,
    request: unknown,
    heed?: (answer: Answer<T>) => void,
  ): Promise<Answer<T> | undefined> {
    const number = this.#asked++;
    return new Promise((resolve) => {
      if (!this.isOpen) return resolve(undefined);
      this.#answers.set(number, (answer) => {
        if (answer) heed?.(answer as Answer<T>);
        resolve(answer as Answer<T> | undefined);
      });
      this.send(`42${number}${JSON.stringify([name, request])}`);
    });
  }

  send(packet: string): void {
    this.#carrier.send(packet);
  }

  /** Resolves once a packet has made a condition true. @throws Error if the connection ends first */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!isSo() && this.isOpen) return;
        this.#watches.delete(look);
        if (isSo()) resolve();
        else reject(new Error('the connection has ended'));
      };
      this.#watches.add(look);
      look();
    });
  }

  close(): void {
    this.#carrier.close();
  }

  #take(packet: string): void {
    if (packet === '2') return this.#carrier.send('3');
    if (this.#keeps) this.packets.push(packet);
    if (packet.startsWith('0')) this.send(`40${JSON.stringify({ protocol: PROTOCOL })}`);
    else if (packet.startsWith('40')) this.#letIn();
    else if (packet.startsWith('43')) this.#answer(packet);
    else if (packet.startsWith('42[') && this.#onEvent) {
      const [name, content] = JSON.parse(packet.slice(2)) as [string, unknown];
      this.#onEvent(name, content);
    }
    for (const look of this.#watches) look();
  }

  #answer(packet: string): void {
    const from = packet.indexOf('[');
    const number = Number(packet.slice(2, from));
    const heed = this.#answers.get(number);
    this.#answers.delete(number);
    heed?.((JSON.parse(packet.slice(from)) as [Answer<object>])[0]);
  }
}
