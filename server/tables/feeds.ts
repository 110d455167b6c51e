/** Puts together what each audience is told when a table changes. */
import type { Feed, TableFeed } from '../../shared/wire/protocol.ts';
import { forEachAudience, type Audience } from '../../shared/game/told.ts';
import type { GameFeeds } from './game-log.ts';

/** The feeds for each audience. The list is empty for an audience that is told nothing. */
export type Feeds = Readonly<Record<Audience, readonly Feed[]>>;

export const NO_FEEDS: Feeds = forEachAudience(() => []);

/**
 * The feeds that tell each audience about new events in a table's logs.
 * @param table the events added to the table's own log, which every audience may see
 * @param game what each audience is told of the newest game
 */
export function feedsOf(table: TableFeed, game: GameFeeds | undefined): Feeds {
  // Leave out empty feeds. An empty message would reveal that somebody has moved.
  return forEachAudience((audience) =>
    [table, ...(game ? [game[audience]] : [])].filter(({ events }) => events.length > 0),
  );
}
