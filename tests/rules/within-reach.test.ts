/** Whether the Navigators can still win, by what everybody knows. */
import { describe, expect, it } from 'vitest';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { canStillWin } from '../../shared/game/views/within-reach.ts';
import { tell } from '../../shared/game/tell.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { distance } from '../../shared/board/squares.ts';
import { replay } from '../../shared/game/evolve.ts';
import { stormsLeft } from '../../shared/game/views/public.ts';
import { wholeGame } from '../helpers/finished.ts';
import { seeded } from '../helpers/random.ts';
import { drawVariants } from '../oracle/mixes.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);

describe('a win within reach', () => {
  it('is there at the beginning, and never ruled out while the true ships are near enough', () => {
    let ruledOut = 0;
    for (const seed of SEEDS) {
      const events = wholeGame(seed, drawVariants(seeded(seed)));
      let view: NavigatorsView | undefined;
      events.forEach((event, i) => {
        const told = tell(event, 'navigators');
        if (told) view = followNavigators(view, told);
        if (!view || view.phase === 'over') return;
        const can = canStillWin(view);
        if (i === 0) expect(can).toBe(true);
        const game = replay(events.slice(0, i + 1));
        const left = stormsLeft(view);
        const able = SHIPS.filter((ship) => {
          const steps = left + (game.phase !== 'poseidon' && !game.stepped.includes(ship) ? 1 : 0);
          return game.arrived.includes(ship) || distance(game.ships[ship], game.board.sacred) <= steps;
        });
        if (able.length >= 3) expect(can).toBe(true);
        if (!can) ruledOut++;
      });
    }
    expect(ruledOut).toBeGreaterThan(5);
  });
});
