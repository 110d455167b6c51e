/** Poseidon's tiles by kind: how many are left, how many there were, and why a tile can't be played now. */
import { SHIPS } from '../../../shared/board/board.ts';
import { STORM_COUNTS, type GameRefusal, type Tile } from '../../../shared/game/game.ts';
import { isMonster, whyBarred } from '../../../shared/game/rules/storms.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';

export interface Kind {
  readonly tile: Tile;
  readonly left: number;
  readonly of: number;
  readonly barred: GameRefusal | null;
}

/** All kinds of tiles in this game, including those that are used up. */
export function kindsOf(view: PoseidonView): Kind[] {
  const tiles: Tile[] = [...SHIPS, 'great', ...view.variants.seaMonsters];
  return tiles.map((tile) => ({
    tile,
    left: view.hand.filter((held) => held === tile).length,
    of: isMonster(tile) ? 1 : STORM_COUNTS[tile],
    barred: whyBarred(view, tile),
  }));
}
