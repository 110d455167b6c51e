/** A player who wants notices: subscribes devices and unsubscribes them, and closes the page until a notice comes. */
import type { Random } from '../../../shared/random.ts';
import type { Answer } from '../../../shared/wire/protocol.ts';
import { DAY_MINUTES, type QuietHours } from '../../../shared/wire/push.ts';
import type { PushDevice } from '../../helpers/push-service.ts';
import { oneOf } from '../../helpers/random.ts';
import { pause } from '../pause.ts';
import type { BadPushService } from './bad-push-service.ts';
import type { Sailor } from './sailor.ts';

/** One attempt to subscribe a device or to unsubscribe it. Times are in ms of this process's running time. */
export interface Attempt {
  readonly what: 'subscribe' | 'unsubscribe';
  readonly began: number;
  readonly ended: number;
  /** False if the server refused. Undefined if it didn't answer, so it may or may not have done it. */
  readonly isDone: boolean | undefined;
}

/** A device on which a player wants notices. */
export interface Notified {
  readonly device: PushDevice;
  readonly quiet: QuietHours | undefined;
  /** True if now is in the device's quiet hours, so that it must not be sent anything. */
  readonly isQuiet: boolean;
  readonly attempts: Attempt[];
}

/** The most devices of a player. A server keeps as many subscriptions of one player, so none replaces another. */
const MOST_DEVICES = 3;

const NEW_DEVICE = 0.3;
const QUIET = 0.15;
/** How often quiet hours are set that are not now. */
const QUIET_LATER = 0.2;
const UNSUBSCRIBES = 0.25;

/** How long a page stays closed if no notice comes, in ms. */
const AWAY_MS = 600;

const MINUTE_MS = 60_000;
/** Quiet hours begin and end at least this many minutes from now, so that a run ends before. */
const MARGIN = 120;
/** Time zones, and how many minutes their clocks are ahead of universal time all year. */
const ZONES = [
  ['UTC', 0],
  ['Asia/Kolkata', 330],
] as const;

export class Subscriber {
  readonly sailor: Sailor;
  readonly devices: Notified[] = [];
  readonly faults: string[] = [];
  readonly #service: BadPushService;
  readonly #random: Random;

  constructor(sailor: Sailor, service: BadPushService, random: Random) {
    this.sailor = sailor;
    this.#service = service;
    this.#random = random;
  }

  /** Subscribes a device for the first time or again, or unsubscribes one. */
  async change(): Promise<void> {
    const random = this.#random;
    const known = this.devices.filter((one) => this.#service.goneAt(one.device) === undefined);
    const isNew = this.devices.length < MOST_DEVICES && (known.length === 0 || random() < NEW_DEVICE);
    if (!isNew && known.length === 0) return;
    const notified = isNew ? await this.#add() : oneOf(known, random);
    if (!notified) return;
    const { device, quiet } = notified;
    const { player } = this.sailor;
    if (!isNew && random() < UNSUBSCRIBES)
      await this.#try(notified, 'unsubscribe', { player, endpoint: device.endpoint });
    else
      await this.#try(notified, 'subscribe', {
        ...{ player, subscription: device.subscription },
        ...(quiet && { quiet }),
      });
  }

  /** True if the player would be notified. */
  get isNotified(): boolean {
    return this.devices.some(
      ({ device, isQuiet, attempts }) =>
        !isQuiet && this.#service.goneAt(device) === undefined && isSubscribed(attempts),
    );
  }

  /** Closes the page until there is a notice, or for a while. */
  async away(): Promise<void> {
    this.sailor.leave();
    const notice = new Promise<void>((resolve) => {
      for (const { device } of this.devices) device.onReceived = resolve;
    });
    await Promise.race([notice, pause(AWAY_MS)]);
  }

  /** Resolves with undefined if the page was reloaded meanwhile. */
  async #add(): Promise<Notified | undefined> {
    const answer = await this.sailor.request<{ key: string | null }>('push-key', {});
    if (!answer) return undefined;
    if (answer.ok) this.#service.keys.add(answer.key);
    else this.faults.push(`push-key is refused: ${answer.refusal}`);
    const isQuiet = this.#random() < QUIET;
    const notified = {
      device: this.#service.device(),
      quiet: isQuiet || this.#random() < QUIET_LATER ? quietHours(isQuiet, this.#random) : undefined,
      isQuiet,
      attempts: [],
    };
    this.devices.push(notified);
    return notified;
  }

  async #try({ attempts }: Notified, what: Attempt['what'], request: object): Promise<void> {
    const onTried = (answer: Answer<object> | undefined, began: number) => {
      attempts.push({ what, began, ended: performance.now(), isDone: answer?.ok });
      if (answer && !answer.ok) this.faults.push(`${what}-push is refused: ${answer.refusal}`);
    };
    await this.sailor.request(`${what}-push`, request, onTried);
  }
}

/**
 * Whether a device is subscribed after these attempts. Undefined if either is possible, because an attempt was not
 * answered: the server may carry it out even after a later attempt on another connection.
 */
export function isSubscribed(attempts: readonly Attempt[]): boolean | undefined {
  const last = attempts.findLast(({ isDone }) => isDone);
  const what = last?.what ?? 'unsubscribe';
  const isSure = attempts.every((one) => one.what === what || one.isDone !== undefined);
  return isSure ? what === 'subscribe' : undefined;
}

/** Quiet hours that include now, or begin later. */
function quietHours(isNow: boolean, random: Random): QuietHours {
  const [timeZone, ahead] = oneOf(ZONES, random);
  const minute = Math.floor(Date.now() / MINUTE_MS) + ahead;
  const day = (minutes: number) => (minutes + DAY_MINUTES) % DAY_MINUTES;
  const begins = isNow ? -MARGIN : MARGIN;
  return { from: day(minute + begins), to: day(minute + begins + 3 * MARGIN), timeZone };
}
