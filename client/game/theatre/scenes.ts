/**
 * The animations for a game's events: weather, monsters, ships coming home. Pure. Based only on what everybody at the
 * table may know, even on Poseidon's screen, because the light of an animation is visible across the table.
 */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster } from '../../../shared/game/game.ts';
import { SHIPS_TO_WIN } from '../../../shared/game/rules/ending.ts';
import { shipsHit } from '../../../shared/game/rules/storms.ts';
import type { GameNews } from '../../session/followed-game.ts';
import { aloud } from '../narration/room-may-hear.ts';

export type Scene =
  /** Wind over the sea. `ship` is null if the storm is face down or affects no ship. */
  | { readonly what: 'storm'; readonly ship: Ship | null }
  | { readonly what: 'great-storm' }
  | { readonly what: 'monster'; readonly monster: SeaMonster; readonly ship: Ship }
  | { readonly what: 'maelstrom'; readonly ship: Ship }
  /** `decides` is true if the Navigators have won with this ship. */
  | { readonly what: 'arrival'; readonly decides: boolean };

/** The scenes for some news, in order. Empty if the events happened before the device arrived or while it was away. */
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
