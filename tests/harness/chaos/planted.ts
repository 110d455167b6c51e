/** Loaded into a server process before it starts. Builds the fault that CHAOS_PLANT names into the server. */
import { Client } from 'pg';
import { Sender } from '../../../server/push/sender.ts';
import { PostgresStore } from '../../../server/store/postgres/postgres-store.ts';
import { SqliteStore } from '../../../server/store/sqlite-store.ts';
import type { Store } from '../../../server/store/store-interface.ts';
import { GameLog } from '../../../server/tables/game-log.ts';
import { TableState } from '../../../server/tables/table-state.ts';
import { replaced } from '../replaced.ts';

/** Makes the store report that writes are done long before they are. */
const late = (prototype: Pick<Store, 'write'>) =>
  replaced(
    prototype,
    'write',
    (write) =>
      function (change) {
        if (!change.entries.some(({ log }) => log.startsWith('game/'))) return write.call(this, change);
        setTimeout(() => void write.call(this, change).catch(() => undefined), 500);
        return Promise.resolve();
      },
  );

/** Makes the server treat every command as new. */
const forgetCommands = () => replaced(TableState.prototype, 'isDone', () => () => false);

/** Makes the store write subscriptions much later than it says. */
const lateSubscriptions = (prototype: Pick<Store, 'write'>) =>
  replaced(
    prototype,
    'write',
    (write) =>
      function ({ subscription, ...change }) {
        if (subscription)
          setTimeout(
            () => void write.call(this, { entries: [], subscription }).catch(() => undefined),
            LATE_MS,
          );
        return write.call(this, change);
      },
  );

const LATE_MS = 60_000;

const PLANTS: Readonly<Record<string, () => unknown>> = {
  // Fault: the server acknowledges moves long before they are on disk.
  early: () => [late(SqliteStore.prototype), late(PostgresStore.prototype)],

  // Fault: the server carries out a repeated command again.
  twice: forgetCommands,

  // Fault: the server carries out a repeated command again. This also disables the database's unique key, which would
  // otherwise prevent it.
  'no-key': () => {
    forgetCommands();
    const clients = Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
    replaced(
      clients,
      'query',
      (query) =>
        function (text, ...rest) {
          const isSql = typeof text === 'string';
          return query.call(this, isSql ? text.replace('UNIQUE INDEX', 'INDEX') : text, ...rest);
        },
    );
  },

  // Fault: when a spectator reconnects, the server sends one event too few.
  gap: () =>
    replaced(
      GameLog.prototype,
      'feed',
      (feed) =>
        function (audience, from) {
          const told = feed.call(this, audience, from);
          const misses = audience === 'onlookers' && from > 0 && told.events.length > 1;
          return misses ? { ...told, from, events: told.events.slice(1) } : told;
        },
    ),

  // Fault: the server acknowledges subscriptions to notices long before they are on disk.
  'early-subscriptions': () => [
    lateSubscriptions(SqliteStore.prototype),
    lateSubscriptions(PostgresStore.prototype),
  ],

  // Fault: the server sends each notice twice.
  'two-notices': () =>
    replaced(
      Sender.prototype,
      'send',
      (send) =>
        async function (...given) {
          await send.call(this, ...given);
          return send.call(this, ...given);
        },
    ),

  // Fault: notices have a field that could hold a secret.
  'telling-notices': () =>
    replaced(
      Sender.prototype,
      'send',
      (send) =>
        function (recipient, notice, ttl) {
          return send.call(this, recipient, Object.assign({ square: 'b2' }, notice), ttl);
        },
    ),
};

PLANTS[process.env['CHAOS_PLANT'] ?? '']?.();
