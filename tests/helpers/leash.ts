/**
 * Ends a child process when its parent ends, however that ends: loaded into it by `--import`, with a pipe as its
 * standard input, which closes then.
 */
import { isMainThread } from 'node:worker_threads';

// A thread of the child loads this too, and has no standard input.
if (isMainThread) {
  process.stdin.on('end', () => process.exit(1)).resume();
  process.stdin.unref();
}
