/**
 * Finds shared games, which anybody with the link may watch. They are read from the logs in the store, without opening
 * their table.
 */
import { sharedGame, type SharedGame } from '../../shared/table/shared-game.ts';
import type { Answer } from '../../shared/wire/protocol.ts';
import { tableOfLink } from '../lib/secrets.ts';
import type { Store } from '../store/store-interface.ts';
import type { TableSummary } from './summary-cache.ts';
import { readGameLog, readTableLog } from './logs.ts';

const NO_GAME = { ok: false, refusal: 'no-such-game' } as const;

/**
 * The game that a link leads to, and the code of its table. Refuses with 'no-such-game' if the link never existed, and
 * with 'game-not-shared' if it has been withdrawn.
 * @param glance finds a table by its id; tables with long logs come from a cache
 * @throws DamagedError if the game or its table is damaged
 */
export async function findSharedGame(
  store: Store,
  glance: (table: string) => Promise<TableSummary | undefined>,
  link: string,
): Promise<Answer<{ game: SharedGame; code: string }>> {
  const id = tableOfLink(link);
  const found = await glance(id);
  if (!found) return NO_GAME;
  const { games, names, code } = found.table;
  const record = games.find((game) => game.link === link);
  if (record) {
    try {
      return { ok: true, code, game: sharedGame(record, names, await readGameLog(store, record.id)) };
    } catch (error) {
      // If the table's log is now empty, the table has been deleted in the meantime and nothing is damaged.
      if ((await readTableLog(store, id)).length === 0) return NO_GAME;
      throw error;
    }
  }
  const isDead = games.some(({ deadLinks }) => deadLinks.includes(link));
  return { ok: false, refusal: isDead ? 'game-not-shared' : 'no-such-game' };
}
