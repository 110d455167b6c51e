/** The process of a flooder: gets its job as an argument, says that it begins, floods, and tells what came of it. */
import { Crowd } from './crowd.ts';
import { FLOODS } from './floods.ts';
import type { Job } from './job.ts';

const job = JSON.parse(process.argv[2] ?? '') as Job;
const crowd = new Crowd(job);
await FLOODS[job.flood]?.(crowd);
process.stdout.write(JSON.stringify(crowd.tally));
// Connections that are still open would keep it alive.
process.exit(0);
