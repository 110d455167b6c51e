/** Games in which two ships are home, and the Navigators know that a third one is beside home. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import { distance } from '../../../shared/board/squares.ts';
import type { Storm } from '../../../shared/game/game.ts';
import { playableTiles } from '../../../shared/game/moves.ts';
import { isMonster, shipsHit } from '../../../shared/game/rules/storms.ts';
import type { PoseidonTold } from '../../../shared/game/told.ts';
import { toldToOthers } from '../../../shared/game/told-to-others.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';
import type { Belief } from '../../../shared/oracle/belief.ts';
import { believe } from '../../../shared/oracle/believe.ts';
import { certainSquare } from '../../../shared/oracle/queries/chances.ts';
import { oneOf, seeded } from '../../helpers/random.ts';
import { BOARDS, hear } from './heard.ts';

/** A decision in such a game: the storm that was played, and the storms that would have stopped the third ship. */
export interface ThirdShipCase {
  readonly played: Storm;
  readonly help: readonly Storm[];
}

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

/** The decisions of a cunning Poseidon that could stop the third ship, in the game with this number. */
export function thirdShipCases(game: number): ThirdShipCase[] {
  const { thoughts } = hear(2, oneOf(BOARDS, seeded(game)), {}, game, { whim: 0 });
  return thoughts.flatMap(({ view, told, command }) => {
    if (command.type !== 'play-storm' || view.arrived.length !== 2) return [];
    const isBeside = (ship: Ship) => distance(view.ships[ship], view.board.sacred) === 1;
    if (SHIPS.filter(isBeside).length > 1) return [];
    const near = aboutToArrive(view, told);
    const storms = playableTiles(view).filter((tile) => !isMonster(tile));
    const help = storms.filter((tile) => shipsHit(tile, view.arrived).some((ship) => near.includes(ship)));
    return help.length === 0 ? [] : [{ played: command.storm, help }];
  });
}
