/** What the oracle says of a belief: plain values, so that they can leave the worker. */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { MarkerKind } from '../../shared/game/game.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { dangerChances, shipChances, type Chances } from '../../shared/oracle/queries/chances.ts';

/** What can be known after some announcements. */
export interface Knowledge {
  /** Where each ship can be: the chances of each sum up to 1. */
  readonly ships: Readonly<Record<Ship, Chances>>;
  /** Where Poseidon's secret tiles can lie; empty before he has placed them, and where there are none. */
  readonly dangers: Readonly<Record<MarkerKind, Chances>>;
  /** False if more may seem possible than truly is. */
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

/** The squares that are possible, in the order of the board's rows from its first column on: d4 before d5. */
export function squaresOf(chances: Chances): Square[] {
  const row = (square: Square) => Number(square.slice(1));
  return [...chances.keys()].sort((a, b) => (a[0] === b[0] ? row(a) - row(b) : a < b ? -1 : 1));
}

/** The squares that are possible, the likeliest first. */
export function likeliest(chances: Chances): Square[] {
  const chance = (square: Square) => chances.get(square) ?? 0;
  // A belief's sums differ in their last digits: what is alike keeps its order on the board.
  return squaresOf(chances).sort((a, b) =>
    Math.abs(chance(a) - chance(b)) < 1e-9 ? 0 : chance(b) - chance(a),
  );
}

/** The squares of which it is certain: of a sum of one or two a chance can be off in its last digits. */
export function certainIn(chances: Chances): Square[] {
  return squaresOf(chances).filter((square) => (chances.get(square) ?? 0) > 1 - 1e-9);
}
