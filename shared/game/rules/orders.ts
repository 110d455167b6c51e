/**
 * The Navigators' orders: which ships a player may order, and where a ship sails (rulings 6, 7 and 25). The parameter
 * types contain only what the Navigators know, so refusals can't depend on anything else.
 */
import { SHIPS, type Board, type Ship } from '../../board/board.ts';
import type { Game, GameRefusal, PlayerId } from '../game.ts';
import { step, type Heading, type Square } from '../../board/squares.ts';

type Known = Pick<Game, 'phase' | 'arrived' | 'stepped' | 'held' | 'owners'>;

/** Why a player may not give this ship any order now, or null if they may. */
export function whyNoStep(known: Known, ship: Ship, player: PlayerId): GameRefusal | null {
  if (known.phase !== 'navigators') return 'wrong-phase';
  const owner = known.owners[ship];
  if (owner !== null && owner !== player) return 'not-your-ship';
  if (known.arrived.includes(ship)) return 'ship-arrived';
  if (known.stepped.includes(ship)) return 'ship-stepped';
  return null;
}

/** Why a ship may not be ordered to sail, or null if it may. A ship held by a sea monster may only survey. */
export function whyNoSail(known: Known, ship: Ship, player: PlayerId): GameRefusal | null {
  return whyNoStep(known, ship, player) ?? (known.held === ship ? 'ship-held' : null);
}

/** Why a ship may not survey without sailing, or null if it may. Only a held ship may (ruling 19). */
export function whyNoSurvey(known: Known, ship: Ship, player: PlayerId): GameRefusal | null {
  return whyNoStep(known, ship, player) ?? (known.held === ship ? null : 'ship-not-held');
}

/** The ships that have not taken their step this round. */
export function shipsToStep(known: Pick<Game, 'arrived' | 'stepped'>): Ship[] {
  return SHIPS.filter((ship) => !known.arrived.includes(ship) && !known.stepped.includes(ship));
}

/** Where an order takes a ship. A ship ordered off the board stays where it is (ruling 7). */
export function sailTo(board: Board, from: Square, heading: Heading): { to: Square; offBoard: boolean } {
  const to = step(board, from, heading);
  return to ? { to, offBoard: false } : { to: from, offBoard: true };
}
