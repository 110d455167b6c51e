/** The journal of one ship: what happened to the ship in each round, the newest round first. */
import type { Ship } from '../../board/board.ts';
import type { Tile } from '../game.ts';
import { isMonster, shipsHit } from '../rules/storms.ts';
import type { PublicView, Round, Step } from './public.ts';

/** One round, as it affected one ship. */
export interface ShipRound {
  readonly round: number;
  /** The tile that drove or held the ship, or a face-down tile that may have driven it. Null if there was none. */
  readonly tile: Tile | 'face-down' | null;
  /** The ship's order and reply in this round; null before it has had an order. */
  readonly step: Step | null;
}

/** The rounds that affected a ship, the newest first. Rounds after its arrival are left out. */
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

/** Whether the tile of a round affected a ship at sea, or may have affected it. */
function affects({ tile, against }: Round, ship: Ship): boolean {
  if (tile === null) return false;
  if (tile === 'face-down') return true;
  return isMonster(tile) ? against === ship : shipsHit(tile, []).includes(ship);
}
