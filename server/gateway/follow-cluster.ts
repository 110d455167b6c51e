/** Applies reports from other servers at this server. */
import type { Clocks } from '../tables/clocks.ts';
import type { Tables } from '../tables/tables.ts';
import type { Door } from './door.ts';
import type { ClusterListener } from './cluster.ts';
import type { Presence } from './presence.ts';

export interface Followers {
  readonly presence: Presence;
  readonly tables: Tables;
  readonly door: Door;
  readonly clocks: Clocks;
}

/**
 * @param onFault called with the error when a report can't be applied; the next refresh or message makes up for the
 * failure
 */
export function followCluster(
  { presence, tables, door, clocks }: Followers,
  onFault: (error: unknown) => void,
): ClusterListener {
  return {
    playersAt: (id) => (presence.isAttended({ id }) ? presence.playersAt({ id }) : undefined),
    tables: () => tables.attended,
    clockOf: (id) => {
      const table = tables.inMemory(id);
      return table && clocks.reading(table);
    },
    knocksAt: (id) => door.knocking(id),
    doors: () => door.tables,
    onGrown: (id) => void tables.inMemory(id)?.refresh().catch(onFault),
    onOthers: (id) => {
      const table = tables.inMemory(id);
      if (!table) return;
      presence.announce(table);
      // A knocker may claim to be one of the players who have come. Players who have gone may have been those to ask.
      door.settle(table);
    },
    onClock: (id) => {
      const table = tables.inMemory(id);
      if (table) clocks.sync(table);
    },
    onCame: (id, players, at) => presence.dismissElsewhere({ id }, players, at),
    onKnocks: (id) => door.show(id),
    // Read the log first, because somebody else may already have let the knocker in.
    onTurnedAway: (id, knock) =>
      void tables
        .inMemory(id)
        ?.refresh()
        .then(() => door.turnAway(id, knock))
        .catch(onFault),
    // Read the log first, because a player who has left the Navigators' side must not see the signal.
    onSignal: (id, signalled) =>
      void tables
        .inMemory(id)
        ?.refresh()
        .then(() => presence.passOn({ id }, signalled))
        .catch(onFault),
  };
}
