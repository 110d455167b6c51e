/** Makes the same key from the secrets of a game and from those of a state of the oracle. */
import { SHIPS } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { Game } from '../../shared/game/game.ts';
import { stormsOf } from '../../shared/game/rules/storms.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { squaresOfState, type State } from '../../shared/oracle/queries/states.ts';
import { squaresOfLayout, type Layout } from '../../shared/oracle/sea/layouts.ts';

function compose(
  storms: readonly string[],
  afterGreat: boolean,
  maelstroms: readonly Square[],
  fogBanks: readonly Square[],
  ships: readonly Square[],
): string {
  const lists = [[...storms].sort(), [...maelstroms].sort(), [...fogBanks].sort(), ships];
  return `${afterGreat} ${lists.map((list) => list.join()).join(' ')}`;
}

/** A key that consists of a game's secrets. */
export function nameState({ hand, played, tiles, ships }: Game): string {
  return compose(
    stormsOf(hand),
    played.at(-1)?.tile === 'great',
    tiles.maelstroms,
    tiles.fogBanks,
    SHIPS.map((ship) => ships[ship]),
  );
}

/** A key that consists of the secrets in one of a belief's states. */
export function nameBelieved({ sea }: Belief, state: State): string {
  const at = (number: number) => sea.squares[number] as Square;
  const lie = (layout: Layout) => squaresOfLayout(layout).map(at);
  const { hand, maelstroms, fogBanks } = state;
  return compose(hand.storms, hand.afterGreat, lie(maelstroms), lie(fogBanks), squaresOfState(state).map(at));
}
