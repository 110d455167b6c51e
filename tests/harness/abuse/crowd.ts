/** The connections of one flooder. Each of them always has several requests pending. */
import type { Answer } from '../../../shared/wire/protocol.ts';
import type { Random } from '../../../shared/random.ts';
import { seeded } from '../../helpers/random.ts';
import { pause } from '../pause.ts';
import { RawDevice } from '../wire/device.ts';
import { waitOf } from '../wire/busy.ts';
import type { Job, Tally } from './job.ts';

/** Prepares a connection before the flood starts. May send requests, as an honest client would. */
export type Prepare<T> = (device: RawDevice, number: number) => Promise<T>;

/** The next request of a connection: its name and content. */
export type Next<T> = (state: T, random: Random) => readonly [name: string, request: unknown];

export interface CrowdOptions {
  /** The number of connections. */
  readonly devices: number;
  /** How many unanswered requests each connection has at any time. */
  readonly underWay: number;
  /** How many addresses the connections come from; 1 by default. */
  readonly addresses?: number;
}

/**
 * The pause after a lost connection, in ms. Without it, the flood would only test how fast this machine can connect.
 */
const REDIAL_MS = 10;

export class Crowd {
  readonly job: Job;
  readonly tally: Tally = { sent: 0, answered: 0, limited: 0, ended: 0, faults: 0 };
  readonly random: Random;
  readonly #until: number;

  constructor(job: Job) {
    this.job = job;
    this.random = seeded(job.seed);
    this.#until = performance.now() + job.ms;
  }

  get isOver(): boolean {
    return performance.now() >= this.#until || this.tally.sent >= this.job.messages;
  }

  /** The headers that a proxy would add to a connection's requests. The addresses are assigned in rotation. */
  headersOf(number: number, addresses = 1): Record<string, string> {
    const address = addresses === 1 ? this.job.address : `192.0.2.${1 + (number % addresses)}`;
    return { 'x-forwarded-for': address };
  }

  /** Opens a connection. Resolves with undefined if it is refused. */
  async dial(headers = this.headersOf(0)): Promise<RawDevice | undefined> {
    const device = await RawDevice.open(this.job.url, { headers, keeps: false }).catch(() => undefined);
    if (device) return device;
    this.tally.ended++;
    await pause(REDIAL_MS);
    return undefined;
  }

  /** Floods with requests until the flood's time is up. */
  async flood<T>(
    { devices, underWay, addresses }: CrowdOptions,
    prepare: Prepare<T>,
    next: Next<T>,
  ): Promise<void> {
    const one = async (number: number) => {
      while (!this.isOver) {
        const device = await this.dial(this.headersOf(number, addresses));
        if (!device) continue;
        const state = await prepare(device, number).catch(() => undefined);
        if (state !== undefined)
          await Promise.all(Array.from({ length: underWay }, () => this.#askOn(device, state, next)));
        if (!device.isOpen && !this.isOver) this.tally.ended++;
        device.close();
        if (!this.isOver) await pause(REDIAL_MS);
      }
    };
    await Promise.all(Array.from({ length: devices }, (_, number) => one(number)));
  }

  async #askOn<T>(device: RawDevice, state: T, next: Next<T>): Promise<void> {
    while (!this.isOver && device.isOpen) await this.ask(device, next(state, this.random));
  }

  /** Sends one request and counts its outcome. Resolves with undefined if the request was not answered. */
  async ask(
    device: RawDevice,
    asked: readonly [name: string, request: unknown],
  ): Promise<Answer<object> | undefined> {
    this.tally.sent++;
    // Don't let unanswered requests delay the end of the flood.
    const answer = await Promise.race([device.tryAsk(...asked), this.end()]);
    if (!answer) return undefined;
    this.tally.answered++;
    if (waitOf(answer) > 0) this.tally.limited++;
    if (!answer.ok && answer.refusal === 'server-fault') this.tally.faults++;
    return answer;
  }

  /** Resolves when the flood's time is up. */
  end(): Promise<undefined> {
    this.#end ??= pause(Math.max(0, this.#until - performance.now())).then(() => undefined);
    return this.#end;
  }

  #end: Promise<undefined> | undefined;
}
