/** Keeps the last report of a finished game visible for a moment, before the replay of the game begins. */
import type { TableSession } from '../session/session.svelte.ts';

/** How long the last report stays visible, in ms. */
const BREATH_MS = 2_500;

export class LastReport {
  /** The id of the game that has just ended, while its last report is still shown; otherwise null. */
  game = $state<string | null>(null);
  #breath: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;

  constructor(session: TableSession) {
    this.#stop = session.onTold(({ game, after, catchingUp }) => {
      if (catchingUp || !after.outcome) return;
      this.game = game;
      this.#breath = setTimeout(() => this.end(), BREATH_MS);
    });
  }

  /** Stops showing the last report, which starts the replay. */
  end(): void {
    clearTimeout(this.#breath);
    this.game = null;
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#breath);
  }
}
