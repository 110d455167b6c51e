/** Everything that Poseidon needs for a decision. It is computed once for each decision. */
import type { PoseidonView } from '../../game/views/poseidon.ts';
import type { Belief } from '../../oracle/belief.ts';
import { believe } from '../../oracle/believe.ts';
import { afterPush, type Cloud } from './cloud.ts';
import { aftermathOf, playOn, type Aftermath } from './plays.ts';
import { cloudsOf, copyOf, positionOf, type Play, type Position } from './position.ts';
import { makeBoardTables, type BoardTables } from './board-tables.ts';

export interface Knowledge {
  readonly view: PoseidonView;
  readonly tables: BoardTables;
  readonly position: Position;
  /** For each ship, the squares on which it could be after a storm that hit it or may have hit it. */
  readonly afterStorm: Aftermath;
  /** The position after a play. */
  afterPlay(play: Play): Position;
  /** The position after the caught ship was pushed to a square. */
  afterCaughtPush(ship: number, to: number): Position;
}

/**
 * Works out everything that Poseidon needs for a decision.
 * @param belief what the Navigators can know about the game
 */
export function knowledgeOf(view: PoseidonView, belief: Belief): Knowledge {
  const tables = makeBoardTables(belief.sea, view.tiles);
  const position = positionOf(view, belief, tables);
  const hidden = view.phase === 'poseidon' ? hiddenClouds(view, belief, tables, position) : null;
  return {
    view,
    tables,
    position,
    afterStorm: hidden ? (ship) => hidden[ship] as Cloud : aftermathOf(tables, position),
    afterPlay(play) {
      const next = copyOf(position);
      playOn(tables, next, play);
      if (hidden && play.storm !== null) next.clouds.splice(0, hidden.length, ...hidden);
      return next;
    },
    afterCaughtPush(ship, to) {
      const next = copyOf(position);
      next.clouds[ship] = afterPush(tables, position.clouds[ship] as Cloud);
      next.ships[ship] = to;
      return next;
    },
  };
}

/** The ships' clouds after a face-down storm, from the oracle. Null if the storm will be visible. */
function hiddenClouds(
  view: PoseidonView,
  belief: Belief,
  tables: BoardTables,
  { ships, clouds }: Position,
): Cloud[] | null {
  if (!view.variants.harderDeduction) return null;
  const after = believe(belief, { type: 'storm-played', storm: null }, belief.limits);
  return after ? cloudsOf(view, after, tables, ships) : clouds;
}
