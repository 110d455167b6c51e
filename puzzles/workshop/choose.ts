/**
 * Chooses which of a board's puzzles to keep. Leaves out near-duplicates. Tries to keep the same number of puzzles for
 * each theme, and the same number for each difficulty.
 */
import { stretchKey } from '../../shared/puzzles/notation.ts';
import { levelOf, type Puzzle, type Theme } from '../../shared/puzzles/puzzle.ts';

/** The share of a board's puzzles that ask for all possible squares of a ship. */
const SHARE_OF_SQUARES = 0.25;

/**
 * Chooses `count` puzzles, one at a time. The next puzzle is always the one whose themes and difficulty are the rarest
 * among the puzzles chosen so far.
 */
export function choose(puzzles: readonly Puzzle[], count: number): Puzzle[] {
  const left = [...new Map(puzzles.map((puzzle) => [stretchKey(puzzle), puzzle])).values()];
  const chosen: Puzzle[] = [];
  const seen = new Map<string, number>();
  const squares = Math.round(count * SHARE_OF_SQUARES);
  while (chosen.length < count && left.length > 0) {
    const full = chosen.filter(({ kind }) => kind === 'squares').length >= squares;
    const open = left.filter(({ kind }) => kind === 'ships' || !full);
    if (open.length === 0) break;
    const next = open.reduce((best, other) => (rarity(other, seen) < rarity(best, seen) ? other : best));
    left.splice(left.indexOf(next), 1);
    // Drop similar puzzles. A second puzzle about the same moment would give away the answer to the first.
    for (const one of left.filter((other) => tooLike(next, other))) left.splice(left.indexOf(one), 1);
    chosen.push(next);
    for (const feature of featuresOf(next)) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  }
  return chosen.sort((a, b) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1));
}

/** Whether two puzzles begin at the same moment of a game, or are from the same game and end with the same moves. */
function tooLike(one: Puzzle, other: Puzzle): boolean {
  const gameOf = ({ id }: Puzzle) => id.split('-')[0];
  const endOf = ({ moves }: Puzzle) => JSON.stringify(moves.slice(-3));
  return one.id === other.id || (gameOf(one) === gameOf(other) && endOf(one) === endOf(other));
}

/**
 * How often puzzles with the same themes, difficulty and kind have already been chosen. The lower the result, the rarer
 * such puzzles are. The themes and the difficulty have equal weight, and the kind counts less.
 */
function rarity(puzzle: Puzzle, seen: ReadonlyMap<string, number>): number {
  const of = (feature: string) => seen.get(feature) ?? 0;
  const themes = puzzle.themes.map((theme: Theme) => of(theme));
  const mean = themes.reduce((sum, one) => sum + one, 0) / themes.length;
  return Math.min(...themes) + mean + 2 * of(String(levelOf(puzzle))) + of(puzzle.kind) / 2;
}

function featuresOf(puzzle: Puzzle): string[] {
  return [...puzzle.themes, String(levelOf(puzzle)), puzzle.kind];
}
