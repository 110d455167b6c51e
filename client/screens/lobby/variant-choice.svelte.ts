/** The variants as they are chosen here: shown at once, saved behind it. */
import type { Variants } from '../../../shared/game/game.ts';
import type { Table } from '../../../shared/table/table.ts';
import { toast } from '../../ui/toast.svelte.ts';
import type { TableSession } from '../../session/session.svelte.ts';

export class VariantChoice {
  readonly #session: TableSession;
  readonly #table: () => Table;
  /** What was chosen last and is not acknowledged yet. */
  #pending = $state.raw<Variants | null>(null);
  readonly current = $derived.by(() => this.#pending ?? this.#table().variants);

  constructor(session: TableSession, table: () => Table) {
    this.#session = session;
    this.#table = table;
  }

  async choose(variants: Variants): Promise<void> {
    this.#pending = variants;
    toast.refuse(await this.#session.command({ type: 'choose-variants', variants }));
    if (this.#pending === variants) this.#pending = null;
  }

  set<K extends keyof Variants>(key: K, value: Variants[K]): Promise<void> {
    return this.choose({ ...this.current, [key]: value });
  }
}
