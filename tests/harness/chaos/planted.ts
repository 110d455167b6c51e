/** Loaded into a server process before it starts: builds the fault named by CHAOS_PLANT into it. */
import { SqliteStore } from '../../../server/store/sqlite-store.ts';
import { GameLog } from '../../../server/tables/game-log.ts';
import { TableMemory } from '../../../server/tables/memory.ts';
import { replaced } from '../replaced.ts';

const PLANTS: Readonly<Record<string, () => unknown>> = {
  // Moves are acknowledged long before they are on disk.
  early: () =>
    replaced(
      SqliteStore.prototype,
      'write',
      (write) =>
        function (change) {
          if (!change.entries.some(({ log }) => log.startsWith('game/'))) return write.call(this, change);
          setTimeout(() => void write.call(this, change), 500);
          return Promise.resolve();
        },
    ),

  // A command that comes again is carried out again.
  twice: () => replaced(TableMemory.prototype, 'isDone', () => () => false),

  // Onlookers who come back are told one event less than they miss.
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
};

PLANTS[process.env['CHAOS_PLANT'] ?? '']?.();
