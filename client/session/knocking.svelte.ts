/**
 * Knocking from this device, at a table whose game runs: asks those who play, waits for their answer, and goes in.
 * The server forgets who knocks when the connection breaks or when it is started anew: then it is asked again.
 */
import type { PlayerId, Side } from '../../shared/game/game.ts';
import type { KnockAnswer, KnockRequest } from '../../shared/wire/protocol.ts';
import type { Connection } from '../lib/connection.svelte.ts';
import { report, type Expected } from './report-refusal.ts';

/** Who knocks, and what for. */
export interface Knocker {
  /** The secret of whoever it is, or will be. */
  readonly token: string;
  readonly name: string;
  /** They are not at the table yet. */
  readonly isGuest: boolean;
  /** Where they sit down once they are in; null to look on. */
  readonly seat: Side | null;
  /** The player of the table that they say they are, having lost their device. */
  readonly as?: PlayerId;
  /** With `as`: yes, although this device has seen the other side. */
  readonly knowing?: boolean;
}

/** 'silent': nobody is asked; 'refused': those who play would rather not, just now. */
export type KnockState = 'silent' | 'waiting' | 'refused';

/** What knocking needs of the connection. */
type Wire = Pick<Connection, 'status' | 'ask' | 'on' | 'onConnected' | 'renew'>;

interface KnockingDeps {
  /** This device's own secret. */
  readonly device: () => string;
  /** Keeps the secret of who knocks: should the page be lost as they are let in, the place is theirs all the same. */
  readonly keep: (knocker: Knocker) => void;
  /** They may go in now. */
  readonly enter: (knocker: Knocker) => Promise<void>;
}

/** How long to wait before asking again what got no answer. */
const RETRY_MS = 1_000;

export class Knocking {
  state = $state<KnockState>('silent');
  /** Who knocks, or knocked last. */
  knocker = $state.raw<Knocker | undefined>();
  /** If nobody is there all the while who could give the seat back, it is theirs after so many ms; undefined: never. */
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

  /** Leaves the table's page for good. */
  close(): void {
    this.state = 'silent';
    for (const stop of this.#stops) stop();
  }

  /**
   * Asks those who play. Resolves with the server's first answer, or when there was none and it is asked again.
   * @param expected refusals that the screen has an answer to
   */
  async knock(knocker: Knocker, expected: Expected = {}): Promise<void> {
    this.knocker = knocker;
    this.#expected = expected;
    this.state = 'waiting';
    await this.#ask();
  }

  /** Waits no longer. The server takes a broken connection for it, and those who play see it at once. */
  cancel(): void {
    this.state = 'silent';
    this.#wire.renew();
  }

  /** Knows no more of having been refused. */
  forget(): void {
    if (this.state === 'refused') this.state = 'silent';
  }

  /** Asks for whoever is waiting. */
  async #ask(): Promise<void> {
    const { knocker } = this;
    if (!knocker || this.state !== 'waiting') return;
    this.#deps.keep(knocker);
    const answer = await this.#wire.ask('knock', this.#requestOf(knocker));
    if (knocker !== this.knocker || this.state !== 'waiting') return;
    if (answer?.ok) return void (this.returnsMs = answer.returnsMs);
    if (!answer) {
      // If the connection broke, its return asks again.
      if (this.#wire.status === 'connected') setTimeout(() => void this.#ask(), RETRY_MS);
      return;
    }
    // Nobody needs to be asked any more; or the answer was lost, with which they were let in.
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

  /** Nobody lets them in: if nobody needs to, they come by themselves. */
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
