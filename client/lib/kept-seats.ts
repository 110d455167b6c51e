import { holdTokens, seatsAreSaved, tokensAt } from './held-seats.ts';
import { keepInCookie, recallFromCookie } from './seat-cookie.ts';
import { seatStorage } from './seat-storage.svelte.ts';

/** A table's seats, which are kept twice: in the browser's storage and in the cookie. */
export class KeptSeats {
  readonly #code: string;
  /** Whether the cookie has been searched for seats. */
  #isRecalled = false;

  constructor(code: string) {
    this.#code = code;
  }

  /** Restores seats from the cookie if the browser's storage has lost them. */
  async recall(): Promise<void> {
    if (this.#isRecalled) return;
    this.#isRecalled = true;
    const tokens = await recallFromCookie(this.#code);
    if (tokens.length > 0) holdTokens(this.#code, tokens);
  }

  /** Keeps the seats in the cookie too. Browsers may silently reject a cookie, so it is read back. */
  async keep(): Promise<void> {
    const tokens = tokensAt(this.#code);
    const kept = await keepInCookie(this.#code, tokens);
    if (!seatsAreSaved())
      seatStorage.checkSeats(tokens, kept.length > 0 ? await recallFromCookie(this.#code) : []);
  }
}
