/** Breaking a game off: the host does it at once, others when all who play would. */
import type { PlayerId } from '../../shared/game/game.ts';
import { opponentOf, runningGame, seatedPlayers } from '../../shared/table/queries.ts';
import { endsByWish } from '../../shared/table/rules/games.ts';
import type { Table } from '../../shared/table/table.ts';
import { Action, type CommandOf } from '../session/action.svelte.ts';
import type { useTable } from '../session/context.ts';

/** How those who play stand to it, seen from a device. */
export interface Abandoning {
  /** Those of this device who play: it speaks for all of them. */
  readonly mine: readonly PlayerId[];
  /** This device's players would. */
  readonly wished: boolean;
  /** The others who would. */
  readonly agreed: readonly PlayerId[];
  /** The others who play and have not said so. */
  readonly missing: readonly PlayerId[];
}

/** How those who play stand to breaking the running game off; undefined if none runs. */
export function abandoningOf(table: Table, players: readonly PlayerId[]): Abandoning | undefined {
  const running = runningGame(table);
  if (!running) return undefined;
  const seated = seatedPlayers(table).filter((player) => opponentOf(table, player) === undefined);
  const others = seated.filter((player) => !players.includes(player));
  const mine = seated.filter((player) => players.includes(player));
  const would = (player: PlayerId) => running.abandoning.includes(player);
  return {
    mine,
    wished: mine.length > 0 && mine.every(would),
    agreed: others.filter(would),
    missing: others.filter((player) => !would(player)),
  };
}

/** What the players of this device can do about it. To be made while a component is set up. */
export class AbandonRequest {
  readonly #at: ReturnType<typeof useTable>;
  readonly #action: Action<CommandOf<'abandon-game'>>;

  constructor(at: ReturnType<typeof useTable>) {
    this.#at = at;
    this.#action = new Action(at.session);
  }

  /** Undefined if no game runs. */
  get now(): Abandoning | undefined {
    return abandoningOf(this.#at.table, this.#at.session.players);
  }

  get busy(): boolean {
    return this.#action.busy;
  }

  /** The word of this device ends the game. */
  get isLastWord(): boolean {
    const { table, session } = this.#at;
    const running = runningGame(table);
    if (!running || session.me === undefined) return false;
    return endsByWish(table, running, session.me, session.players);
  }

  /** Says that the players of this device would, or takes it back; resolves when that is done. */
  async wish(wish: boolean): Promise<void> {
    const { session } = this.#at;
    const speakers = this.now?.mine ?? [];
    // A host who only looks on has a say too.
    for (const player of speakers.length > 0 ? speakers : [session.me]) {
      if (!this.now) return;
      if (!(await this.#action.give({ type: 'abandon-game', wish }, { player }))) return;
    }
  }
}
