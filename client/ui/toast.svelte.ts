/** The short message over a screen: one at a time, the newest. Shown by Toasts.svelte. */
import { language } from '../text/catalogue.svelte.ts';

export interface Message {
  readonly text: string;
  readonly danger: boolean;
}

/** Time to look up, and then to read: a slow reader takes about 15 characters a second. */
const LOOK_MS = 2_500;
const READ_MS = 65;

class Toast {
  #said = $state.raw<Message | null>(null);
  #spoken = language.current;
  /** Puts a message that is shown where it covers nothing; else it stands at the foot of the window. */
  place: ((message: HTMLElement) => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is shown now, in the language of the screen; a new object for each message, the same text again too. */
  get message(): Message | null {
    return this.#spoken === language.current ? this.#said : null;
  }

  /** Says something in passing. */
  say(text: string): void {
    this.#show({ text, danger: false });
  }

  /** Says that something went wrong. */
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
