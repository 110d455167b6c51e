/** The entry point of a thread in which opponents decide on their moves, so that the main thread stays free. */
import { workerData } from 'piscina';
import { Thinker } from './thinker.ts';
import type { MindAnswer, MindRequest, Minds } from './thoughts.ts';

const { minds } = workerData as { readonly minds: string };
const thinker = new Thinker((await import(minds)) as Minds, Math.random);

export default function answer(request: MindRequest): MindAnswer {
  return thinker.answer(request);
}
