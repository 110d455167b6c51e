/**
 * Continues a finished game from an earlier round. This is possible only for somebody who plays alone with opponents.
 */
import { whyNoContinuing } from '../../shared/table/rules/continuing.ts';
import type { GameRecord } from '../../shared/table/game-record.ts';
import { Action, type CommandOf } from './action.svelte.ts';
import type { TableContext } from './context.ts';

export class PlayingOn {
  readonly #at: TableContext;
  readonly #record: () => GameRecord;
  readonly #action: Action<CommandOf<'continue-game'>>;

  constructor(at: TableContext, record: () => GameRecord) {
    this.#at = at;
    this.#record = record;
    this.#action = new Action(at.session);
  }

  /** Continues the game from a given round. The property is undefined if that isn't possible. */
  get from(): ((round: number) => void) | undefined {
    const { session, table } = this.#at;
    const { id: game } = this.#record();
    if (!session.me || whyNoContinuing(table, session.me, game) !== null) return undefined;
    return (round) => void this.#action.give({ type: 'continue-game', game, round });
  }
}
