/** The marks on the true board for the squares to which the last storm or maelstrom drove ships. */
import { describe, expect, it } from 'vitest';
import { LastPushes } from '../../client/game/sea/last-pushes.svelte.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import type { PoseidonTold, Told } from '../../shared/game/told.ts';
import { attending, feed } from '../helpers/attending.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { reply } from '../helpers/replies.ts';

const BEGAN: Told = {
  type: 'began',
  board: SMALL_SEA,
  variants: BASE_GAME,
  owners: { red: null, green: null, white: null, yellow: null },
  navigators: ['anna'],
};
const PUSH = { ship: 'red', from: 'a1', to: 'b1' } as const;
const STORM: PoseidonTold = { type: 'storm-played', storm: 'red', faceDown: false, pushes: [PUSH] };
const SAILED: PoseidonTold = {
  type: 'sailed',
  ship: 'white',
  heading: 'E',
  from: 'a7',
  to: 'b7',
  arrived: false,
  reply: reply(),
};

describe('the trail of the last pushes', () => {
  function followed() {
    let trail: LastPushes | undefined;
    const { arrive, tell } = attending((session) => (trail = new LastPushes(session)));
    return { arrive, tell, pushes: () => trail?.pushes };
  }

  it('is that of the last storm also for who comes back', async () => {
    const { arrive, pushes } = followed();
    expect(pushes()).toEqual([]);
    await arrive(feed(0, [BEGAN, STORM, SAILED]));
    expect(pushes()).toEqual([PUSH]);
  });

  it('is the throw of a maelstrom, and none after a sea monster or in a new game', async () => {
    const { arrive, tell, pushes } = followed();
    await arrive(feed(0, [BEGAN, STORM]));
    tell(feed(2, [{ type: 'caught-pushed', ship: 'white', from: 'a7', to: 'b7' }]));
    expect(pushes()).toEqual([{ ship: 'white', from: 'a7', to: 'b7' }]);
    tell(feed(3, [{ type: 'monster-played', monster: 'kraken', ship: 'red' }]));
    expect(pushes()).toEqual([]);
    tell(feed(4, [STORM]));
    tell({ log: 'game', game: 'next', audience: 'poseidon', from: 0, events: [BEGAN] });
    expect(pushes()).toEqual([]);
  });
});
