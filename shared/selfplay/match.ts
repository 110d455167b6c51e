/** A match, which is one game. The opponents that play the Navigators and Poseidon may be of different rungs. */
import type { Board, Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { GameEvent, Side, Variants } from '../game/game.ts';
import { SHIPS_TO_WIN } from '../game/rules/ending.ts';
import { navigatorMind } from '../opponents/navigators/navigators.ts';
import { poseidonMind } from '../opponents/poseidon/mind.ts';
import type { Rung } from '../opponents/opponents.ts';
import { seededBy } from '../seeded.ts';
import { playVoyage } from './voyage.ts';

/** The settings of a match. Equal settings give the same game. */
export interface Match {
  readonly board: Board;
  readonly variants: Variants;
  readonly crew: Rung;
  readonly poseidon: Rung;
  readonly seed: string;
}

/** Where a ship was when it was ordered to sail, and where its crew looked for it. */
export interface Ordered {
  readonly at: Square;
  /** The squares on which the crew took the ship to be: those of its guess and its reminders. */
  readonly sought: readonly Square[];
}

export interface Result {
  readonly won: boolean;
  /** The ships that came home. */
  readonly arrived: readonly Ship[];
  /** The round of the third arrival, which wins the game; null if the game was lost. */
  readonly thirdArrival: number | null;
  /** The orders of the game. */
  readonly orders: readonly Ordered[];
  /** How long the slowest decision of each side took, in ms. */
  readonly slowest: Readonly<Record<Side, number>>;
}

/**
 * Plays a match.
 * @param now the time in ms, to measure how long decisions take. Without it, they seem to take no time.
 * @throws Error if an opponent gives an illegal command
 */
export function playMatch(
  { board, variants, crew, poseidon, seed }: Match,
  now: () => number = () => 0,
): Result {
  const slowest = { navigators: 0, poseidon: 0 };
  const orders: Ordered[] = [];
  const log = playVoyage({
    board,
    variants,
    crew: { crew: navigatorMind(crew) },
    poseidon: poseidonMind(poseidon),
    random: seededBy(seed),
    beforeEvent: ({ guesses }, event) => {
      if (event.type !== 'sailed') return;
      const { ship, from } = event;
      const reminded = guesses.reminders[ship].filter((square) => square !== null);
      orders.push({ at: from, sought: [...new Set([guesses.ships[ship], ...reminded])] });
    },
    stopwatch: { now, onThought: (side, ms) => (slowest[side] = Math.max(slowest[side], ms)) },
  });
  return { ...whatCameOf(log), orders, slowest };
}

function whatCameOf(log: readonly GameEvent[]): Pick<Result, 'won' | 'arrived' | 'thirdArrival'> {
  const arrived: Ship[] = [];
  let round = 1;
  let thirdArrival: number | null = null;
  for (const event of log) {
    if (event.type === 'round-began') round = event.round;
    if (event.type !== 'sailed' || !event.arrived) continue;
    arrived.push(event.ship);
    if (arrived.length === SHIPS_TO_WIN) thirdArrival = round;
  }
  return { won: thirdArrival !== null, arrived, thirdArrival };
}
