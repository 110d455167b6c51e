/** The variants as chosen on this device. A choice is shown at once and saved in the background. */
import type { Variants } from '../../../shared/game/game.ts';
import { Action, type CommandOf, type CommandSender } from '../../session/action.svelte.ts';

export class VariantChoice {
  readonly #action: Action<CommandOf<'choose-variants'>>;
  readonly #saved: () => Variants;
  /** The choice that was made last, whether or not the server has acknowledged it. */
  readonly current = $derived.by(() => this.#action.sent?.variants ?? this.#saved());

  /** @param saved returns the variants of the table */
  constructor(sender: CommandSender, saved: () => Variants) {
    this.#action = new Action<CommandOf<'choose-variants'>>(sender, { overlap: true });
    this.#saved = saved;
  }

  choose(variants: Variants): Promise<boolean> {
    return this.#action.give({ type: 'choose-variants', variants });
  }

  set<K extends keyof Variants>(key: K, value: Variants[K]): Promise<boolean> {
    return this.choose({ ...this.current, [key]: value });
  }
}
