/**
 * Checks that adding or removing an element can't restyle the whole screen. For all rules like `a:has(b) c`, browsers
 * keep one combined set of the elements that `c` may match. If one of these rules can match every element, any change
 * restyles the whole screen.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { expect, it } from 'vitest';

const STYLES = readdirSync('client', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(svelte|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

type Simple = AST.CSS.SimpleSelector;

/** All parts of a selector, including those inside brackets. */
const within = (parts: readonly Simple[]): Simple[] =>
  parts.flatMap((part) =>
    part.type === 'PseudoClassSelector' && part.args && part.name !== 'not'
      ? [
          part,
          ...part.args.children.flatMap(({ children }) => children.flatMap((one) => within(one.selectors))),
        ]
      : [part],
  );

const asks = (parts: readonly Simple[]) =>
  within(parts).some((part) => part.type === 'PseudoClassSelector' && part.name === 'has');

/**
 * True if a part of a selector names a class, an id, an attribute or a type of element. Such a selector can't match
 * every element.
 */
const isNamed = (parts: readonly Simple[]) =>
  within(parts).some(
    (part) =>
      ['ClassSelector', 'IdSelector', 'AttributeSelector'].includes(part.type) ||
      (part.type === 'TypeSelector' && part.name !== '*'),
  );

/** The selectors of a style sheet that use `:has` and can match every element. */
function endingInAnything(node: AST.CSS.Node, source: string, asked = false): string[] {
  if (node.type !== 'Rule')
    return 'children' in node
      ? node.children.flatMap((child) => endingInAnything(child as AST.CSS.Node, source, asked))
      : 'block' in node && node.block
        ? endingInAnything(node.block, source, asked)
        : [];
  const own = node.prelude.children.filter(({ children }) => {
    const before = children.slice(0, -1).some(({ selectors }) => asks(selectors));
    return (asked || before) && !isNamed(children.at(-1)?.selectors ?? []);
  });
  const below =
    asked || node.prelude.children.some(({ children }) => children.some((one) => asks(one.selectors)));
  return [
    ...own.map(({ start, end }) => source.slice(start, end)),
    ...endingInAnything(node.block, source, below),
  ];
}

function found(source: string): string[] {
  const { css } = parse(source, { modern: true });
  return css ? css.children.flatMap((child) => endingInAnything(child, source)) : [];
}

it('a rule with :has names the elements that it styles', () => {
  const faults = STYLES.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return found(path.endsWith('.css') ? `<style>${text}</style>` : text).map((rule) => `${path}: ${rule}`);
  });
  expect(faults).toEqual([]);
});

it.each([
  ['.a:has(> .b) { > * { color: red; } }', ['> *']],
  [':global { .a:has(.b) { :not(.c) { color: red; } } }', [':not(.c)']],
  ['@container (width > 1px) { .a:has(.b) > *, .a:has(.b) > .c { color: red; } }', ['.a:has(.b) > *']],
  ['.a:has(.b) { color: red; :global(.c) { color: red; } }', []],
])('in %s it finds %j', (style, faults) => {
  expect(found(`<style>${style}</style>`)).toEqual(faults);
});
