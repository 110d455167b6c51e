/** Computes what an audience receives of a log, and how the audience therefore sees the game. */
import { replay } from '../../shared/game/evolve.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import { tell, tellLog } from '../../shared/game/tell.ts';
import type { Audience, ToldTo } from '../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { followOnlookers, type OnlookersView } from '../../shared/game/views/onlookers.ts';
import { followPoseidon, type PoseidonView } from '../../shared/game/views/poseidon.ts';

export interface ViewOf {
  poseidon: PoseidonView;
  navigators: NavigatorsView;
  onlookers: OnlookersView;
  olympus: PoseidonView;
}

const followers: {
  [A in Audience]: (view: ViewOf[A] | undefined, told: ToldTo[A]) => ViewOf[A] | undefined;
} = {
  poseidon: followPoseidon,
  navigators: followNavigators,
  onlookers: followOnlookers,
  olympus: followPoseidon,
};

/** An audience's view of the game after one more event, which the audience receives as it happens. */
export function hear<A extends Audience>(audience: A, view: ViewOf[A] | undefined, event: GameEvent) {
  const told = tell(event, audience);
  return told ? followers[audience](view, told) : view;
}

/** How a client that returns to the table sees the game. It receives the whole log again. */
export function resume<A extends Audience>(log: readonly GameEvent[], audience: A): ViewOf[A] | undefined {
  const { variants } = replay(log);
  return tellLog(log, variants, audience).reduce<ViewOf[A] | undefined>(followers[audience], undefined);
}
