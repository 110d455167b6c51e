/** What an audience hears of a log, and the view that it folds from it. */
import type { GameEvent } from '../../shared/game/game.ts';
import { tell } from '../../shared/game/tell.ts';
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

/** The view after one more event, heard as it happened. */
export function hear<A extends Audience>(audience: A, view: ViewOf[A] | undefined, event: GameEvent) {
  const told = tell(event, audience);
  return told ? followers[audience](view, told) : view;
}

function isTile({ type }: GameEvent): boolean {
  return type === 'storm-played' || type === 'monster-played';
}

/**
 * What somebody is told who asks for the whole log now. With Use Your Memory the replies fade that
 * were given before the latest tile was played (ruling 17).
 */
export function tellAgain<A extends Audience>(log: readonly GameEvent[], audience: A): ToldTo[A][] {
  const memory = log.some((event) => event.type === 'began' && event.variants.useYourMemory);
  const latestTile = log.findLastIndex(isTile);
  return log
    .map((event, i) => tell(event, audience, memory && i < latestTile ? 'faded' : 'fresh'))
    .filter((told) => told !== null);
}

/** The view of somebody who comes back and is told the whole log again. */
export function resume<A extends Audience>(log: readonly GameEvent[], audience: A): ViewOf[A] | undefined {
  return tellAgain(log, audience).reduce<ViewOf[A] | undefined>(followers[audience], undefined);
}
