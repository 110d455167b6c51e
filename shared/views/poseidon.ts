/** Poseidon's view: the truth and his hand, folded from what he is told. Nothing of the guess board. */
import type { Ship } from '../board.ts';
import type { Game, Push, Tile } from '../game.ts';
import { fullHand, NO_TILES } from '../rules/setup.ts';
import { beginPublic, followPublic, type PublicView } from './public.ts';
import type { PoseidonTold } from '../told.ts';
import type { Square } from '../squares.ts';

export interface PoseidonView extends PublicView, Pick<Game, 'ships' | 'hand' | 'played' | 'tiles'> {
  /** Where his last storm or maelstrom drove ships, for the eye. */
  readonly lastPushes: readonly Push[];
}

/** Folds what Poseidon was told from the beginning; undefined before 'began'. */
export function followPoseidon(view: PoseidonView | undefined, told: PoseidonTold): PoseidonView | undefined {
  if (told.type === 'began') {
    return {
      ...beginPublic(told),
      ships: told.board.starts,
      hand: fullHand(told.variants),
      played: [],
      tiles: NO_TILES,
      lastPushes: [],
    };
  }
  if (!view) return undefined;
  const next: PoseidonView = { ...view, ...followPublic(view, told) };
  switch (told.type) {
    case 'lighthouses-placed':
      return { ...next, tiles: { ...view.tiles, lighthouses: told.squares } };
    case 'dangers-placed': {
      const { maelstroms, fogBanks } = told;
      return { ...next, tiles: { ...view.tiles, maelstroms, fogBanks } };
    }
    case 'storm-played':
      return push({ ...next, ...spend(view, told.storm) }, told.pushes);
    case 'monster-played':
      return { ...next, ...spend(view, told.monster), lastPushes: [] };
    case 'sailed':
      return { ...next, ships: moved(view, told.ship, told.to) };
    case 'caught-pushed':
      return push(next, [{ ship: told.ship, from: told.from, to: told.to }]);
    default:
      return next;
  }
}

function moved({ ships }: PoseidonView, ship: Ship, to: Square): PoseidonView['ships'] {
  return { ...ships, [ship]: to };
}

function push(view: PoseidonView, pushes: readonly Push[]): PoseidonView {
  const ships = { ...view.ships };
  for (const { ship, to } of pushes) ships[ship] = to;
  return { ...view, ships, lastPushes: pushes };
}

function spend(view: PoseidonView, tile: Tile): Pick<PoseidonView, 'hand' | 'played'> {
  return {
    hand: view.hand.toSpliced(view.hand.indexOf(tile), 1),
    played: [...view.played, { tile, round: view.round }],
  };
}
