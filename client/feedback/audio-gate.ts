/**
 * The page's audio context, kept able to sound. Browsers let one begin only when the page has been touched, suspend it when
 * a phone is locked, interrupt it for a call, and may close it or leave it dead when headphones change.
 */

/** A context that does not run so long after it was told to at a touch never will, in ms. */
const STUCK_MS = 1_000;

export class AudioGate {
  readonly #make: () => AudioContext;
  readonly #isSeen: () => boolean;
  #context: AudioContext | undefined;
  /** When the context was told to run at a touch, and has not run since. */
  #toldAt: number | undefined;

  constructor(make: () => AudioContext, isSeen: () => boolean) {
    this.#make = make;
    this.#isSeen = isSeen;
  }

  /** The context, if it sounds now. */
  get running(): AudioContext | undefined {
    return this.#context?.state === 'running' ? this.#context : undefined;
  }

  /** The page is being touched: whatever has become of the context, one may begin now. */
  touched(): void {
    if (this.running) return;
    if (this.#toldAt !== undefined && Date.now() - this.#toldAt > STUCK_MS) this.#drop();
    this.revive();
    this.#toldAt ??= Date.now();
  }

  /** Lets the context go on where the browser allows that without a touch: after a call, or when the page is seen again. */
  revive(): void {
    if (this.running) return;
    if (this.#context?.state === 'closed') this.#drop();
    const context = (this.#context ??= this.#begin());
    if (context.state !== 'running') void context.resume().catch(() => undefined);
  }

  /** Whether there has been a context: without a touch none is begun for the first time. */
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
