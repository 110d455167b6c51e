/** What a connection has shown of the device that it comes from. */
import { digest } from '../lib/secrets.ts';

/** So many tokens of a connection are remembered; a device holds a few seats. */
const MOST_TOKENS = 20;

export class Secrets {
  #device: string | undefined;
  readonly #tokens = new Set<string>();

  /**
   * Remembers what came with a request; the oldest of too many tokens are forgotten.
   * @param device the device's own secret, if it says it
   */
  bring(tokens: readonly string[], device?: string): void {
    if (device !== undefined) this.#device = digest(device);
    for (const token of tokens.map(digest)) {
      // Moved to the end: those in use stay.
      this.#tokens.delete(token);
      this.#tokens.add(token);
    }
    for (const token of this.#tokens) {
      if (this.#tokens.size <= MOST_TOKENS) break;
      this.#tokens.delete(token);
    }
  }

  /** The digests that the device is known by. */
  get digests(): string[] {
    return this.#device === undefined ? [...this.#tokens] : [this.#device, ...this.#tokens];
  }

  /** Whether the device has said its own secret. */
  get hasSecret(): boolean {
    return this.#device !== undefined;
  }
}
