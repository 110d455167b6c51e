/** Joins a table or, if the players have to agree, asks them to let this player in. */
import { whyNoJoin } from '../../../shared/table/rules/knocks.ts';
import { runningGame } from '../../../shared/table/queries.ts';
import { runningSeries } from '../../../shared/table/series.ts';
import type { Side } from '../../../shared/game/game.ts';
import { keepName, keepSeat, lastName, newToken } from '../../lib/held-seats.ts';
import { nameTaken } from '../../lib/names.ts';
import { Task } from '../../lib/task.svelte.ts';
import type { TableContext } from '../../session/context.ts';
import { request } from '../../session/request.ts';
import { likelySeat, seatAtDoor } from './begin.ts';

export class Joining {
  readonly #at: TableContext;
  readonly #task = new Task();
  /** All retries send the same token, so that the server adds the player only once. */
  readonly #token = newToken();
  /** The name in the last request that got no answer. The server may already have added the player under this name. */
  #unanswered = '';
  #chosen = $state.raw<Side | null>();

  name = $state(lastName());
  missing = $state(false);
  /** The name that was entered, if another player already has it; otherwise empty. */
  taken = $state('');

  readonly isRunning = $derived.by(() => runningGame(this.#at.table) !== undefined);
  /** Whether a series is between two games. A new player then has to wait until the next series. */
  readonly isBetween = $derived.by(() => !this.isRunning && runningSeries(this.#at.table) !== undefined);
  readonly refusal = $derived.by(() => whyNoJoin(this.#at.table));
  /** Whether the players have to let a new player in. */
  readonly asks = $derived.by(() => this.refusal === 'must-knock');
  /** The seat in the running game that a new player could take. */
  readonly seat = $derived.by(() => (this.isRunning ? seatAtDoor(this.#at.table) : null));
  /**
   * The seat that the player wants. Until the player chooses, it is the seat that the table still needs, which can
   * change.
   */
  readonly wish = $derived.by(() => (this.#chosen === undefined ? likelySeat(this.#at.table) : this.#chosen));

  constructor(at: TableContext) {
    this.#at = at;
  }

  get busy(): boolean {
    return this.#task.busy;
  }

  choose(side: Side | null): void {
    this.#chosen = side;
  }

  submit(): void {
    const called = this.name.trim();
    this.missing = called === '';
    this.taken = called !== this.#unanswered && nameTaken(called, this.#at.table.players) ? called : '';
    if (this.missing || this.taken) return;
    void this.#task.run(() => (this.asks ? this.#knock(called) : this.#join(called)));
  }

  /** Handles the refusal of a name. The server also refuses names that only look the same as another player's. */
  #expecting(called: string) {
    return { 'name-taken': () => void (this.taken = called) };
  }

  async #knock(called: string): Promise<void> {
    keepName(called);
    await this.#at.knocking.knock(
      { token: this.#token, name: called, isGuest: true, seat: this.seat },
      this.#expecting(called),
    );
  }

  async #join(called: string): Promise<void> {
    const { session, seatRequest, table } = this.#at;
    const { code } = table;
    const wanted = this.isRunning || this.isBetween ? this.seat : this.wish;
    keepSeat(code, this.#token);
    const expected = { ...this.#expecting(called), 'must-knock': () => void this.#knock(called) };
    const answer = await request('join', { code, token: this.#token, name: called }, expected);
    if (!answer) this.#unanswered = called;
    if (!answer?.ok) return;
    keepName(called);
    keepSeat(code, this.#token);
    await session.attend();
    if (wanted) await seatRequest.sit(wanted);
  }
}
