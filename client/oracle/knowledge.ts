/** What the oracle knows, as plain values that can be sent from the worker. */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { MarkerKind } from '../../shared/game/game.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { dangerChances, shipChances, type Chances } from '../../shared/oracle/queries/chances.ts';

/** What can be known after a number of announcements. */
export interface Knowledge {
  /** The possible squares of each ship; each ship's chances sum up to 1. */
  readonly ships: Readonly<Record<Ship, Chances>>;
  /** The possible squares of Poseidon's secret tiles; empty before he has placed them and in games without any. */
  readonly dangers: Readonly<Record<MarkerKind, Chances>>;
  /** False if more squares may seem possible than really are. */
  readonly exact: boolean;
}

export function knowledgeOf(belief: Belief): Knowledge {
  const ships = Object.fromEntries(SHIPS.map((ship) => [ship, shipChances(belief, ship)]));
  const { maelstroms, fogBanks } = belief.sea.variants;
  return {
    ships: ships as Knowledge['ships'],
    dangers: {
      maelstrom: maelstroms > 0 ? dangerChances(belief, 'maelstroms') : new Map(),
      fogBank: fogBanks > 0 ? dangerChances(belief, 'fogBanks') : new Map(),
    },
    exact: belief.exact,
  };
}

/** The possible squares, row by row: d4 before d5. */
export function squaresOf(chances: Chances): Square[] {
  const row = (square: Square) => Number(square.slice(1));
  return [...chances.keys()].sort((a, b) => (a[0] === b[0] ? row(a) - row(b) : a < b ? -1 : 1));
}

/** The possible squares, most likely first. */
export function likeliest(chances: Chances): Square[] {
  const chance = (square: Square) => chances.get(square) ?? 0;
  // Chances differ in their last digits by rounding; equal ones stay in board order.
  return squaresOf(chances).sort((a, b) =>
    Math.abs(chance(a) - chance(b)) < 1e-9 ? 0 : chance(b) - chance(a),
  );
}

/**
 * The squares that are certain. Chances can be off in their last digits, so this can't compare with exactly 1 or 2.
 */
export function certainIn(chances: Chances): Square[] {
  return squaresOf(chances).filter((square) => (chances.get(square) ?? 0) > 1 - 1e-9);
}
