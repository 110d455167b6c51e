/** The journal of one ship: what happened to it in each round, newest first. */
import type { Ship } from '../../board/board.ts';
import type { Tile } from '../game.ts';
import { isMonster, shipsHit } from '../rules/storms.ts';
import type { PublicView, Round, Step } from './public.ts';

/** One round, as it affected this ship. */
export interface ShipRound {
  readonly round: number;
  /** The tile that drove or holds the ship, or may have driven it (if face down); null if there was no such tile. */
  readonly tile: Tile | 'face-down' | null;
  /** The ship's order and reply; null before it has had any. */
  readonly step: Step | null;
}

/** The rounds that affected a ship, the newest first. There are none after it has arrived. */
export function shipJournal({ rounds }: Pick<PublicView, 'rounds'>, ship: Ship): ShipRound[] {
  const logged: ShipRound[] = [];
  for (const each of rounds) {
    const tile = affects(each, ship) ? each.tile : null;
    const step = each.steps.find((one) => one.ship === ship) ?? null;
    if (tile !== null || step) logged.unshift({ round: each.round, tile, step });
    if (step?.arrived) break;
  }
  return logged;
}

/** Whether the tile of a round affects a ship at sea, or may affect it. */
function affects({ tile, against }: Round, ship: Ship): boolean {
  if (tile === null) return false;
  if (tile === 'face-down') return true;
  return isMonster(tile) ? against === ship : shipsHit(tile, []).includes(ship);
}
