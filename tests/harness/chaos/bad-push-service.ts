/** A push service that is often slow, down or busy, and that forgets some of its devices. */
import type { ServerResponse } from 'node:http';
import type { Random } from '../../../shared/random.ts';
import { PushService, type PushDevice } from '../../helpers/push-service.ts';

/** The statuses with which the service refuses requests, and how often it does. */
const REFUSALS: readonly (readonly [status: number, share: number])[] = [
  [404, 0.01],
  [410, 0.01],
  [413, 0.03],
  [429, 0.04],
  [500, 0.03],
  [503, 0.03],
];
/** The statuses after which the service no longer knows the device. */
const GONE: readonly number[] = [404, 410];

/** How often an answer takes long, and how long it takes at most, in ms. */
const SLOW = 0.1;
const SLOWEST_MS = 400;

/** How often the service goes down, and how many requests it misses at most before it is up again. */
const OUTAGES = 0.02;
const LONGEST_OUTAGE = 6;

export class BadPushService {
  readonly #service: PushService;
  readonly #random: Random;
  readonly #goneAt = new Map<string, number>();
  #missing = 0;
  #devices = 0;
  /** The keys that devices were told to expect notices from. */
  readonly keys = new Set<string | null>();

  private constructor(service: PushService, random: Random) {
    this.#service = service;
    this.#random = random;
    service.answer = (response, { path }) => this.#answer(response, path);
  }

  static async open(random: Random): Promise<BadPushService> {
    return new BadPushService(await PushService.open(), random);
  }

  device(): PushDevice {
    return this.#service.device(String(this.#devices++));
  }

  /** When the service has first said that it doesn't know a device, in ms of this process's running time. */
  goneAt({ endpoint }: PushDevice): number | undefined {
    return this.#goneAt.get(new URL(endpoint).pathname);
  }

  /** What is wrong with the requests of the servers. */
  faults(): string[] {
    const { faults, senders } = this.#service;
    const keys = new Set<string | null>([...this.keys, ...senders]);
    return [
      ...faults.map((fault) => `a notice can't be read: ${String(fault)}`),
      ...(keys.size > 1 ? ['the servers have used several keys for push services'] : []),
    ];
  }

  close(): Promise<void> {
    return this.#service.close();
  }

  #answer(response: ServerResponse, path: string): void {
    if (this.#missing > 0) this.#missing--;
    else if (this.#random() < OUTAGES) this.#missing = Math.ceil(this.#random() * LONGEST_OUTAGE);
    else return this.#answerWith(this.#status(path), response);
    response.destroy();
  }

  #status(path: string): number {
    if (this.#goneAt.has(path)) return 410;
    let luck = this.#random();
    for (const [status, share] of REFUSALS) {
      luck -= share;
      if (luck >= 0) continue;
      if (GONE.includes(status)) this.#goneAt.set(path, performance.now());
      return status;
    }
    return 201;
  }

  #answerWith(status: number, response: ServerResponse): void {
    const answer = () => response.writeHead(status, { ...(status === 429 && { 'retry-after': '1' }) }).end();
    if (this.#random() < SLOW) setTimeout(answer, this.#random() * SLOWEST_MS);
    else answer();
  }
}
