/** A game that is being worked out: what is known of it so far. */
import type { Findings } from '../../shared/analysis/analyse.ts';
import type { Known } from '../../shared/analysis/known.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import type { Report } from './messages.ts';
import { startWorker } from './start-worker.ts';

export class Analysing {
  /** What could be known in each frame, from the first on; it grows until all is done. */
  known = $state.raw<readonly Known[]>([]);
  /** Once all is done. */
  findings = $state.raw<Findings | undefined>();
  failed = $state(false);
  readonly #worker: Worker;

  /** @param onfound is told once, when all is done */
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
    // A worker that can't be had, as after an update of the server.
    this.#worker.addEventListener('error', () => (this.failed = true));
    this.#worker.postMessage(events);
  }

  /** Ends it; what is done stays. */
  close(): void {
    this.#worker.terminate();
  }
}
