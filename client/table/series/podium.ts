/** The standings of a series as a podium: who stands on which step, who leads and by how much. Pure. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import type { Standing } from '../../../shared/table/series.ts';
import type { GameRecord } from '../../../shared/table/table.ts';

/** How many places a podium has. */
const PLACES = 3;

/** A step of the podium: whoever has as many points shares it. */
export interface Step {
  /** From 1; the place after two who share one is two further. */
  readonly place: number;
  readonly total: number;
  readonly players: readonly PlayerId[];
}

/** The steps, the highest first; none as long as nobody has a point. */
export function podium(lines: readonly Standing[]): Step[] {
  if (lines.every(({ total }) => total === 0)) return [];
  const places = [...new Set(lines.map(({ place }) => place))].filter((place) => place <= PLACES);
  return places.flatMap((place) => {
    const those = lines.filter((line) => line.place === place);
    const [first] = those;
    return first ? [{ place, total: first.total, players: those.map(({ player }) => player) }] : [];
  });
}

export interface Lead {
  /** Whoever has the most points: of equals all. */
  readonly players: readonly PlayerId[];
  readonly total: number;
  /** How many more than whoever comes next; 0 if nobody does. */
  readonly ahead: number;
}

/** Who leads; null as long as nobody has a point. */
export function leadOf(lines: readonly Standing[]): Lead | null {
  const [first, next] = podium(lines);
  if (!first) return null;
  const second = next?.total ?? lines.find(({ place }) => place > first.place)?.total ?? first.total;
  return { players: first.players, total: first.total, ahead: first.total - second };
}

/** The ships of their own that a player has brought home in some games, in their order. */
export function broughtHome(games: readonly GameRecord[], player: PlayerId): Ship[] {
  return games.flatMap(({ navigators, outcome, owners }) =>
    navigators.includes(player)
      ? SHIPS.filter((ship) => owners[ship] === player && outcome?.arrived.includes(ship))
      : [],
  );
}
