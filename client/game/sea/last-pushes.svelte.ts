/** Where Poseidon's last storm or maelstrom drove ships. This is only displayed, so it isn't part of a view. */
import { createContext } from 'svelte';
import type { Push } from '../../../shared/game/game.ts';
import type { PoseidonTold } from '../../../shared/game/told.ts';
import type { TableSession } from '../../session/session.svelte.ts';

/** The last pushes, updated for one more event. */
export function followPushes(pushes: readonly Push[], told: PoseidonTold): readonly Push[] {
  switch (told.type) {
    case 'began':
    case 'monster-played':
      return [];
    case 'storm-played':
      return told.pushes;
    case 'caught-pushed':
      return [{ ship: told.ship, from: told.from, to: told.to }];
    default:
      return pushes;
  }
}

export class LastPushes {
  pushes = $state.raw<readonly Push[]>([]);

  /**
   * @param session a session that has not received any events yet, so that even a device that arrives during a game
   * knows the last storm
   */
  constructor(session: Pick<TableSession, 'onTold'>) {
    session.onTold((news) => {
      if (news.audience !== 'poseidon' && news.audience !== 'olympus') return;
      this.pushes = news.told.reduce(followPushes, this.pushes);
    });
  }
}

/** Lets the page of a table provide the last pushes to its boards. */
export const [getLastPushes, setLastPushes] = createContext<LastPushes>();
