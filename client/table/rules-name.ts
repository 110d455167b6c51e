/** The name of a set of variants, for everybody who knows the table only by a line. */
import type { Variants } from '../../shared/game/game.ts';
import { inPlay, setOf } from '../../shared/game/variants.ts';
import { t } from '../text/text.ts';

/** The name of a set of variants. That of a custom set means nothing to others, so a few tiles are listed instead. */
export function rulesName(variants: Variants): string {
  const set = setOf(variants);
  if (set) return t.variants.sets[set].name;
  const tiles = inPlay(variants).map((variant) => t.variants.inPlay(variant, variants));
  return tiles.length > 2 ? t.variants.ownSet : tiles.join(' · ');
}
