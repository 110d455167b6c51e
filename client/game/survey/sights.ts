/** The sighted things as a row of pictures, in the same order as in the sentence. */
import { SHIPS, type IslandKind, type Ship } from '../../../shared/board/board.ts';
import type { Sighting } from '../../../shared/game/game.ts';

export type Sight =
  | { readonly kind: 'island'; readonly count: number }
  | { readonly kind: IslandKind; readonly count: number }
  | { readonly kind: 'ships'; readonly count: number | 'some' }
  | { readonly kind: 'ship'; readonly ship: Ship; readonly count: 1 }
  | { readonly kind: 'lighthouse' | 'fogBank'; readonly count: number }
  | { readonly kind: 'coastline'; readonly count: 1 };

const KINDS: readonly IslandKind[] = ['woody', 'rocky', 'sacred'];

/** The pictures for a sighting; none if nothing is in sight. */
export function sightsOf({
  islands,
  kinds,
  ships,
  colours,
  lighthouses,
  fogBanks,
  coastline,
}: Sighting): Sight[] {
  const all: Sight[] = [
    ...(kinds
      ? KINDS.map((kind) => ({ kind, count: kinds.filter((other) => other === kind).length }))
      : [{ kind: 'island' as const, count: islands }]),
    ...(colours
      ? SHIPS.filter((ship) => colours.includes(ship)).map((ship) => ({
          kind: 'ship' as const,
          ship,
          count: 1 as const,
        }))
      : [{ kind: 'ships' as const, count: ships }]),
    { kind: 'lighthouse', count: lighthouses },
    { kind: 'fogBank', count: fogBanks },
    ...(coastline ? [{ kind: 'coastline' as const, count: 1 as const }] : []),
  ];
  return all.filter(({ count }) => count !== 0);
}
