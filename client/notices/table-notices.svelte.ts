/** Notices of one table on this device: whether it gets them, and switching them on and off. */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Refusal } from '../../shared/wire/protocol.ts';
import type { PushSubscriptionKeys } from '../../shared/wire/push.ts';
import type { Connection } from '../lib/connection.svelte.ts';
import { language } from '../text/catalogue.svelte.ts';
import { tagOf } from './tag.ts';
import { chosenNotices } from './chosen.svelte.ts';
import { CHANGED } from './messages.ts';
import { thisBrowser, type Obstacle, type PushBrowser } from './push-browser.ts';
import { currentSubscription, subscribe } from './subscribing.ts';
import { updateSettings, type QuietTimes } from './worker-settings.ts';

/**
 * - 'unknown': the server has not been asked yet, or has not answered
 * - 'unavailable': the server sends no notices
 * - 'blocked': the player, or a setting of the device, has forbidden notifications
 */
export type NoticesState = 'unknown' | 'unavailable' | Obstacle | 'blocked' | 'off' | 'on';

/** Why notices could not be switched on or off: the server's refusal, or something here. */
export type Trouble = Refusal | 'no-answer' | 'no-subscription';

export interface NoticesDeps {
  readonly code: string;
  /** The players whose seats this device holds. */
  readonly players: () => readonly PlayerId[];
  readonly ask: Connection['ask'];
  readonly browser: PushBrowser;
  readonly language: () => string;
  /** The browser's storage for the service worker; undefined where the browser has none. */
  readonly caches: CacheStorage | undefined;
}

/** A device at a table, as far as notices depend on it. */
interface AtTable {
  readonly code: string;
  readonly players: readonly PlayerId[];
}

/** What notices need in a real page. */
export function noticesDeps(at: AtTable, connection: Pick<Connection, 'ask'>): NoticesDeps {
  return {
    code: at.code,
    players: () => at.players,
    ask: (name, content) => connection.ask(name, content),
    browser: thisBrowser(),
    language: () => language.current,
    caches: 'caches' in globalThis ? caches : undefined,
  };
}

export class TableNotices {
  state = $state<NoticesState>('unknown');
  readonly #deps: NoticesDeps;
  readonly #stop: () => void;
  #key: string | null | undefined;
  /** What was last sent to the server, as JSON. */
  #sent: string | undefined;
  /** Changes are made one after the other, so that a subscription is not sent again while it is being ended. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(deps: NoticesDeps) {
    this.#deps = deps;
    this.#stop = deps.browser.onMessage((message) => {
      if ((message as { type?: unknown } | null)?.type === CHANGED) void this.keep();
    });
  }

  close(): void {
    this.#stop();
  }

  get isInstalled(): boolean {
    return this.#deps.browser.isInstalled;
  }

  /** Finds out whether this device can get notices, and whether it does. */
  async check(): Promise<void> {
    await this.#askForKey();
    this.look();
  }

  /** Looks again at the browser's permission, which the player can change in the browser's settings. */
  look(): void {
    const { browser, code } = this.#deps;
    if (this.#key === undefined) return;
    chosenNotices.read();
    if (this.#key === null) this.state = 'unavailable';
    else if (browser.obstacle !== null) this.state = browser.obstacle;
    else if (browser.permission() === 'denied') this.state = 'blocked';
    else this.state = chosenNotices.at(code) && browser.permission() === 'granted' ? 'on' : 'off';
  }

  /** Call it right after a tap, because it makes the browser ask the player. */
  async turnOn(): Promise<Trouble | null> {
    const { browser, code } = this.#deps;
    const permission = browser.permission() === 'granted' ? 'granted' : await browser.ask();
    return this.#inTurn(async () => {
      let trouble: Trouble | null = null;
      if (permission === 'granted') trouble = await this.#send();
      if (permission === 'granted' && trouble === null) chosenNotices.turn(code, true);
      this.look();
      return trouble;
    });
  }

  /** The browser's subscription ends too, unless another table uses it. */
  turnOff(): Promise<Trouble | null> {
    return this.#inTurn(() => this.#turnOff());
  }

  async #turnOff(): Promise<Trouble | null> {
    const { browser, code, ask, players } = this.#deps;
    const subscription = await currentSubscription(browser);
    chosenNotices.turn(code, false);
    const isShared = chosenNotices.at();
    let trouble: Trouble | null = null;
    if (subscription) {
      const { endpoint } = subscription;
      for (const player of players()) {
        const answer = await ask('unsubscribe-push', { player, endpoint });
        trouble ??= !answer ? 'no-answer' : answer.ok ? null : answer.refusal;
      }
      if (!isShared) {
        // A server that has not heard of it learns from the push service that the subscription has ended.
        await subscription.unsubscribe().catch(() => false);
        trouble = null;
      }
    }
    if (trouble !== null) chosenNotices.turn(code, true);
    this.#sent = undefined;
    this.look();
    return trouble;
  }

  beQuiet(quiet: QuietTimes | null): Promise<Trouble | null> {
    chosenNotices.beQuiet(quiet);
    return this.#inTurn(async () => (this.state === 'on' ? this.#send() : null));
  }

  /**
   * Sends the subscription again if this device gets notices of the table. It may have changed since, or the server may
   * have dropped it.
   */
  async keep(): Promise<void> {
    await this.#inTurn(async () => {
      await this.check();
      if (this.state === 'on') await this.#send();
    });
  }

  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const made = this.#last.then(change);
    this.#last = made.catch(() => undefined);
    return made;
  }

  /** Removes the table's notification, because the player sees the table now. */
  async clear(): Promise<void> {
    const { browser, code } = this.#deps;
    if (browser.obstacle !== null) return;
    const shown = await (await browser.registration())?.getNotifications({ tag: tagOf(code) });
    for (const one of shown ?? []) one.close();
  }

  async #askForKey(): Promise<void> {
    if (this.#key !== undefined) return;
    const answer = await this.#deps.ask('push-key', {});
    // An older server refuses a request that it does not know.
    if (answer) this.#key = answer.ok ? answer.key : null;
  }

  async #send(): Promise<Trouble | null> {
    const { browser, players } = this.#deps;
    if (!this.#key) return 'push-off';
    const subscription = await subscribe(browser, this.#key);
    if (!subscription) return 'no-subscription';
    await this.#tellWorker(this.#key);
    const { quiet } = chosenNotices;
    const content = { subscription, ...(quiet && { quiet: { ...quiet, timeZone: browser.timeZone } }) };
    const sending = JSON.stringify([players(), content]);
    if (sending === this.#sent) return null;
    const trouble = await this.#subscribe(content);
    if (trouble === null) this.#sent = sending;
    return trouble;
  }

  async #subscribe(content: {
    readonly subscription: PushSubscriptionKeys;
    readonly quiet?: QuietTimes & { readonly timeZone: string };
  }): Promise<Trouble | null> {
    const { ask, players } = this.#deps;
    for (const player of players()) {
      const answer = await ask('subscribe-push', { player, ...content });
      if (!answer) return 'no-answer';
      if (!answer.ok) return answer.refusal;
    }
    return null;
  }

  async #tellWorker(key: string): Promise<void> {
    const { caches, language } = this.#deps;
    const { quiet } = chosenNotices;
    if (caches) await updateSettings(caches, { language: language(), quiet, key });
  }
}
