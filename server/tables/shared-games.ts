/** Games that anybody may see who has the link: read from the logs on disk, without opening their table. */
import { sharedGame, type SharedGame } from '../../shared/table/shared-game.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { Answer } from '../../shared/wire/protocol.ts';
import { tableOfLink } from '../lib/secrets.ts';
import type { Store } from '../store/store-interface.ts';
import { readGameLog, readTableLog } from './logs.ts';

/**
 * The game that a link shows, and the code of its table. Refused with 'no-such-game' if it shows none, 'game-not-shared'
 * if it once did.
 * @throws DamagedError if what is kept of them is damaged
 */
export async function findSharedGame(
  store: Store,
  link: string,
): Promise<Answer<{ game: SharedGame; code: string }>> {
  const events = await readTableLog(store, tableOfLink(link));
  if (events.length === 0) return { ok: false, refusal: 'no-such-game' };
  const { games, names, code } = replayTable(events);
  const record = games.find((game) => game.link === link);
  if (record) return { ok: true, code, game: sharedGame(record, names, await readGameLog(store, record.id)) };
  const isDead = games.some(({ deadLinks }) => deadLinks.includes(link));
  return { ok: false, refusal: isDead ? 'game-not-shared' : 'no-such-game' };
}
