/** A puzzle: part of a game as the Navigators saw it, and the squares that can be deduced from it. */
import type { Board, Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { SpecialTiles, Storm, SeaMonster, Variants } from '../game/game.ts';
import type { Heading } from '../board/squares.ts';

/**
 * What the player has to find. 'ships': the only possible square of each ship in question. 'squares': every possible
 * square of one ship.
 */
export const PUZZLE_KINDS = ['ships', 'squares'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** The kinds of reasoning that solve a puzzle; docs/PUZZLES.md describes them. */
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

/** The levels of difficulty, from 1, the easiest. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** A move in the part of a game that a puzzle shows, as it truly happened. The ships' reports follow from the rules. */
export type Move =
  /** `to` holds the new squares of the ships that the storm hit, in the order of SHIPS. */
  | { readonly type: 'storm'; readonly storm: Storm; readonly to: readonly Square[] }
  | { readonly type: 'monster'; readonly monster: SeaMonster; readonly ship: Ship }
  /** `hurled` is the square to which the ship was pushed out of a maelstrom; null if it was not caught. */
  | { readonly type: 'sail'; readonly ship: Ship; readonly heading: Heading; readonly hurled: Square | null }
  | { readonly type: 'survey'; readonly ship: Ship };

/**
 * A stretch: part of a game. It starts with the state at a moment when every ship's square was certain, followed by the
 * moves from then on.
 */
export interface Stretch {
  readonly board: Board;
  readonly variants: Variants;
  readonly tiles: SpecialTiles;
  /** The squares of the ships at the beginning, which the Navigators knew. */
  readonly ships: Readonly<Record<Ship, Square>>;
  /** The ships that had already arrived at the beginning. */
  readonly arrived: readonly Ship[];
  readonly moves: readonly Move[];
}

export interface Puzzle extends Stretch {
  /**
   * The id in the puzzle's link: the board's letter, the game's seed, and the round in which the stretch
   * begins.
   */
  readonly id: string;
  readonly kind: PuzzleKind;
  /** The ships to find, in the order of SHIPS. There is only one if the puzzle asks for all possible squares. */
  readonly asked: readonly Ship[];
  /**
   * The ships whose orders and reports are needed, including the asked ships. The orders and reports of other ships add
   * no information.
   */
  readonly needed: readonly Ship[];
  readonly themes: readonly Theme[];
  /** How much information has to be combined to solve the puzzle, from 1 to 5 with one decimal. See docs/PUZZLES.md. */
  readonly difficulty: number;
}

/** The level of a puzzle: its difficulty, rounded. */
export function levelOf({ difficulty }: Pick<Puzzle, 'difficulty'>): Level {
  return Math.min(5, Math.max(1, Math.round(difficulty))) as Level;
}
