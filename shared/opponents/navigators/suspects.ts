/**
 * Tracks the squares on which an opponent without the oracle suspects Poseidon's secret tiles. Only the latest
 * suspicions are kept.
 */
import type { Square } from '../../board/squares.ts';
import type { MarkerKind } from '../../game/game.ts';
import { mayHold } from '../../game/rules/placing.ts';
import type { PublicView } from '../../game/views/public.ts';

export type Suspects = Readonly<Record<MarkerKind, readonly Square[]>>;

export const NO_SUSPECTS: Suspects = { maelstrom: [], fogBank: [] };

/**
 * Adds a suspected square, if a tile of this kind may lie there. Of the suspected squares, only the newest are kept: as
 * many as there are tiles of this kind in play.
 */
export function addSuspect(
  suspects: Suspects,
  { board, variants, lighthouses }: Pick<PublicView, 'board' | 'variants' | 'lighthouses'>,
  kind: MarkerKind,
  square: Square,
): Suspects {
  if (!mayHold(board, kind, square) || lighthouses.includes(square)) return suspects;
  const count = kind === 'maelstrom' ? variants.maelstroms : variants.fogBanks;
  const others = suspects[kind].filter((other) => other !== square);
  return { ...suspects, [kind]: [square, ...others].slice(0, count) };
}
