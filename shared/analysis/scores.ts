/** A score for each side. docs/ANALYSIS.md explains them. */
import type { Ship } from '../board/board.ts';
import { distance, squaresOf, type Grid, type Square } from '../board/squares.ts';
import type { Likely } from './known.ts';
import type { PushOption, StormChoices } from './storms.ts';
import type { Storm } from '../game/game.ts';

/** A score of one side in one game. */
export interface Score {
  /** The score: a whole number from 0 to 100. */
  readonly points: number;
  /** The number of orders or storms that were judged. If it is 0, the score is 100. */
  readonly of: number;
}

/** The expected distance between a guess and its ship in squares, judged by what the Navigators could know. */
export function expectedMiss(known: readonly Likely[], guess: Square): number {
  return known.reduce((sum, [square, chance]) => sum + chance * distance(square, guess), 0);
}

/** How many squares farther a guess is expected to be from its ship than the best possible guess. */
export function excessMiss(grid: Grid, known: readonly Likely[], guess: Square): number {
  const least = Math.min(...squaresOf(grid).map((square) => expectedMiss(known, square)));
  return Math.max(0, expectedMiss(known, guess) - least);
}

/**
 * The Navigators' score: the mean of 1 ÷ (1 + n) over all orders to ships that had been in doubt. Here n is the number
 * of squares by which the guess was worse than the best possible guess. A guess that is one square worse counts half.
 */
export function deductionScore(squaresGivenAway: readonly number[]): Score {
  const parts = squaresGivenAway.map((squares) => 1 / (1 + squares));
  const mean = parts.length === 0 ? 1 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
  return { points: Math.round(100 * mean), of: parts.length };
}

/** How much a storm hid, and the most and the least that Poseidon could have hidden, in bits per driven ship. */
export interface Hiding {
  readonly hid: number;
  readonly most: number;
  readonly least: number;
}

/**
 * Poseidon's score: how much he hid in all his turns together, on a scale from the least (0) to the most (100) that he
 * could have hidden.
 */
export function confusionScore(storms: readonly Hiding[]): Score {
  const chosen = storms.filter(({ most, least }) => most - least > 1e-9);
  const sum = (of: (storm: Hiding) => number) => chosen.reduce((total, storm) => total + of(storm), 0);
  const room = sum(({ most, least }) => most - least);
  const share = room > 0 ? sum(({ hid, least }) => hid - least) / room : 1;
  return { points: Math.round(100 * Math.min(1, Math.max(0, share))), of: chosen.length };
}

/** How much a storm hid, and the most and the least that the playable storms could have hidden. */
export function hidingOf(
  { choices, hidden }: StormChoices,
  storm: Storm,
  pushes: Readonly<Partial<Record<Ship, Square>>>,
): Hiding {
  const gain = ({ ship, hides }: PushOption) => hides - hidden[ship];
  const meanOf = (gains: readonly number[]) =>
    gains.length === 0 ? 0 : gains.reduce((sum, one) => sum + one, 0) / gains.length;
  const played = choices.find((choice) => choice.storm === storm)?.drives ?? [];
  return {
    hid: meanOf(played.flatMap((ways) => ways.filter(({ ship, to }) => pushes[ship] === to).map(gain))),
    most: Math.max(...choices.map(({ drives }) => meanOf(drives.map((ways) => Math.max(...ways.map(gain)))))),
    least: Math.min(
      ...choices.map(({ drives }) => meanOf(drives.map((ways) => Math.min(...ways.map(gain))))),
    ),
  };
}
