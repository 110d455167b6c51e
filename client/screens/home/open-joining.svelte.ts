/** Takes somebody from the list of open tables to a table: with one tap, if their name is known. */
import type { Listing } from '../../../shared/table/listing.ts';
import { keepSeat, lastName, newToken } from '../../lib/held-seats.ts';
import { router, tablePath } from '../../lib/router.svelte.ts';
import { Task } from '../../lib/task.svelte.ts';
import { wishToWatch } from '../../lib/watch-wish.ts';
import { request } from '../../session/request.ts';

export class OpenJoining {
  readonly #task = new Task();
  #chosen = $state('');
  /** All retries at a table send the same token, so that the server adds the player only once. */
  readonly #tokens: Record<string, string> = {};

  isBusyAt(code: string): boolean {
    return this.#task.busy && this.#chosen === code;
  }

  take({ code, state }: Listing): void {
    if (state === 'running') wishToWatch(code);
    if (state === 'running' || lastName() === '') return router.go(tablePath(code));
    this.#chosen = code;
    void this.#task.run(() => this.#join(code));
  }

  /** Joins as the name that this device used last. If that is refused, the table's page says more. */
  async #join(code: string): Promise<void> {
    const token = (this.#tokens[code] ??= newToken());
    keepSeat(code, token);
    const toTable = () => router.go(tablePath(code));
    const expected = { 'name-taken': toTable, 'must-knock': toTable, 'table-full': toTable };
    const answer = await request('join', { code, token, name: lastName() }, expected);
    if (answer?.ok) toTable();
  }
}
