/** Ends a game early: at once if the host decides to, otherwise when all players agree. */
import type { PlayerId } from '../../shared/game/game.ts';
import { opponentOf, runningGame, seatedPlayers } from '../../shared/table/queries.ts';
import { endsByWish } from '../../shared/table/rules/games.ts';
import type { Table } from '../../shared/table/table.ts';
import { Action, type CommandOf } from '../session/action.svelte.ts';
import type { useTable } from '../session/context.ts';

/** Which players want to end the game early, seen from this device. */
export interface Abandoning {
  /** The players on this device. The device answers for all of them at once. */
  readonly mine: readonly PlayerId[];
  /** Whether the players on this device have agreed to end the game. */
  readonly wished: boolean;
  /** The other players who have agreed. */
  readonly agreed: readonly PlayerId[];
  /** The other players who have not answered yet. */
  readonly missing: readonly PlayerId[];
}

/** Which players want to end the running game early; undefined if no game is running. */
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

/** Lets this device's players agree to end the game. Create it while a component is being created. */
export class AbandonRequest {
  readonly #at: ReturnType<typeof useTable>;
  readonly #action: Action<CommandOf<'abandon-game'>>;

  constructor(at: ReturnType<typeof useTable>) {
    this.#at = at;
    this.#action = new Action(at.session);
  }

  /** Which players want to end the running game early; undefined if no game is running. */
  get now(): Abandoning | undefined {
    return abandoningOf(this.#at.table, this.#at.session.players);
  }

  get busy(): boolean {
    return this.#action.busy;
  }

  /** True if the game would end at once if this device's players agreed. */
  get isLastWord(): boolean {
    const { table, session } = this.#at;
    const running = runningGame(table);
    if (!running || session.me === undefined) return false;
    return endsByWish(table, running, session.me, session.players);
  }

  /** Agrees for all players on this device, or withdraws their agreement. Resolves when that is done. */
  async wish(wish: boolean): Promise<void> {
    const { session } = this.#at;
    const speakers = this.now?.mine ?? [];
    // A host who only watches the game can decide too.
    for (const player of speakers.length > 0 ? speakers : [session.me]) {
      if (!this.now) return;
      if (!(await this.#action.give({ type: 'abandon-game', wish }, { player }))) return;
    }
  }
}
