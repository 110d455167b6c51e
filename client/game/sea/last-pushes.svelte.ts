/** Where Poseidon's last storm or maelstrom drove ships: for the eye only, so it is no part of a view. */
import { createContext } from 'svelte';
import type { Push } from '../../../shared/game/game.ts';
import type { PoseidonTold } from '../../../shared/game/told.ts';
import type { TableSession } from '../../session/session.svelte.ts';

/** The last pushes after one more told event. */
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

  /** @param session one that has been told nothing yet: who comes in the middle sees the last storm, too */
  constructor(session: Pick<TableSession, 'onTold'>) {
    session.onTold((news) => {
      if (news.audience !== 'poseidon' && news.audience !== 'olympus') return;
      this.pushes = news.told.reduce(followPushes, this.pushes);
    });
  }
}

/** How the page of a table hands them to the boards in it. */
export const [getLastPushes, setLastPushes] = createContext<LastPushes>();
