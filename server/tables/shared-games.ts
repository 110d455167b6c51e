/** Games that anybody may see who has the link: read from the logs on disk, without opening their table. */
import { sharedGame, type SharedGame } from '../../shared/table/shared-game.ts';
import type { Answer } from '../../shared/wire/protocol.ts';
import { tableOfLink } from '../lib/secrets.ts';
import type { Store } from '../store/store-interface.ts';
import type { TableSummary } from './summary-cache.ts';
import { readGameLog, readTableLog } from './logs.ts';

const NO_GAME = { ok: false, refusal: 'no-such-game' } as const;

/**
 * The game that a link shows, and the code of its table. Refused with 'no-such-game' if it shows none, 'game-not-shared'
 * if it once did.
 * @param glance finds a table by its id, without reading the log of a long one again and again
 * @throws DamagedError if what is kept of them is damaged
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
      // Deleted since the table was looked at: then nothing is damaged.
      if ((await readTableLog(store, id)).length === 0) return NO_GAME;
      throw error;
    }
  }
  const isDead = games.some(({ deadLinks }) => deadLinks.includes(link));
  return { ok: false, refusal: isDead ? 'game-not-shared' : 'no-such-game' };
}
