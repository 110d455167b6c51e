/**
 * The flooder's process. It gets its job as an argument, says that it is ready, floods the server when it is told to go
 * on, and prints a tally.
 */
import { once } from 'node:events';
import process from 'node:process';
import { Crowd } from './crowd.ts';
import { FLOODS } from './floods.ts';
import { READY, type Job } from './job.ts';

const job = JSON.parse(process.argv[2] ?? '') as Job;
const crowd = new Crowd(job);
process.stdout.write(READY);
// Waiting for input keeps a process alive only with this.
process.stdin.ref();
await once(process.stdin, 'data');
process.stdin.unref();
await FLOODS[job.flood]?.(crowd);
process.stdout.write(JSON.stringify(crowd.tally));
// Exit explicitly, because open connections would keep the process alive.
process.exit(0);
