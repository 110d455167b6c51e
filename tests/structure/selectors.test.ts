/**
 * Checks how the client's code finds elements on the page: by their attributes, and never by a class. Classes are for
 * looks and change with them, and a selector that matches nothing reports no error.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './imports.ts';

/** Matches a call that takes a selector, and captures the selector. */
const CALL =
  /\b(?:querySelector(?:All)?|closest|matches|focusOn|element)(?:<[^>]*>)?\(\s*(['"`])((?:(?!\1).)+)\1/g;

const sources = sourcesIn('.', 'client').map((path) => ({ path, source: readFileSync(path, 'utf8') }));
const selectors = sources.flatMap(({ path, source }) =>
  [...source.matchAll(CALL)].map(([, , selector = '']) => ({ path, selector })),
);

it('no code finds an element by its class', () => {
  const byClass = selectors.filter(({ selector }) => /\.[a-z]/.test(selector.replace(/\[[^\]]*\]/g, '')));
  expect(byClass).toEqual([]);
  expect(selectors.length).toBeGreaterThan(20);
});

it('some component sets each data attribute by which code finds elements', () => {
  const markup = sources
    .filter(({ path }) => path.endsWith('.svelte'))
    .map(({ source }) => source.replace(/<(script|style)[^]*?<\/\1>/g, ''))
    .join('');
  const sought = selectors.flatMap(({ selector }) => selector.match(/(?<=\[)data-[\w-]+/g) ?? []);
  expect([...new Set(sought)].filter((name) => !new RegExp(`\\s${name}[\\s=]`).test(markup))).toEqual([]);
  expect(sought).toContain('data-panel');
});
