/** The pictures of the story that the rules page tells. */
import type { IslandKind, Ship } from '../../../../shared/board/board.ts';
import type { Heading, Square } from '../../../../shared/board/squares.ts';

export interface Sheet {
  readonly world: 'chart' | 'deep';
  readonly ships: Readonly<Partial<Record<Ship, Square>>>;
  readonly islands: Readonly<Partial<Record<Square, IslandKind>>>;
  readonly deepSea?: Square;
  readonly storm?: { readonly ship: Ship; readonly on: Square; readonly from: Square; readonly to: Square };
  readonly order?: { readonly ship: Ship; readonly from: Square; readonly heading: Heading };
  /** The ship that looks around, and the squares that it sees. */
  readonly lookout?: { readonly from: Square; readonly at: readonly Square[] };
}

/** The pictures, each four squares wide and three high. The second and third show the same ship. */
export const FOUR: readonly Sheet[] = [
  {
    world: 'deep',
    ships: { red: 'b2', white: 'd3' },
    islands: { a1: 'rocky', d1: 'woody' },
    deepSea: 'c3',
    storm: { ship: 'red', on: 'a3', from: 'b2', to: 'c1' },
  },
  {
    world: 'chart',
    ships: { red: 'b3' },
    islands: { a1: 'rocky', d1: 'woody' },
    deepSea: 'c3',
    order: { ship: 'red', from: 'b3', heading: 'NE' },
  },
  {
    world: 'deep',
    ships: { red: 'c2' },
    islands: { b1: 'woody', d2: 'rocky' },
    deepSea: 'a3',
    lookout: { from: 'c2', at: ['b1', 'd2'] },
  },
  {
    world: 'chart',
    ships: { green: 'b2', red: 'b2', yellow: 'b2' },
    islands: { b2: 'sacred', d2: 'rocky' },
    deepSea: 'd3',
  },
];
