/** The standings of a series as a podium: the players on each step, and how far the leaders are ahead. Pure. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import type { Standing } from '../../../shared/table/series.ts';
import type { GameRecord } from '../../../shared/table/game-record.ts';

/** The number of places on a podium. */
const PLACES = 3;

/** A step of the podium. Players with the same number of points share a step. */
export interface Step {
  /** The place, from 1. If two players share a place, the next place is left out. */
  readonly place: number;
  readonly total: number;
  readonly players: readonly PlayerId[];
}

/** The steps, first place first; empty while no player has a point. */
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
  /** The players with the most points. There are several if their points are equal. */
  readonly players: readonly PlayerId[];
  readonly total: number;
  /** How many more points the leaders have than the next player; 0 if there is no next player. */
  readonly ahead: number;
}

/** The leaders and their lead; null while no player has a point. */
export function leadOf(lines: readonly Standing[]): Lead | null {
  const [first, next] = podium(lines);
  if (!first) return null;
  const second = next?.total ?? lines.find(({ place }) => place > first.place)?.total ?? first.total;
  return { players: first.players, total: first.total, ahead: first.total - second };
}

/** The ships of a player that came home in some games, in the order of the games. */
export function broughtHome(games: readonly GameRecord[], player: PlayerId): Ship[] {
  return games.flatMap(({ navigators, outcome, owners }) =>
    navigators.includes(player)
      ? SHIPS.filter((ship) => owners[ship] === player && outcome?.arrived.includes(ship))
      : [],
  );
}
