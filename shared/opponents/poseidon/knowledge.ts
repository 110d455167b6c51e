/** What Poseidon knows when he thinks, worked out for it once. */
import type { PoseidonView } from '../../game/views/poseidon.ts';
import type { Belief } from '../../oracle/belief.ts';
import { believe } from '../../oracle/believe.ts';
import { driven, type Cloud } from './cloud.ts';
import { aftermathOf, type Aftermath } from './plays.ts';
import { cloudsOf, positionOf, type Position } from './position.ts';
import { makeWaters, type Waters } from './waters.ts';

export interface Knowledge {
  readonly view: PoseidonView;
  readonly waters: Waters;
  readonly position: Position;
  /** What each ship will seem to be once he has played a storm that hits it, or that may have. */
  readonly afterStorm: Aftermath;
  /** What the caught ship will seem to be once it is thrown out. */
  readonly thrownOut: Aftermath;
}

/**
 * What he knows of a game.
 * @param belief what the Navigators can know of it
 */
export function knowledgeOf(view: PoseidonView, belief: Belief): Knowledge {
  const waters = makeWaters(belief.sea, view.tiles);
  const position = positionOf(view, belief, waters);
  return {
    view,
    waters,
    position,
    afterStorm: afterStormOf(view, belief, waters, position),
    thrownOut: (ship) => driven(waters, position.clouds[ship] as Cloud),
  };
}

/** A storm that is seen drives its ships; face down, the oracle knows best what is thought of it. */
function afterStormOf(view: PoseidonView, belief: Belief, waters: Waters, position: Position): Aftermath {
  if (!view.variants.harderDeduction || view.phase !== 'poseidon') return aftermathOf(waters, position);
  const after = believe(belief, { type: 'storm-played', storm: null }, belief.limits);
  if (!after) return aftermathOf(waters, position);
  const clouds = cloudsOf(view, after, waters, position.ships);
  return (ship) => clouds[ship] as Cloud;
}
