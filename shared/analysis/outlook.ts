/** Estimates the chance that a ship comes home, and the Navigators' chance of winning, from the true positions. */
import { SHIPS, type Ship } from '../board/board.ts';
import { distance } from '../board/squares.ts';
import type { Game } from '../game/game.ts';
import { SHIPS_TO_WIN } from '../game/rules/ending.ts';
import { stormsOf } from '../game/rules/storms.ts';

/** The quantities that a ship's chance of coming home depends on. */
export interface ShipOutlook {
  /** How many more orders the ship can get. */
  readonly orders: number;
  /** The distance to the Sacred Island, in squares. */
  readonly far: number;
  /** The number of storms in Poseidon's hand that can still hit the ship. */
  readonly storms: number;
  /** The Navigators' uncertainty about the ship's square, in bits. */
  readonly bits: number;
}

/** The coefficients of the estimate, fitted to games steered by the oracle. tests/analysis/fit.ts recomputes them. */
const FIT = { always: 0.45, spare: 1.11, storms: -1.22, bits: -0.18 };

/** The chance that a ship comes home, 0 to 1. It is 0 if the ship has too few orders left to get there. */
export function homeChance({ orders, far, storms, bits }: ShipOutlook): number {
  if (far === 0) return 1;
  const spare = orders - far;
  if (spare < 0) return 0;
  return 1 / (1 + Math.exp(-(FIT.always + FIT.spare * spare + FIT.storms * storms + FIT.bits * bits)));
}

/** How many more orders a ship can get before the last storm, ignoring future sea monsters. */
export function ordersLeft(
  game: Pick<Game, 'phase' | 'hand' | 'stepped' | 'held' | 'arrived'>,
  ship: Ship,
): number {
  if (game.phase === 'over' || game.arrived.includes(ship)) return 0;
  const rounds = stormsOf(game.hand).length;
  const inTurn = game.phase === 'navigators' || game.phase === 'caught';
  return inTurn && !game.stepped.includes(ship) && game.held !== ship ? rounds + 1 : rounds;
}

/** The outlook for a ship on its true square, with the given uncertainty in bits. */
export function shipOutlook(game: Game, ship: Ship, bits: number): ShipOutlook {
  const far = game.arrived.includes(ship) ? 0 : Math.max(1, distance(game.ships[ship], game.board.sacred));
  const storms = game.hand.filter((tile) => tile === ship || tile === 'great').length;
  return { orders: ordersLeft(game, ship), far, storms, bits };
}

/** The Navigators' chance of winning, 0 to 1, assuming that the ships come home independently of each other. */
export function winChance(home: Readonly<Record<Ship, number>>): number {
  return chanceOfAtLeast(
    SHIPS.map((ship) => home[ship]),
    SHIPS_TO_WIN,
  );
}

/** How much the Navigators' chance of winning rises if this ship's chance of coming home rises from 0 to 1. */
export function weightOf(home: Readonly<Record<Ship, number>>, ship: Ship): number {
  return winChance({ ...home, [ship]: 1 }) - winChance({ ...home, [ship]: 0 });
}

function chanceOfAtLeast(chances: readonly number[], least: number): number {
  let counts = [1];
  for (const chance of chances) {
    const next = new Array<number>(counts.length + 1).fill(0);
    for (const [count, share] of counts.entries()) {
      next[count] = (next[count] ?? 0) + share * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + share * chance;
    }
    counts = next;
  }
  return counts.slice(least).reduce((sum, share) => sum + share, 0);
}
