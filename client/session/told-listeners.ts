/** Who hears what this device is told of the games. */
import type { GameNews } from './followed-game.ts';

export type ToldListener = (news: GameNews) => void;

export class ToldListeners {
  #listeners: readonly ToldListener[] = [];

  /** Returns how to stop. */
  add(listener: ToldListener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => (this.#listeners = this.#listeners.filter((other) => other !== listener));
  }

  tell(news: GameNews): void {
    for (const listener of this.#listeners) {
      try {
        listener(news);
      } catch (error) {
        // A listener that fails shows up as the page's error; other listeners and a command's answer go on.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
