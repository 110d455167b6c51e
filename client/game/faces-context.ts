/** Lets the page of a table tell the cards and headers of its game which players are opponents. */
import { createContext } from 'svelte';
import type { PlayerId } from '../../shared/game/game.ts';
import type { PublicView } from '../../shared/game/views/public.ts';
import type { Opponent } from '../../shared/opponents/opponents.ts';
import { runningGame } from '../../shared/table/queries.ts';
import type { Table } from '../../shared/table/table.ts';
import { awaited } from './owners.ts';

export interface Faces {
  /** The opponent that plays as a player; undefined for a person. */
  opponentOf(player: PlayerId): Opponent | undefined;
  /** The first opponent that the game is waiting for; undefined if it waits for people only. */
  awaitedOpponent(
    view: Pick<PublicView, 'arrived' | 'navigators' | 'owners' | 'phase' | 'stepped'>,
  ): Opponent | undefined;
}

export const [getFaces, setFaces] = createContext<Faces>();

/** The opponents at a table. `table` returns the newest table, or undefined before it is known. */
export function facesAt(table: () => Table | undefined): Faces {
  const opponentOf = (player: PlayerId) => table()?.players.find(({ id }) => id === player)?.opponent;
  return {
    opponentOf,
    awaitedOpponent: (view) => {
      const now = table();
      const players = awaited(view, (now && runningGame(now)?.poseidon) ?? null);
      return players.map(opponentOf).find((opponent) => opponent !== undefined);
    },
  };
}
