/** The secrets that a connection has sent. They identify its device. */
import { digest } from '../lib/secrets.ts';

/** The maximum number of tokens remembered for a connection. A device holds only a few seats. */
const MOST_TOKENS = 20;

export class Secrets {
  #device: string | undefined;
  readonly #tokens = new Set<string>();

  /**
   * Remembers the secrets of a request. When there are too many tokens, forgets the least recently used.
   * @param device the device's own secret, if it was sent
   */
  bring(tokens: readonly string[], device?: string): void {
    if (device !== undefined) this.#device = digest(device);
    for (const token of tokens.map(digest)) {
      // Move the token to the end, so that tokens in use are kept.
      this.#tokens.delete(token);
      this.#tokens.add(token);
    }
    for (const token of this.#tokens) {
      if (this.#tokens.size <= MOST_TOKENS) break;
      this.#tokens.delete(token);
    }
  }

  /** The digests that identify the device. */
  get digests(): string[] {
    return this.#device === undefined ? [...this.#tokens] : [this.#device, ...this.#tokens];
  }

  /** Whether the device has sent its own secret. */
  get hasSecret(): boolean {
    return this.#device !== undefined;
  }
}
