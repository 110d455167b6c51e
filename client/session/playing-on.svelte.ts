/** Going on from a game that is over: for who plays with opponents alone. */
import { whyNoContinuing } from '../../shared/table/rules/continuing.ts';
import type { GameRecord } from '../../shared/table/table.ts';
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

  /** Goes on from a round; undefined where nobody can. */
  get from(): ((round: number) => void) | undefined {
    const { session, table } = this.#at;
    const { id: game } = this.#record();
    if (!session.me || whyNoContinuing(table, session.me, game) !== null) return undefined;
    return (round) => void this.#action.give({ type: 'continue-game', game, round });
  }
}
