/** What each audience of a table is told by one command. */
import type { Feed, TableFeed } from '../../shared/wire/protocol.ts';
import type { Audience } from '../../shared/game/told.ts';
import type { GameLog, ToldCounts } from './game-log.ts';

/** The messages for each audience: none for whoever is told nothing. */
export type Feeds = Readonly<Record<Audience, readonly Feed[]>>;

export const NO_FEEDS: Feeds = { poseidon: [], navigators: [], onlookers: [], olympus: [] };

/**
 * The feeds of what was added to a table's logs.
 * @param table what everybody is told of the table's own log
 * @param game the newest game, what was added to it included
 * @param before how much each audience had been told of it before
 */
export function feedsOf(table: TableFeed, game: GameLog | undefined, before: ToldCounts): Feeds {
  const feedsTo = (audience: Audience): Feed[] =>
    // An audience that is told nothing gets no message: an empty one would tell that somebody has moved.
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
