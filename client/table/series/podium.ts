/** The standings of a series as a podium: the players on each step, and the leaders with their lead. Pure. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import type { Standing } from '../../../shared/table/series.ts';
import type { GameRecord } from '../../../shared/table/table.ts';

/** The number of places on a podium. */
const PLACES = 3;

/** A step of the podium. Players with equal points share it. */
export interface Step {
  /** From 1. Two players on one place take up the next place too. */
  readonly place: number;
  readonly total: number;
  readonly players: readonly PlayerId[];
}

/** The steps, first place first; empty while nobody has a point. */
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
  /** The players with the most points; several if they are equal. */
  readonly players: readonly PlayerId[];
  readonly total: number;
  /** How many points more than the next player; 0 if there is no next player. */
  readonly ahead: number;
}

/** The leaders; null while nobody has a point. */
export function leadOf(lines: readonly Standing[]): Lead | null {
  const [first, next] = podium(lines);
  if (!first) return null;
  const second = next?.total ?? lines.find(({ place }) => place > first.place)?.total ?? first.total;
  return { players: first.players, total: first.total, ahead: first.total - second };
}

/** The player's own ships that came home in some games, in the order of the games. */
export function broughtHome(games: readonly GameRecord[], player: PlayerId): Ship[] {
  return games.flatMap(({ navigators, outcome, owners }) =>
    navigators.includes(player)
      ? SHIPS.filter((ship) => owners[ship] === player && outcome?.arrived.includes(ship))
      : [],
  );
}
