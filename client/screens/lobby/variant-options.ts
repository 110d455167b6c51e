/** The options of each variant, as a switch shows them. */
import type { SeaMonster, Variants } from '../../../shared/game/game.ts';
import type { Variant } from '../../../shared/game/variants.ts';
import { t } from '../../text/text.ts';
import type { VariantChoice } from './variant-choice.svelte.ts';

const MONSTERS: readonly (readonly SeaMonster[])[] = [[], ['leviathan'], ['kraken'], ['leviathan', 'kraken']];

/** A variant's options in words, and the index of the selected one. */
export function optionsOf(
  current: Variants,
  variant: Variant,
): { options: readonly string[]; taken: number } {
  const value = current[variant];
  if (typeof value === 'number') return { options: t.variants.counts, taken: value };
  if (typeof value === 'object') {
    const { none, leviathan, kraken, both } = t.variants.monsters;
    const taken = value.length === 2 ? 3 : value[0] === 'kraken' ? 2 : value.length;
    return { options: [none, leviathan, kraken, both], taken };
  }
  return { options: [t.lobby.off, t.lobby.on], taken: Number(value === true || value === 'whether any') };
}

/** Chooses an option by its index. */
export function takeOption(choice: VariantChoice, variant: Variant, option: number): Promise<boolean> {
  switch (variant) {
    case 'seaMonsters':
      return choice.set(variant, MONSTERS[option] ?? []);
    case 'lighthouses':
    case 'maelstroms':
    case 'fogBanks':
      return choice.set(variant, option);
    case 'shipsInSight':
      return choice.set(variant, option === 1 ? 'whether any' : 'how many');
    default:
      return choice.set(variant, option === 1);
  }
}
