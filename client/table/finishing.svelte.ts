/** Ends a game with a result before its last round: a side concedes, or the winners don't sail on. */
import type { PlayerId } from '../../shared/game/game.ts';
import { isWon } from '../../shared/game/rules/ending.ts';
import { canStillWin } from '../../shared/game/views/within-reach.ts';
import { runningGame, seatOf } from '../../shared/table/queries.ts';
import { missingFor } from '../../shared/table/rules/finishing.ts';
import type { Finish } from '../../shared/table/game-record.ts';
import { Action, type CommandOf } from '../session/action.svelte.ts';
import type { useTable } from '../session/context.ts';

/** Lets this device's side end the running game with a result. Create it while a component is being created. */
export class FinishRequest {
  readonly #at: ReturnType<typeof useTable>;
  readonly #action: Action<CommandOf<'finish-game'>>;

  constructor(at: ReturnType<typeof useTable>) {
    this.#at = at;
    this.#action = new Action(at.session);
  }

  get busy(): boolean {
    return this.#action.busy;
  }

  get #running() {
    const { table, session } = this.#at;
    const record = runningGame(table);
    const game = session.game?.id === record?.id ? session.game : undefined;
    return record && game && { record, view: game.view };
  }

  /** Whether the running game is won, so that only the Navigators may end it. */
  get isWon(): boolean {
    return this.#running !== undefined && isWon(this.#running.view);
  }

  /** Whether the Navigators can no longer win, as far as everybody knows. */
  get isLost(): boolean {
    return this.#running !== undefined && !canStillWin(this.#running.view);
  }

  /** How this device's side may end the game now; undefined if it may not. */
  get finish(): Finish | undefined {
    const { seat } = this.#at.session;
    if (!this.#running || seat === undefined || seat === null) return undefined;
    if (!this.isWon) return 'concede';
    return seat === 'navigators' ? 'won' : undefined;
  }

  /** The players of this device's side on other devices who want to end the game like this. */
  get agreed(): readonly PlayerId[] {
    const { table, session } = this.#at;
    if (!this.finish) return [];
    return (this.#running?.record.finishing[this.finish] ?? []).filter(
      (player) => !session.players.includes(player) && seatOf(table, player) === session.seat,
    );
  }

  /** Whether this device's players want to end the game. */
  get wished(): boolean {
    const { session } = this.#at;
    if (!this.finish || session.me === undefined) return false;
    return this.#running?.record.finishing[this.finish].includes(session.me) ?? false;
  }

  /** The players who must still agree if this device's players do. The game ends at once if there are none. */
  get missing(): readonly PlayerId[] {
    const { table, session } = this.#at;
    if (!this.finish || !this.#running || session.me === undefined) return [];
    const asked = { present: session.present, company: session.players };
    return missingFor(table, this.#running.record, session.me, this.finish, asked);
  }

  /** Agrees to end the game, or withdraws this. Resolves when that is done. */
  async wish(wish: boolean): Promise<void> {
    if (this.finish) await this.#action.give({ type: 'finish-game', finish: this.finish, wish });
  }
}
