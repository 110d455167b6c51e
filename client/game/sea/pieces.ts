/**
 * The pieces on Poseidon's board: ships, special tiles, the monster that holds a ship, and what Poseidon has chosen
 * so far.
 */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Lamp, MarkerKind, Push, SeaMonster } from '../../../shared/game/game.ts';
import { isMonster } from '../../../shared/game/rules/storms.ts';
import { lampOf } from '../../../shared/game/rules/survey.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';
import type { Piece } from '../../board/geometry.ts';

/**
 * A secret tile that Poseidon places: its kind, its number among the tiles of that kind (from 0), and its square, if it
 * has one yet.
 */
export interface Danger {
  readonly key: string;
  readonly kind: MarkerKind;
  readonly number: number;
  readonly square: Square | null;
}

export type TruePiece = Piece &
  (
    | { readonly what: 'ship' | 'ghost'; readonly ship: Ship }
    | { readonly what: 'monster'; readonly monster: SeaMonster }
    | { readonly what: 'lighthouse'; readonly lamp: Lamp | 'unlit' }
    | { readonly what: MarkerKind }
  );

/** The sea monster that holds a ship in this round; null if none does. */
export function holder(view: PoseidonView, ship: Ship): SeaMonster | null {
  const tile = view.held === ship ? view.played.at(-1)?.tile : undefined;
  return tile && isMonster(tile) ? tile : null;
}

/**
 * The key of the held piece if there is another piece of the same size on its square. In that case, the piece itself
 * needs a ring. Otherwise null, because marking the square is enough.
 */
export function ringed(pieces: readonly TruePiece[], held: string | null): string | null {
  const piece = pieces.find(({ key }) => key === held);
  const shares = pieces.some(
    (other) => other !== piece && other.square === piece?.square && other.size === piece.size,
  );
  return shares ? held : null;
}

/** The squares whose printed terrain is covered by tiles. */
export function coveredSquares({ tiles }: PoseidonView, dangers: readonly Danger[]): Square[] {
  const laid = dangers.flatMap(({ kind, square }) => (kind === 'fogBank' && square ? [square] : []));
  return [...tiles.lighthouses, ...tiles.fogBanks, ...laid];
}

/** All pieces of the board, lowest first. A ship that is about to be driven has a faint copy on the target square. */
export function truePieces(
  view: PoseidonView,
  pushes: readonly Push[],
  dangers: readonly Danger[],
): TruePiece[] {
  const { tiles, ships } = view;
  return [
    ...tiles.lighthouses.map((square, i): TruePiece => {
      const lamp = lampOf(tiles.lighthouses.length, i);
      return { key: `lighthouse ${i}`, square, size: 'tile', what: 'lighthouse', lamp };
    }),
    ...tiles.maelstroms.map((square, i) => danger('maelstrom', i, square)),
    ...tiles.fogBanks.map((square, i) => danger('fogBank', i, square)),
    ...dangers.flatMap(({ kind, number, square }) => (square ? [danger(kind, number, square)] : [])),
    ...pushes.map(({ ship, to }): TruePiece => {
      return { key: `ghost ${ship}`, square: to, size: 'ship', what: 'ghost', ship };
    }),
    ...SHIPS.map((ship): TruePiece => {
      return { key: ship, square: ships[ship], size: 'ship', what: 'ship', ship };
    }),
    ...SHIPS.flatMap((ship): TruePiece[] => {
      const monster = holder(view, ship);
      return monster
        ? [{ key: `monster ${monster}`, square: ships[ship], size: 'tile', what: 'monster', monster }]
        : [];
    }),
  ];
}

function danger(what: MarkerKind, number: number, square: Square): TruePiece {
  return { key: `${what} ${number}`, square, size: 'tile', what };
}
