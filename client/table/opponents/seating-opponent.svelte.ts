/** Chooses an opponent for an empty seat and, if it will share the ships with others, its ships. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Side } from '../../../shared/game/game.ts';
import { CHARACTERS, OPPONENTS, type Opponent } from '../../../shared/opponents/opponents.ts';
import { runningGame } from '../../../shared/table/queries.ts';
import { whyNoOpponent } from '../../../shared/table/rules/opponents.ts';
import { Action, type CommandOf } from '../../session/action.svelte.ts';
import type { TableContext } from '../../session/context.ts';
import { refuse } from '../../ui/refuse.ts';

export class SeatingOpponent {
  readonly #at: TableContext;
  readonly #seat: () => Side;
  readonly #seating: Action<CommandOf<'seat-opponent'>>;
  #wished = $state.raw<readonly Ship[]>([]);

  /** The opponents that are made for the side of the seat. */
  readonly home = $derived.by(() => OPPONENTS.filter((one) => CHARACTERS[one].home === this.#seat()));
  readonly away = $derived.by(() => OPPONENTS.filter((one) => CHARACTERS[one].home !== this.#seat()));
  /**
   * True if the opponent will share the ships with others. A lone Navigator commands all ships, and in a running game
   * an opponent takes over the ships of a player who has left.
   */
  readonly sharesShips = $derived.by(() => {
    const { table } = this.#at;
    return this.#seat() === 'navigators' && table.navigators.length > 0 && !runningGame(table);
  });
  readonly takenShips = $derived.by(() => SHIPS.filter((ship) => this.#whyNoShips([ship]) === 'ship-taken'));

  constructor(at: TableContext, seat: () => Side) {
    this.#at = at;
    this.#seat = seat;
    this.#seating = new Action(at.session);
  }

  /** The ships that the opponent is to have. */
  get wished(): readonly Ship[] {
    return this.#wished;
  }

  /** The opponent who is being seated. */
  get pending(): Opponent | undefined {
    return this.#seating.sent?.opponent;
  }

  #commandFor(opponent: Opponent, ships: readonly Ship[]): CommandOf<'seat-opponent'> {
    return { type: 'seat-opponent', opponent, seat: this.#seat(), ...(ships.length > 0 && { ships }) };
  }

  /** Why this opponent can't have the seat; null if it can. */
  whyNot(opponent: Opponent, ships = this.#wished) {
    const { table, session } = this.#at;
    if (session.me === undefined) return 'not-host';
    return whyNoOpponent(table, session.me, this.#commandFor(opponent, ships));
  }

  /** Why no opponent can have these ships. */
  #whyNoShips(ships: readonly Ship[]) {
    const free = [...this.home, ...this.away].find((opponent) => this.whyNot(opponent, []) === null);
    return free === undefined ? null : this.whyNot(free, ships);
  }

  /** Wishes for a ship, or no longer wishes for it. */
  toggle(ship: Ship): void {
    const wished = this.#wished;
    const after = wished.includes(ship) ? wished.filter((other) => other !== ship) : [...wished, ship];
    const refusal = after.length > 0 ? this.#whyNoShips(after) : null;
    if (refusal) refuse(refusal);
    else this.#wished = after;
  }

  /** Seats an opponent. Resolves to whether it was seated. */
  async choose(opponent: Opponent): Promise<boolean> {
    const refusal = this.whyNot(opponent);
    if (refusal) refuse(refusal);
    return !refusal && (await this.#seating.give(this.#commandFor(opponent, this.#wished)));
  }
}
