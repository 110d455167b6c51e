/**
 * Ends a child process when its parent ends, even if the parent is killed. Node loads this file into the child by
 * `--import`. The file watches the child's standard input, which is a pipe that closes when the parent ends.
 */
import { isMainThread } from 'node:worker_threads';

// Worker threads of the child load this file too, but they have no standard input to watch.
if (isMainThread) {
  process.stdin.on('end', () => process.exit(1)).resume();
  process.stdin.unref();
}
