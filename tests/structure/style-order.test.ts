/**
 * Checks that a style for a layout or a container comes after the style that it overrides. Both have the same
 * specificity, so the later one wins. Because of the wrong order, a whole block of styles for phones once had no
 * effect.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

interface Declared {
  readonly selector: string;
  /** The condition for the style: a layout, a container or a media query. Empty if the style always applies. */
  readonly when: string;
  readonly property: string;
}

/** Matches a selector that contains a layout without adding specificity (see docs/DESIGN-LANGUAGE.md, Layouts). */
const LAYOUT = /^:global\((:where\(\[data-layout.*?\]\))\)\s*(.*)$/s;

/**
 * Matches a property that a shorthand also sets, so that a later shorthand overrides it. The first group is the
 * shorthand's name.
 */
const SHORTHANDS = /^(padding|margin|inset|grid-template|flex|border)-.*$/;
const covers = (later: string, earlier: string) =>
  later === earlier || later === earlier.replace(SHORTHANDS, '$1');

/** All declarations in a component's style, in the order of the file. */
function declared(source: string): Declared[] {
  const found: Declared[] = [];
  const text = ({ start, end }: { start: number; end: number }) =>
    source.slice(start, end).replaceAll(/\s+/g, ' ');
  function walk(nodes: readonly AST.CSS.Node[], selector: string, when: string) {
    for (const node of nodes) {
      if (node.type === 'Declaration') found.push({ selector, when, property: node.property });
      else if (node.type === 'Atrule') walk(node.block?.children ?? [], selector, `${when}@${node.prelude}`);
      else if (node.type === 'Rule')
        for (const one of node.prelude.children) {
          const [, layout = '', rest = text(one)] = LAYOUT.exec(text(one)) ?? [];
          walk(node.block.children, `${selector} ${rest}`.trim(), when + layout);
        }
    }
  }
  walk(parse(source, { modern: true }).css?.children ?? [], '', '');
  return found;
}

/** The declarations that apply under a condition, but are overridden by a later declaration without a condition. */
function undone(source: string): string[] {
  const all = declared(source);
  return all
    .filter(
      ({ selector, when, property }, at) =>
        when !== '' &&
        all
          .slice(at + 1)
          .some((later) => !later.when && later.selector === selector && covers(later.property, property)),
    )
    .map(({ selector, when, property }) => `${when} ${selector}: ${property}`);
}

test('no style for a layout or a container is overridden by the general one', () => {
  const found = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .flatMap((name) => undone(readFileSync(`client/${name}`, 'utf8')).map((what) => `${name}: ${what}`));
  expect(found).toEqual([]);
});

test('the check detects layouts, containers and shorthands, and accepts the right order', () => {
  const styled = (...rules: string[]) => `<p>a</p><style>${rules.join('\n')}</style>`;
  const layout = ":global(:where([data-layout~='phone'])) { p { padding-block: 1px; } }";
  const container = '@container (min-width: 1px) { p { color: red; } }';
  const base = 'p { padding: 2px; color: blue; }';
  expect(undone(styled(layout, base))).toHaveLength(1);
  expect(undone(styled(container, base))).toHaveLength(1);
  expect(undone(styled(base, layout, container))).toEqual([]);
  expect(undone(styled(layout, 'p { color: blue; }'))).toEqual([]);
});
