/** The toast: a short message over the screen. Only the newest one is shown, by Toasts.svelte. */
import { language } from '../text/catalogue.svelte.ts';

export interface Message {
  readonly text: string;
  readonly danger: boolean;
}

/** How long a toast stays in any case, in ms, so that people notice it. */
const LOOK_MS = 2_500;
/** How much longer a toast stays for each character, in ms. A slow reader reads about 15 characters a second. */
const READ_MS = 65;

class Toast {
  #said = $state.raw<Message | null>(null);
  #spoken = language.current;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * The current toast in the screen's language. Each toast is a new object, even if its text is the same as before.
   */
  get message(): Message | null {
    return this.#spoken === language.current ? this.#said : null;
  }

  /** Shows a message. */
  say(text: string): void {
    this.#show({ text, danger: false });
  }

  /** Shows a message that something went wrong. */
  warn(text: string): void {
    this.#show({ text, danger: true });
  }

  /** Removes the message, for tests. */
  dismiss(): void {
    clearTimeout(this.#timer);
    this.#said = null;
  }

  #show(message: Message): void {
    clearTimeout(this.#timer);
    this.#said = message;
    this.#spoken = language.current;
    this.#timer = setTimeout(() => (this.#said = null), LOOK_MS + READ_MS * message.text.length);
  }
}

export const toast = new Toast();
