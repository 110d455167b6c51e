/** Runs the oracle in a worker, so that long computations don't block the page. */
import { Reckoner, type Tell } from './reckoner.ts';

const reckoner = new Reckoner();

addEventListener('message', ({ data }: MessageEvent<Tell>) => {
  for (const answer of reckoner.hear(data)) postMessage(answer);
});
