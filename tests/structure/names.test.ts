/**
 * Checks that players' names on screens are in a `<bdi>`, so that right-to-left names don't affect the text around
 * them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { expect, it } from 'vitest';

/**
 * Matches an expression that stands for a player's name: `nameOf(player)`, `player.name`, `table.names[…]` or a
 * variable. Expressions with texts of the catalogue don't match.
 */
const NAME = /^(?!.*\bt\.)(?:.*\bnameOf\(|(?:player|partner|line|whose|one)\.name$|.*\bnames\[|name$|owner$)/;
/** Components in which `name` is the name of a thing and not of a player. */
const THINGS =
  /(Choice|TileHelp|LanguageSwitch|Switch|QuietHours|CharacterButton|Crew|SeatWish|Graph|StormPanel|Footer|VoyageEnd)\.svelte$/;

/** The expressions for names in a component that are outside a `<bdi>`. */
function bare(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const found: string[] = [];
  function walk(node: unknown, isKept: boolean) {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, isKept));
    if (typeof node !== 'object' || node === null) return;
    const { type, name, expression } = node as { type?: string; name?: string; expression?: AST.BaseNode };
    if (type === 'Attribute' || type === 'Script' || type === 'StyleSheet') return;
    if (type === 'ExpressionTag' && expression) {
      const text = source.slice(expression.start, expression.end);
      if (!isKept && NAME.test(text)) found.push(`${path}: {${text}}`);
      return;
    }
    const isIn = isKept || (type === 'RegularElement' && name === 'bdi');
    for (const [key, inner] of Object.entries(node)) if (key !== 'parent') walk(inner, isIn);
  }
  walk(parse(source, { modern: true }).fragment, false);
  return found;
}

it('every name stands in a <bdi>', () => {
  const components = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svelte') && !THINGS.test(path))
    .map((path) => join('client', path));
  expect(components.flatMap(bare)).toEqual([]);
});
