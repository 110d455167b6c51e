/** The listeners that receive news of the games. */
import type { GameNews } from './followed-game.ts';

export type ToldListener = (news: GameNews) => void;

export class ToldListeners {
  #listeners: readonly ToldListener[] = [];

  /** Adds a listener. Returns a function that removes it. */
  add(listener: ToldListener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => (this.#listeners = this.#listeners.filter((other) => other !== listener));
  }

  tell(news: GameNews): void {
    for (const listener of this.#listeners) {
      try {
        listener(news);
      } catch (error) {
        // Report the error as an error of the page, so that it affects neither other listeners nor the command's
        // answer.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
