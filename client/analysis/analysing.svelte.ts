/** Runs the analysis of a finished game in a worker, and holds its results so far. */
import type { Findings } from '../../shared/analysis/analyse.ts';
import type { Known } from '../../shared/analysis/known.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import type { Report } from './messages.ts';
import { startWorker } from './start-worker.ts';

export class Analysing {
  /**
   * What a player who forgets nothing could know at each frame. The list is filled in order, starting with the first
   * frame, while the analysis runs.
   */
  known = $state.raw<readonly Known[]>([]);
  /** The findings of the analysis. Undefined until it has finished. */
  findings = $state.raw<Findings | undefined>();
  failed = $state(false);
  readonly #worker: Worker;

  /** @param onfound called once, when the analysis has finished */
  constructor(events: readonly GameEvent[], onfound: (findings: Findings) => void = () => undefined) {
    this.#worker = startWorker();
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (data.type === 'known') this.known = [...this.known, ...data.known];
      else {
        if (data.type === 'found') {
          this.findings = data.findings;
          onfound(data.findings);
        } else this.failed = true;
        this.close();
      }
    });
    // The worker can fail to load, for example after an update of the server.
    this.#worker.addEventListener('error', () => (this.failed = true));
    this.#worker.postMessage(events);
  }

  /** Stops the analysis. Results that were already found stay available. */
  close(): void {
    this.#worker.terminate();
  }
}
