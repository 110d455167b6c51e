/** The oracle's thread: a heavy step of its never holds up the page. */
import { Reckoner, type Tell } from './reckoner.ts';

const reckoner = new Reckoner();

addEventListener('message', ({ data }: MessageEvent<Tell>) => {
  for (const answer of reckoner.hear(data)) postMessage(answer);
});
