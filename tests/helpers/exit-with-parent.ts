/**
 * Ends a child process when its parent ends, even if the parent is killed. Node loads this file by `--import`. It
 * watches the child's standard input, a pipe that closes when the parent ends.
 */
import { isMainThread } from 'node:worker_threads';

// The child's worker threads load this file too, but they have no standard input to watch.
if (isMainThread) {
  process.stdin.on('end', () => process.exit(1)).resume();
  process.stdin.unref();
}
