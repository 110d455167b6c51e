/** Splits long work into slices, so that the page can paint and respond between them. */
import { afterPaint } from './after-paint.svelte.ts';

/**
 * A slice ends after this time, in ms, so that the page can paint. On a slow device, a slice consists of a single piece
 * of work.
 */
const SLICE_MS = 8;

export interface Work {
  /** Stops, and drops the remaining work. */
  stop(): void;
  /** Does the remaining work at once. */
  finish(): void;
}

/**
 * Does all pieces of work in order. The first slice runs now, and each further slice after a paint.
 * @param done called after the last piece
 */
export function inSlices(pieces: readonly (() => void)[], done: () => void): Work {
  const left = [...pieces];
  let wait: (() => void) | undefined;

  function goOn(until: number): void {
    wait = undefined;
    do left.shift()?.();
    while (left.length > 0 && performance.now() < until);
    if (left.length === 0) done();
    else wait = afterPaint(() => goOn(performance.now() + SLICE_MS));
  }
  const stop = () => {
    wait?.();
    wait = undefined;
  };
  goOn(performance.now() + SLICE_MS);
  return {
    stop,
    finish: () => {
      if (!wait) return;
      stop();
      goOn(Infinity);
    },
  };
}
