/** The flooder's process. It gets its job as an argument, floods the server, and prints a tally. */
import { Crowd } from './crowd.ts';
import { FLOODS } from './floods.ts';
import type { Job } from './job.ts';

const job = JSON.parse(process.argv[2] ?? '') as Job;
const crowd = new Crowd(job);
await FLOODS[job.flood]?.(crowd);
process.stdout.write(JSON.stringify(crowd.tally));
// Exit explicitly, because open connections would keep the process alive.
process.exit(0);
