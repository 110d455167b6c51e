/**
 * Places reminders where a ship can be. Reminders on possible squares stay, and the others move to the most likely
 * squares.
 */
import type { Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { GuessBoard } from '../../shared/game/game.ts';
import type { Chances } from '../../shared/oracle/queries/chances.ts';
import { likeliest } from './knowledge.ts';

type Reminders = readonly (Square | null)[];

export interface Laying {
  /** The squares where the ship's reminders should be. */
  readonly reminders: Reminders;
  /** Possible squares for which no reminder was left. */
  readonly without: readonly Square[];
}

/** Computes the squares for the reminders of a ship. */
export function layReminders(guesses: GuessBoard, ship: Ship, chances: Chances): Laying {
  const lie = guesses.reminders[ship];
  const stays = (square: Square | null, number: number) =>
    square !== null && chances.has(square) && lie.indexOf(square) === number;
  const kept = lie.filter(stays);
  const open = likeliest(chances).filter((square) => !kept.includes(square));
  const reminders = lie.map((square, number) => (stays(square, number) ? square : (open.shift() ?? null)));
  return { reminders, without: open };
}
