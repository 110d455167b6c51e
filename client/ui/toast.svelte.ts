/** The toast: a short message over the screen. Only the newest is shown, by Toasts.svelte. */
import { language } from '../text/catalogue.svelte.ts';

export interface Message {
  readonly text: string;
  readonly danger: boolean;
}

/** Time to notice the toast, plus reading time: a slow reader takes about 15 characters a second. */
const LOOK_MS = 2_500;
const READ_MS = 65;

class Toast {
  #said = $state.raw<Message | null>(null);
  #spoken = language.current;
  /** Places a visible toast where it covers nothing important. Without it, toasts are at the bottom of the window. */
  place: ((message: HTMLElement) => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The current toast, in the screen's language. Each toast is a new object, even if the text is the same. */
  get message(): Message | null {
    return this.#spoken === language.current ? this.#said : null;
  }

  /** Shows a message. */
  say(text: string): void {
    this.#show({ text, danger: false });
  }

  /** Shows that something went wrong. */
  warn(text: string): void {
    this.#show({ text, danger: true });
  }

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
