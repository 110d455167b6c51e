/**
 * Checks that the styles of components take colours and layers from tokens. Their lengths are counted in
 * client-figures.ts. See docs/DESIGN-LANGUAGE.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesIn } from './client-figures.ts';

/** A literal colour. In a mask, only the opacity of a colour counts, so masks may have one. */
const COLOUR =
  /^(?!.*mask).*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|[ :,(](?:black|white|gr[ae]y|red|green|blue|yellow)\b)/i;
/** A layer among the children of an element, or of the whole window. */
const LAYER = /^z-index: (?:-1|0|1|auto|var\(--z-[a-z]+\))$/;
/** A value for browsers in which `::backdrop` doesn't have the tokens. */
const FALLBACK = /var\((--[\w-]+), rgb\([^)]*\)\)/g;

function literalsIn(file: string, css: string): string[] {
  return rulesIn(file, css)
    .flatMap(({ declarations }) => declarations)
    .map((one) => one.replace(FALLBACK, 'var($1)'))
    .filter((one) => COLOUR.test(one) || (one.startsWith('z-index') && !LAYER.test(one)))
    .map((one) => `${file}: ${one}`);
}

test('components have no literal colours or layers', () => {
  const found = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .flatMap((name) =>
      [...readFileSync(`client/${name}`, 'utf8').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].flatMap(
        ([, css = '']) => literalsIn(name, css),
      ),
    );
  expect(found).toEqual([]);
});

test('the check finds colours and layers, and accepts tokens', () => {
  const literal = ['color: #fff', 'background: rgb(0 0 0 / 50%)', 'border: 1px solid white', 'z-index: 20'];
  expect(literal.flatMap((one) => literalsIn('a', `p { ${one}; }`))).toHaveLength(literal.length);
  const tokens = [
    'color: var(--ship-red)',
    'fill: currentcolor',
    'background: color-mix(in oklab, var(--ink) 18%, transparent)',
    'background: var(--scrim, rgb(10 8 6 / 40%))',
    'mask: linear-gradient(#000 0 0)',
    'z-index: var(--z-sheet)',
    'z-index: 1',
  ];
  expect(tokens.flatMap((one) => literalsIn('a', `p { ${one}; }`))).toEqual([]);
});
