/**
 * Loaded into a server process before it starts. The server then sends notices to push services on this machine, looks
 * for due notices more often, and soon repeats an attempt that has failed.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { replaced } from '../replaced.ts';

/** The certificate of the push service in tests/helpers/push-service.ts. */
const PEM = readFileSync('tests/fixtures/push-service.pem', 'utf8');

/** How often to look for due notices, in ms. */
const LOOK_MS = 25;
/** How many times shorter the waits after failed attempts are. The first one is then 0.75 s. */
const SHORTER = 20;

function soon(time: number): number {
  const now = Date.now();
  return now + (time - now) / SHORTER;
}

// The opponents' threads send no notices, so don't load anything into them.
if (isMainThread) {
  const { Outbound } = await import('../../../server/push/outbound.ts');
  const { Push } = await import('../../../server/push/push.ts');
  const { SqlitePush } = await import('../../../server/store/sqlite-push.ts');
  const { PostgresPush } = await import('../../../server/store/postgres/postgres-push.ts');

  const near = new Outbound({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: () => true,
    isPortAllowed: () => true,
    ca: PEM,
  });
  replaced(Outbound.prototype, 'allows', (allows) => (endpoint) => allows.call(near, endpoint));
  replaced(Outbound.prototype, 'post', (post) => (request) => post.call(near, request));

  replaced(
    Push.prototype,
    'start',
    (start) =>
      async function () {
        await start.call(this);
        setInterval(() => void this.notifyDue(), LOOK_MS).unref();
      },
  );

  for (const prototype of [SqlitePush.prototype, PostgresPush.prototype]) {
    replaced(
      prototype,
      'settle',
      (settle) =>
        function (notice) {
          const { until } = notice;
          return settle.call(this, { ...notice, until: until === null ? null : soon(until) });
        },
    );
    replaced(
      prototype,
      'bringForward',
      (bringForward) =>
        function (check) {
          return bringForward.call(this, { ...check, dueAt: soon(check.dueAt) });
        },
    );
  }
}
