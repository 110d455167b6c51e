/** Repairs the list of tables. A table that is missing from the list is found by its log. */
import type { Logger } from 'pino';
import type { Store } from '../store/store-interface.ts';
import { DamagedError } from '../store/damage.ts';
import { readTableLog, tableLog } from './logs.ts';

/** Adds each missing table to the list again, if its log is undamaged and no other table has its code. */
export async function mendLostTables(store: Store, log: Logger): Promise<void> {
  for (const id of await store.lostTables(tableLog(''))) {
    try {
      const events = await readTableLog(store, id);
      const [made] = events;
      if (made?.type !== 'made') throw new DamagedError(tableLog(id), 'its events make no sense');
      await store.mendTable({
        id,
        code: made.code,
        played: events.some(({ type }) => type === 'game-began'),
      });
      log.error({ table: id }, 'a table had been lost from the list, and is back');
    } catch (error) {
      log.error({ err: error, table: id }, 'a table has been lost from the list');
    }
  }
}
