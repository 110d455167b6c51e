/**
 * Keeps an audio context ready to play. Browsers allow a context only after the page has been touched. They suspend it
 * when a phone is locked, interrupt it for a call, and may close or silently break it when headphones change.
 */

/**
 * How long, in ms, a context may take to run after a touch has resumed it. If it isn't running by then, it never will.
 */
const STUCK_MS = 1_000;

export class AudioGate {
  readonly #make: () => AudioContext;
  readonly #isSeen: () => boolean;
  #context: AudioContext | undefined;
  /** When a touch last resumed the context; undefined once the context is running. */
  #toldAt: number | undefined;

  constructor(make: () => AudioContext, isSeen: () => boolean) {
    this.#make = make;
    this.#isSeen = isSeen;
  }

  /** The context if it can play now, otherwise undefined. */
  get running(): AudioContext | undefined {
    return this.#context?.state === 'running' ? this.#context : undefined;
  }

  /** Called when the page is touched, because browsers let a new context start only during a touch. */
  touched(): void {
    if (this.running) return;
    if (this.#toldAt !== undefined && Date.now() - this.#toldAt > STUCK_MS) this.#drop();
    this.revive();
    this.#toldAt ??= Date.now();
  }

  /**
   * Resumes the context where browsers allow that without a touch: after a call, or when the page becomes visible.
   */
  revive(): void {
    if (this.running) return;
    if (this.#context?.state === 'closed') this.#drop();
    const context = (this.#context ??= this.#begin());
    if (context.state !== 'running') void context.resume().catch(() => undefined);
  }

  /** Whether there has ever been a context. The first one can be created only during a touch. */
  get hasBegun(): boolean {
    return this.#context !== undefined;
  }

  #begin(): AudioContext {
    const context = this.#make();
    context.addEventListener('statechange', () => {
      if (context !== this.#context) return;
      if (context.state === 'running') this.#toldAt = undefined;
      else if (this.#isSeen()) this.revive();
    });
    return context;
  }

  #drop(): void {
    const dropped = this.#context;
    this.#context = undefined;
    this.#toldAt = undefined;
    if (dropped && dropped.state !== 'closed') void dropped.close().catch(() => undefined);
  }
}
