/**
 * Knocks at a table whose game is running: asks the players to let somebody in, waits for the answer, and enters. When
 * the connection breaks or the server restarts, the server discards the knock, so it is sent again.
 */
import type { PlayerId, Side } from '../../shared/game/game.ts';
import type { KnockAnswer, KnockRequest } from '../../shared/wire/protocol.ts';
import type { Connection } from '../lib/connection.svelte.ts';
import { report, type Expected } from './report-refusal.ts';

/** A person who knocks, and what they request. */
export interface Knocker {
  /** The secret token that the person already has, or will have once they are let in. */
  readonly token: string;
  readonly name: string;
  /** True if the person still has to join the table. */
  readonly isGuest: boolean;
  /** The seat that the person wants to take, or null if they only want to watch. */
  readonly seat: Side | null;
  /** If the person has lost their device, the player that they claim to be. */
  readonly as?: PlayerId;
  /**
   * Only with `as`: true if the person has confirmed that they want the seat although this device has seen the other
   * side.
   */
  readonly knowing?: boolean;
}

/** 'silent': nobody is knocking. 'waiting': a knock has no answer yet. 'refused': the players have refused. */
export type KnockState = 'silent' | 'waiting' | 'refused';

type Wire = Pick<Connection, 'status' | 'ask' | 'on' | 'onConnected' | 'renew'>;

interface KnockingDeps {
  /** Returns this device's own secret. */
  readonly device: () => string;
  /** Stores the token, so that the seat isn't lost if the page closes just when the person is let in. */
  readonly keep: (knocker: Knocker) => void;
  /** Called when the person may enter, to attend the table and take the seat. */
  readonly enter: (knocker: Knocker) => Promise<void>;
}

/** How long to wait before repeating a request that got no answer, in ms. */
const RETRY_MS = 1_000;

export class Knocking {
  state = $state<KnockState>('silent');
  /** The person who is knocking, or who was the last to knock. */
  knocker = $state.raw<Knocker | undefined>();
  /**
   * If nobody who could let the person in is there for this long, in ms, the server lets them have their seat without
   * asking anybody. Undefined if the server never does that.
   */
  returnsMs = $state<number | undefined>();
  #expected: Expected = {};
  readonly #wire: Wire;
  readonly #code: string;
  readonly #deps: KnockingDeps;
  readonly #stops: (() => void)[];

  constructor(wire: Wire, code: string, deps: KnockingDeps) {
    this.#wire = wire;
    this.#code = code;
    this.#deps = deps;
    this.#stops = [
      wire.on('knock-answered', (answer) => void this.#hear(answer)),
      wire.onConnected(() => void this.#ask()),
    ];
  }

  /** Stops knocking when the user leaves the table's page. */
  close(): void {
    this.state = 'silent';
    for (const stop of this.#stops) stop();
  }

  /**
   * Asks the players to let a person in. Resolves at the server's first answer, or without one if the request has to be
   * repeated.
   * @param expected refusals that the screen handles itself
   */
  async knock(knocker: Knocker, expected: Expected = {}): Promise<void> {
    this.knocker = knocker;
    this.#expected = expected;
    this.state = 'waiting';
    await this.#ask();
  }

  /**
   * Stops waiting. Reconnects the device, so that the server removes the knock at once and the players no longer see
   * it.
   */
  cancel(): void {
    this.state = 'silent';
    this.#wire.renew();
  }

  /** If the players have refused, sets the state to 'silent', so that the refusal is no longer shown. */
  forget(): void {
    if (this.state === 'refused') this.state = 'silent';
  }

  /** Sends the waiting person's knock, for the first time or again. */
  async #ask(): Promise<void> {
    const { knocker } = this;
    if (!knocker || this.state !== 'waiting') return;
    this.#deps.keep(knocker);
    const answer = await this.#wire.ask('knock', this.#requestOf(knocker));
    if (knocker !== this.knocker || this.state !== 'waiting') return;
    if (answer?.ok) return void (this.returnsMs = answer.returnsMs);
    if (!answer) {
      // If the connection broke, the knock is sent again when the device reconnects.
      if (this.#wire.status === 'connected') setTimeout(() => void this.#ask(), RETRY_MS);
      return;
    }
    // 'no-game-running': nobody has to be asked any more. 'game-running': the person has already been let in to the
    // running game, but the answer was lost.
    if (answer.refusal === 'no-game-running') await this.#goBy(knocker);
    else if (answer.refusal === 'game-running') await this.#enter(knocker);
    else this.#stop(answer);
  }

  #requestOf({ token, name, as, knowing }: Knocker): KnockRequest {
    const knock = { code: this.#code, token, name };
    if (as === undefined) return knock;
    return { ...knock, as, device: this.#deps.device(), ...(knowing && { knowing }) };
  }

  async #hear({ code, letIn }: KnockAnswer): Promise<void> {
    const { knocker } = this;
    if (!knocker || code !== this.#code || this.state !== 'waiting') return;
    if (letIn) await this.#enter(knocker);
    else await this.#goBy(knocker);
  }

  /**
   * Called when nobody has let the person in. A guest tries to join the table, because that may now be possible without
   * asking. For a player who is already at the table, the state becomes 'refused'.
   */
  async #goBy(knocker: Knocker): Promise<void> {
    if (!knocker.isGuest) return void (this.state = 'refused');
    const { token, name } = knocker;
    const answer = await this.#wire.ask('join', { code: this.#code, token, name });
    if (knocker !== this.knocker || this.state !== 'waiting') return;
    if (answer?.ok) await this.#enter(knocker);
    else if (!answer || answer.refusal === 'must-knock') this.state = 'refused';
    else this.#stop(answer);
  }

  async #enter(knocker: Knocker): Promise<void> {
    this.state = 'silent';
    await this.#deps.enter(knocker);
  }

  #stop({ refusal }: { readonly refusal: Parameters<typeof report>[0] }): void {
    this.state = 'silent';
    void report(refusal, this.#expected);
  }
}
