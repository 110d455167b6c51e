/** The outlook: how likely a ship still comes home, and the Navigators win, as the sea truly is. */
import { SHIPS, type Ship } from '../board/board.ts';
import { distance } from '../board/squares.ts';
import type { Game } from '../game/game.ts';
import { SHIPS_TO_WIN } from '../game/rules/ending.ts';
import { stormsOf } from '../game/rules/storms.ts';

/** What a ship's coming home is reckoned from. */
export interface Stand {
  /** The orders that it can still be given. */
  readonly orders: number;
  /** Squares to the Sacred Island. */
  readonly far: number;
  /** The storms in Poseidon's hand that can still hit it. */
  readonly storms: number;
  /** How little the Navigators know of where it is, in bits. */
  readonly bits: number;
}

/** Fitted to games that the oracle steered: tests/analysis/fit.ts prints them anew. */
const FIT = { always: 0.45, spare: 1.11, storms: -1.22, bits: -0.18 };

/** How likely a ship comes home, 0 to 1: 0 where it can't without being driven there. */
export function homeChance({ orders, far, storms, bits }: Stand): number {
  if (far === 0) return 1;
  const spare = orders - far;
  if (spare < 0) return 0;
  return 1 / (1 + Math.exp(-(FIT.always + FIT.spare * spare + FIT.storms * storms + FIT.bits * bits)));
}

/** How many orders a ship can still be given before the last storm is spent; monsters to come left aside. */
export function ordersLeft(
  game: Pick<Game, 'phase' | 'hand' | 'stepped' | 'held' | 'arrived'>,
  ship: Ship,
): number {
  if (game.phase === 'over' || game.arrived.includes(ship)) return 0;
  const rounds = stormsOf(game.hand).length;
  const inTurn = game.phase === 'navigators' || game.phase === 'caught';
  return inTurn && !game.stepped.includes(ship) && game.held !== ship ? rounds + 1 : rounds;
}

/** How each ship stands, as it truly is. */
export function standOf(game: Game, ship: Ship, bits: number): Stand {
  const far = game.arrived.includes(ship) ? 0 : Math.max(1, distance(game.ships[ship], game.board.sacred));
  const storms = game.hand.filter((tile) => tile === ship || tile === 'great').length;
  return { orders: ordersLeft(game, ship), far, storms, bits };
}

/** How likely the Navigators win, 0 to 1, if each ship comes home by itself with its chance. */
export function winChance(home: Readonly<Record<Ship, number>>): number {
  return chanceOfAtLeast(
    SHIPS.map((ship) => home[ship]),
    SHIPS_TO_WIN,
  );
}

/** How much the Navigators' chance to win grows when this ship's to come home grows from 0 to 1. */
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
