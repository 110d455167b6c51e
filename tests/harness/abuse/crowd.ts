/** Many connections of one flooder, each with some requests under way all the time. */
import type { Answer } from '../../../shared/wire/protocol.ts';
import type { Random } from '../../../shared/random.ts';
import { seeded } from '../../helpers/random.ts';
import { pause } from '../pause.ts';
import { RawDevice } from '../wire/device.ts';
import { waitOf } from '../wire/busy.ts';
import type { Job, Tally } from './job.ts';

/** Makes ready what a connection needs before it floods; it may ask, as an honest one would. */
export type Prepare<T> = (device: RawDevice, number: number) => Promise<T>;

/** What comes next: the name of a request and what is in it. */
export type Next<T> = (state: T, random: Random) => readonly [name: string, request: unknown];

export interface CrowdOptions {
  /** How many connections. */
  readonly devices: number;
  /** How many requests of each are not answered yet at any time. */
  readonly underWay: number;
  /** From how many addresses they come; one unless given. */
  readonly addresses?: number;
}

/** After the server has ended a connection: at once would only test how fast this machine can dial. */
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

  /** What the proxy says of one of the connections, which come in turn from so many addresses. */
  headersOf(number: number, addresses = 1): Record<string, string> {
    const address = addresses === 1 ? this.job.address : `192.0.2.${1 + (number % addresses)}`;
    return { 'x-forwarded-for': address };
  }

  /** Connects once more; undefined if it is not let in. */
  async dial(headers = this.headersOf(0)): Promise<RawDevice | undefined> {
    const device = await RawDevice.open(this.job.url, { headers, keeps: false }).catch(() => undefined);
    if (device) return device;
    this.tally.ended++;
    await pause(REDIAL_MS);
    return undefined;
  }

  /** Floods with requests, over and over, until it is over. */
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

  /** Asks once, and counts what comes of it; undefined if nothing did. */
  async ask(
    device: RawDevice,
    asked: readonly [name: string, request: unknown],
  ): Promise<Answer<object> | undefined> {
    this.tally.sent++;
    // Who floods does not wait for answers for ever: what is not answered by the end does not hold it up.
    const answer = await Promise.race([device.tryAsk(...asked), this.end()]);
    if (!answer) return undefined;
    this.tally.answered++;
    if (waitOf(answer) > 0) this.tally.limited++;
    if (!answer.ok && answer.refusal === 'server-fault') this.tally.faults++;
    return answer;
  }

  /** Resolves when the time is over. */
  end(): Promise<undefined> {
    this.#end ??= pause(Math.max(0, this.#until - performance.now())).then(() => undefined);
    return this.#end;
  }

  #end: Promise<undefined> | undefined;
}
