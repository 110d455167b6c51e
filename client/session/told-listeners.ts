/** The listeners that receive the news of the games. */
import type { GameNews } from './followed-game.ts';

export type ToldListener = (news: GameNews) => void;

export class ToldListeners {
  #listeners: readonly ToldListener[] = [];

  /** Returns a function that removes the listener. */
  add(listener: ToldListener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => (this.#listeners = this.#listeners.filter((other) => other !== listener));
  }

  tell(news: GameNews): void {
    for (const listener of this.#listeners) {
      try {
        listener(news);
      } catch (error) {
        // The error is reported as an error of the page, so that it doesn't affect other listeners or the command's
        // answer.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
