/**
 * Poseidon's view: the true board and his hand, built from the events that he is told. It contains nothing about the
 * Navigators' chart.
 */
import type { Game } from '../game.ts';
import { fullHand, NO_TILES } from '../rules/setup.ts';
import { drive, spend } from '../rules/storms.ts';
import type { PoseidonTold } from '../told.ts';
import { beginPublic, followPublic, type PublicView } from './public.ts';

/** A game as Poseidon knows it. */
export interface PoseidonView extends PublicView, Pick<Game, 'ships' | 'hand' | 'played' | 'tiles'> {}

/** Updates the view with one event, as Poseidon was told it. The view is undefined before 'began'. */
export function followPoseidon(view: PoseidonView | undefined, told: PoseidonTold): PoseidonView | undefined {
  if (told.type === 'began') {
    return {
      ...beginPublic(told),
      ships: told.board.starts,
      hand: fullHand(told.variants),
      played: [],
      tiles: NO_TILES,
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
      return { ...next, ...spend(view, told.storm), ships: drive(view.ships, told.pushes) };
    case 'monster-played':
      return { ...next, ...spend(view, told.monster) };
    case 'sailed':
    case 'caught-pushed':
      return { ...next, ships: drive(view.ships, [told]) };
    default:
      return next;
  }
}
