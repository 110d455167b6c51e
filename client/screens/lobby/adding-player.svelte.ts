/** Adds a friend who shares this device to the table, on the same side as the device's other players. */
import { runningSeries } from '../../../shared/table/series.ts';
import { keepSeat, newToken } from '../../lib/held-seats.ts';
import { nameTaken } from '../../lib/names.ts';
import { Task } from '../../lib/task.svelte.ts';
import { Action } from '../../session/action.svelte.ts';
import type { TableContext } from '../../session/context.ts';
import { request } from '../../session/request.ts';
import { t } from '../../text/text.ts';
import { toast } from '../../ui/toast.svelte.ts';

export class AddingPlayer {
  readonly #at: TableContext;
  readonly #task = new Task();
  readonly #sitting: Action;
  /** All retries send the same token, so that the server adds the player only once. */
  #token = newToken();
  /** The name in the last request that got no answer. The server may already have added the player under this name. */
  #unanswered = '';
  #missing = $state(false);
  #taken = $state('');

  name = $state('');

  constructor(at: TableContext) {
    this.#at = at;
    this.#sitting = new Action(at.session);
  }

  get busy(): boolean {
    return this.#task.busy;
  }

  /** Says what is wrong with the name; empty if nothing is. */
  get wrong(): string {
    const name = this.name.trim();
    if (this.#missing && name === '') return t.player.nameMissing;
    return this.#taken !== '' && name === this.#taken ? t.player.nameTaken : '';
  }

  submit(): void {
    const wanted = this.name.trim();
    this.#missing = wanted === '';
    this.#taken = wanted !== this.#unanswered && nameTaken(wanted, this.#at.table.players) ? wanted : '';
    if (!this.#missing && !this.#taken) void this.#task.run(() => this.#add(wanted));
  }

  async #add(name: string): Promise<void> {
    const { session } = this.#at;
    const { code } = this.#at.table;
    keepSeat(code, this.#token);
    const expected = { 'name-taken': () => void (this.#taken = name) };
    const answer = await request('join', { code, token: this.#token, name }, expected);
    if (!answer) this.#unanswered = name;
    if (!answer?.ok) return;
    keepSeat(code, this.#token);
    this.#token = newToken();
    this.name = this.#unanswered = '';
    const { seat } = session;
    await session.attend();
    // The new player can only become a Navigator, because there is only one Poseidon. In a series the seats are
    // assigned automatically.
    if (seat === 'navigators' && !runningSeries(this.#at.table)) {
      await this.#sitting.give({ type: 'sit', seat }, { player: answer.player });
    }
    toast.say(t.lobby.added(name));
  }
}
