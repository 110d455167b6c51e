/** Works out what each audience is told about one change of a table. */
import type { Feed, TableFeed } from '../../shared/wire/protocol.ts';
import type { Audience } from '../../shared/game/told.ts';
import type { GameLog, ToldCounts } from './game-log.ts';

/** The feeds for each audience. An audience that is told nothing has none. */
export type Feeds = Readonly<Record<Audience, readonly Feed[]>>;

export const NO_FEEDS: Feeds = { poseidon: [], navigators: [], onlookers: [], olympus: [] };

/**
 * The feeds about events added to a table's logs.
 * @param table what was added to the table's own log, which everybody is told
 * @param game the newest game, after the change
 * @param before how many of its events each audience had already been told
 */
export function feedsOf(table: TableFeed, game: GameLog | undefined, before: ToldCounts): Feeds {
  const feedsTo = (audience: Audience): Feed[] =>
    // An audience that is told nothing gets no message: an empty one would show that somebody has moved.
    [table, ...(game ? [game.feed(audience, before[audience])] : [])].filter(
      ({ events }) => events.length > 0,
    );
  return {
    poseidon: feedsTo('poseidon'),
    navigators: feedsTo('navigators'),
    onlookers: feedsTo('onlookers'),
    olympus: feedsTo('olympus'),
  };
}
