/** The pieces on the board at a moment of a finished game: tiles face up, true ships and guesses. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Lamp, SpecialTiles } from '../../../shared/game/game.ts';
import { lampOf } from '../../../shared/game/rules/survey.ts';
import type { Frame } from '../../../shared/game/views/review.ts';
import type { Piece } from '../../board/geometry.ts';

/** What to draw for a piece. */
export type Drawing =
  | { readonly kind: 'truth' | 'guess'; readonly ship: Ship }
  | { readonly kind: 'lighthouse'; readonly lamp: Lamp | 'unlit' }
  | { readonly kind: 'maelstrom' | 'fogBank' };

export interface FilmPiece extends Piece {
  readonly drawing: Drawing;
}

/**
 * The pieces at a moment. A guess that is correct isn't drawn.
 * @param shown the ships to draw
 */
export function filmPieces(
  { lighthouses, maelstroms, fogBanks }: SpecialTiles,
  { ships, guesses }: Pick<Frame, 'ships' | 'guesses'>,
  shown: readonly Ship[],
): FilmPiece[] {
  const astray = shown.filter((ship) => guesses[ship] !== ships[ship]);
  return [
    ...lighthouses.map((square, i): FilmPiece => {
      const lamp = lampOf(lighthouses.length, i);
      return { key: `lighthouse-${i}`, square, size: 'tile', drawing: { kind: 'lighthouse', lamp } };
    }),
    ...maelstroms.map((square, i): FilmPiece => {
      return { key: `maelstrom-${i}`, square, size: 'tile', drawing: { kind: 'maelstrom' } };
    }),
    ...fogBanks.map((square, i): FilmPiece => {
      return { key: `fog-${i}`, square, size: 'tile', drawing: { kind: 'fogBank' } };
    }),
    ...astray.map((ship): FilmPiece => {
      return { key: `guess-${ship}`, square: guesses[ship], size: 'ship', drawing: { kind: 'guess', ship } };
    }),
    ...shown.map((ship): FilmPiece => {
      return { key: ship, square: ships[ship], size: 'ship', drawing: { kind: 'truth', ship } };
    }),
  ];
}
