/** Makes a backup in a separate thread, because checking every event would block the server for too long. */
import { parentPort, workerData } from 'node:worker_threads';
import { backUp } from './backup.ts';

const { file, target } = workerData as { readonly file: string; readonly target: string };
parentPort?.postMessage(await backUp(file, target));
