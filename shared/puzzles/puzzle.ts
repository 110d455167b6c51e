/** A puzzle: a stretch of a game as the Navigators heard it, and the squares that can be found from it. */
import type { Board, Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { SpecialTiles, Storm, SeaMonster, Variants } from '../game/game.ts';
import type { Heading } from '../board/squares.ts';

/** What is asked: the one square of each ship, or every square on which one ship can be. */
export const PUZZLE_KINDS = ['ships', 'squares'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** The reasoning that solves a puzzle: docs/PUZZLES.md says what each of them promises. */
export const THEMES = [
  'islands',
  'landfall',
  'coastline',
  'deepSea',
  'shipsInSight',
  'landmark',
  'greatStorm',
  'faceDown',
  'edge',
  'longDoubt',
  'monster',
  'lighthouse',
  'fog',
  'caught',
] as const;
export type Theme = (typeof THEMES)[number];

/** From 1, the easiest. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** What truly happened in a stretch, move by move; the replies follow from the rules. */
export type Move =
  /** `to`: the squares to which it drove the ships that it moves, in the order of SHIPS. */
  | { readonly type: 'storm'; readonly storm: Storm; readonly to: readonly Square[] }
  | { readonly type: 'monster'; readonly monster: SeaMonster; readonly ship: Ship }
  /** `hurled`: the square to which a maelstrom threw the ship that it had caught. */
  | { readonly type: 'sail'; readonly ship: Ship; readonly heading: Heading; readonly hurled: Square | null }
  | { readonly type: 'survey'; readonly ship: Ship };

/** A stretch of a game: how it stood when all ships were certain, and what happened from then on. */
export interface Stretch {
  readonly board: Board;
  readonly variants: Variants;
  readonly tiles: SpecialTiles;
  /** Where the ships were, as everybody could know. */
  readonly ships: Readonly<Record<Ship, Square>>;
  /** The ships that were home already. */
  readonly arrived: readonly Ship[];
  readonly moves: readonly Move[];
}

export interface Puzzle extends Stretch {
  /** As it stands in its link: the board's letter, the game's seed, and the round from which it was cut. */
  readonly id: string;
  readonly kind: PuzzleKind;
  /** The ships to find, in the order of SHIPS; one alone where squares are asked. */
  readonly asked: readonly Ship[];
  /** The ships whose orders and reports are needed, the asked ones among them; all others tell nothing more. */
  readonly needed: readonly Ship[];
  readonly themes: readonly Theme[];
  /** How much must be combined: docs/PUZZLES.md. From 1 to 5, with one decimal. */
  readonly difficulty: number;
}

/** The difficulty as people choose it. */
export function levelOf({ difficulty }: Pick<Puzzle, 'difficulty'>): Level {
  return Math.min(5, Math.max(1, Math.round(difficulty))) as Level;
}
