/** What the oracle knows, as plain values that the worker can send to the page. */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { MarkerKind } from '../../shared/game/game.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { dangerChances, shipChances, type Chances } from '../../shared/oracle/queries/chances.ts';

/** What can be known after a certain number of announcements. */
export interface Knowledge {
  /** The possible squares of each ship, with their chances. Each ship's chances add up to 1. */
  readonly ships: Readonly<Record<Ship, Chances>>;
  /**
   * The possible squares of Poseidon's secret tiles. Empty before he has placed them, and in games without secret
   * tiles.
   */
  readonly dangers: Readonly<Record<MarkerKind, Chances>>;
  /** False if the result may include squares that are in fact impossible. */
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

/** The possible squares, row by row, so that d4 comes before d5. */
export function squaresOf(chances: Chances): Square[] {
  const row = (square: Square) => Number(square.slice(1));
  return [...chances.keys()].sort((a, b) => (a[0] === b[0] ? row(a) - row(b) : a < b ? -1 : 1));
}

/** The possible squares, most likely first. */
export function likeliest(chances: Chances): Square[] {
  const chance = (square: Square) => chances.get(square) ?? 0;
  // Because of rounding, equal chances may differ in their last digits. Squares with such chances keep the order of the
  // board.
  return squaresOf(chances).sort((a, b) =>
    Math.abs(chance(a) - chance(b)) < 1e-9 ? 0 : chance(b) - chance(a),
  );
}

/**
 * The squares that are certain. Chances can be off in their last digits because of rounding, so they aren't compared
 * with exact numbers.
 */
export function certainIn(chances: Chances): Square[] {
  return squaresOf(chances).filter((square) => (chances.get(square) ?? 0) > 1 - 1e-9);
}
