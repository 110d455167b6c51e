/** Works out which events each audience is told when a table changes. */
import type { Feed, TableFeed } from '../../shared/wire/protocol.ts';
import type { Audience } from '../../shared/game/told.ts';
import type { GameLog, ToldCounts } from './game-log.ts';

/** The feeds for each audience. The list is empty for an audience that is told nothing. */
export type Feeds = Readonly<Record<Audience, readonly Feed[]>>;

export const NO_FEEDS: Feeds = { poseidon: [], navigators: [], onlookers: [], olympus: [] };

/**
 * The feeds that tell each audience about new events in a table's logs.
 * @param table the events added to the table's own log, which every audience may see
 * @param game the newest game, after the change
 * @param before how many of the game's events each audience had already been told
 */
export function feedsOf(table: TableFeed, game: GameLog | undefined, before: ToldCounts): Feeds {
  const feedsTo = (audience: Audience): Feed[] =>
    // Leave out empty feeds. An empty message would reveal that somebody has moved.
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
