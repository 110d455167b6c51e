/** The journal by ship: what each round brought one of them, the newest first. */
import type { Ship } from '../../board/board.ts';
import type { Tile } from '../game.ts';
import { isMonster, shipsHit } from '../rules/storms.ts';
import type { PublicView, Round, Step } from './public.ts';

/** A round as one ship went through it. */
export interface Logged {
  readonly round: number;
  /** The tile that drove the ship, holds it, or may have driven it (face down); null: none did. */
  readonly tile: Tile | 'face-down' | null;
  /** Its order and its reply; null as long as it has had none. */
  readonly step: Step | null;
}

/** The rounds that brought a ship anything, the newest first: once it has arrived, there are no more. */
export function logbookOf({ rounds }: Pick<PublicView, 'rounds'>, ship: Ship): Logged[] {
  const logged: Logged[] = [];
  for (const each of rounds) {
    const tile = meets(each, ship) ? each.tile : null;
    const step = each.steps.find((one) => one.ship === ship) ?? null;
    if (tile !== null || step) logged.unshift({ round: each.round, tile, step });
    if (step?.arrived) break;
  }
  return logged;
}

/** Whether the tile of a round is, or may be, of any matter to a ship that is still at sea. */
function meets({ tile, against }: Round, ship: Ship): boolean {
  if (tile === null) return false;
  if (tile === 'face-down') return true;
  return isMonster(tile) ? against === ship : shipsHit(tile, []).includes(ship);
}
