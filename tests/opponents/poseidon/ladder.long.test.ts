/**
 * Checks that each strength of Poseidon lets fewer ships come home than the next weaker one. The differences are large
 * enough to show in a few games.
 */
import { expect, it } from 'vitest';
import { BASE_GAME } from '../../../shared/game/game.ts';
import { navigatorMind } from '../../../shared/opponents/navigators/navigators.ts';
import { RUNGS } from '../../../shared/opponents/opponents.ts';
import { poseidonMind } from '../../../shared/opponents/poseidon/mind.ts';
import { seeded } from '../../helpers/random.ts';
import { playVoyage } from '../../../shared/selfplay/voyage.ts';
import { BOARDS } from './heard.ts';

it('lets fewer ships home from rung to rung', () => {
  const [moody, cunning, wrathful] = RUNGS.map((rung) => {
    let home = 0;
    for (let game = 0; game < 6; game++) {
      const [, board = BOARDS[0]] = BOARDS;
      if (!board) throw new Error('no boards');
      const log = playVoyage({
        board,
        variants: BASE_GAME,
        crew: { anna: navigatorMind(2) },
        poseidon: poseidonMind(rung),
        random: seeded(game),
      });
      const end = log.at(-1);
      if (end?.type === 'ended') home += end.outcome.arrived.length;
    }
    return home;
  }) as [number, number, number];
  expect(cunning).toBeLessThan(moody);
  expect(wrathful).toBeLessThan(cunning);
});
