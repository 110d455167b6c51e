/** Work that takes too long at once, in slices: between two of them the page paints, and answers. */
import { afterPaint } from './after-paint.svelte.ts';

/** In ms: a slice that has taken so long is painted before the next. A slow device does one piece in each. */
const SLICE_MS = 8;

export interface Work {
  /** Gives up what is left. */
  stop(): void;
  /** Does what is left at once. */
  finish(): void;
}

/**
 * Does all pieces, in order: the first slice now, each of the others once what was done before is painted.
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
