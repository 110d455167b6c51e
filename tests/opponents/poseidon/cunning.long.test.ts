/** Situations that a cunning Poseidon must not overlook. The test plays games until each has occurred several times. */
import { describe, expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import { distance } from '../../../shared/board/squares.ts';
import { playableTiles } from '../../../shared/game/moves.ts';
import { toldToOthers } from '../../../shared/game/told-to-others.ts';
import { isMonster, shipsHit } from '../../../shared/game/rules/storms.ts';
import type { PoseidonTold } from '../../../shared/game/told.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';
import type { Belief } from '../../../shared/oracle/belief.ts';
import { believe } from '../../../shared/oracle/believe.ts';
import { certainSquare } from '../../../shared/oracle/queries/chances.ts';
import { oneOf, seeded } from '../../helpers/random.ts';
import { BOARDS, hear } from './heard.ts';

/** The ships that the Navigators know to be next to the Sacred Island. */
function aboutToArrive(view: PoseidonView, told: readonly PoseidonTold[]): Ship[] {
  const belief = told
    .map(toldToOthers)
    .reduce<Belief | undefined>((so, event) => believe(so, event), undefined);
  return SHIPS.filter(
    (ship) =>
      belief &&
      distance(view.ships[ship], view.board.sacred) === 1 &&
      certainSquare(belief, ship) === view.ships[ship],
  );
}

describe('the cunning one', () => {
  it('never lets the third ship sail home, alone and known to be next to it, if a storm can stop it', () => {
    let cases = 0;
    for (let game = 0; cases < 4; game++) {
      const { thoughts } = hear(2, oneOf(BOARDS, seeded(game)), {}, game, { whim: 0 });
      for (const { view, told, command } of thoughts) {
        if (command.type !== 'play-storm' || view.arrived.length !== 2) continue;
        const far = (ship: Ship) => distance(view.ships[ship], view.board.sacred);
        if (SHIPS.filter((ship) => far(ship) === 1).length > 1) continue;
        const near = aboutToArrive(view, told);
        const help = playableTiles(view).filter(
          (tile) => !isMonster(tile) && shipsHit(tile, view.arrived).some((ship) => near.includes(ship)),
        );
        if (help.length === 0) continue;
        cases++;
        expect(help).toContain(command.storm);
      }
    }
  });
});
