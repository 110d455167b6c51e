/** What somebody at a table may be called: not as somebody else there is, nor so that it only looks so. */
import looksLike from 'unhomoglyph';
import type { PlayerId } from '../../game/game.ts';
import type { Table, TableRefusal } from '../table.ts';

/**
 * Why a name can't be taken, or null.
 * @param player whose it is to be; undefined for somebody who is about to join
 */
export function whyNoName(
  { players }: Pick<Table, 'players'>,
  name: string,
  player?: PlayerId,
): TableRefusal | null {
  const looks = looksOf(name);
  const isLike = (other: string) => looksOf(other).some((look) => looks.includes(look));
  return players.some((other) => other.id !== player && isLike(other.name)) ? 'name-taken' : null;
}

/**
 * What a reader may take a name for: capitals, widths, look-alike letters and what can't be seen don't tell two apart.
 * A capital may look like another letter than its small one does (Greek Β, β), so both are looked at.
 */
function looksOf(name: string): string[] {
  const seen = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [seen, looksLike(seen)].map((text) => looksLike(text.toLowerCase()));
}
