/**
 * What is played on a board of what is told: weather, monsters, ships that come home. Pure, and only from what
 * everybody at the table may know, on Poseidon's screen too: a light across the table tells nothing.
 */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster } from '../../../shared/game/game.ts';
import { SHIPS_TO_WIN } from '../../../shared/game/rules/ending.ts';
import { shipsHit } from '../../../shared/game/rules/storms.ts';
import type { GameNews } from '../../session/followed-game.ts';
import { aloud } from '../narration/room-may-hear.ts';

export type Scene =
  /** Wind over the sea; `ship` is whom it hits, null if it lies face down or hits nobody. */
  | { readonly what: 'storm'; readonly ship: Ship | null }
  | { readonly what: 'great-storm' }
  | { readonly what: 'monster'; readonly monster: SeaMonster; readonly ship: Ship }
  | { readonly what: 'maelstrom'; readonly ship: Ship }
  /** `decides`: with this ship the Navigators have won. */
  | { readonly what: 'arrival'; readonly decides: boolean };

/** The scenes of some news, in their order. What happened while this device was away is not played after it. */
export function scenesOf({ before, told, catchingUp }: GameNews): Scene[] {
  if (!before || catchingUp) return [];
  const arrived = [...before.arrived];
  const scenes: Scene[] = [];
  for (const each of told) {
    const event = aloud(each);
    switch (event?.type) {
      case 'storm-played':
        if (event.storm === 'great') scenes.push({ what: 'great-storm' });
        else scenes.push({ what: 'storm', ship: (event.storm && shipsHit(event.storm, arrived)[0]) ?? null });
        break;
      case 'monster-played':
        scenes.push({ what: 'monster', monster: event.monster, ship: event.ship });
        break;
      case 'caught':
        scenes.push({ what: 'maelstrom', ship: event.ship });
        break;
      case 'sailed':
        if (!event.arrived) break;
        arrived.push(event.ship);
        scenes.push({ what: 'arrival', decides: arrived.length === SHIPS_TO_WIN });
        break;
    }
  }
  return scenes;
}
