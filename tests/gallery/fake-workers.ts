/** Replaces the workers that judge a board, so that a state is reached at once. */
import type { BrowserContext } from 'playwright';
import type { Board } from '../../shared/board/board.ts';
import { judgingMatch } from '../../shared/selfplay/judgement.ts';
import { playMatch, type Result } from '../../shared/selfplay/match.ts';

/** So many games are played in earnest. The workers repeat their results. */
const PLAYED = 12;

/**
 * Lets workers answer with results of games on this board.
 * @param most after this many games, the workers are silent, or break if `breaks` is true
 */
export async function fakeWorkers(
  context: BrowserContext,
  board: Board,
  { most = Infinity, breaks = false } = {},
): Promise<void> {
  const results = Array.from({ length: PLAYED }, (_, game) => playMatch(judgingMatch(board, game)));
  await context.addInitScript(replaceWorkers, { results, most: Math.min(most, 1_000), breaks });
}

/** Runs in the page. */
function replaceWorkers({
  results,
  most,
  breaks,
}: {
  results: Result[];
  most: number;
  breaks: boolean;
}): void {
  let games = 0;
  class FakeWorker {
    onmessage: ((message: { data: Result | undefined }) => void) | undefined;
    onerror: ((event: Event) => void) | undefined;
    isEnded = false;
    postMessage() {
      const game = games++;
      const answer = () => this.onmessage?.({ data: results[game % results.length] });
      const fail = () => breaks && this.onerror?.(new Event('error'));
      queueMicrotask(() => !this.isEnded && (game < most ? answer() : fail()));
    }
    terminate() {
      this.isEnded = true;
    }
  }
  Object.assign(globalThis, { Worker: FakeWorker });
}
