/**
 * Makes a server freeze at a critical moment. Node loads this file into the process before the server starts. After
 * receiving SIGUSR2, the process freezes just before its next commit.
 */
import { isMainThread } from 'node:worker_threads';
import { replaced } from '../harness/replaced.ts';

if (isMainThread) {
  const { Client } = await import('pg');
  let isToFreeze = false;
  process.on('SIGUSR2', () => (isToFreeze = true));
  const clients = Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  replaced(
    clients,
    'query',
    (query) =>
      function (text, ...rest) {
        if (text === 'COMMIT' && isToFreeze) {
          isToFreeze = false;
          process.kill(process.pid, 'SIGSTOP');
        }
        return query.call(this, text, ...rest);
      },
  );
}
