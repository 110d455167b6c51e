/** A backup in a thread of its own: to look at every event of it takes too long for the one that serves. */
import { parentPort, workerData } from 'node:worker_threads';
import { backUp } from './backup.ts';

const { file, target } = workerData as { readonly file: string; readonly target: string };
parentPort?.postMessage(await backUp(file, target));
