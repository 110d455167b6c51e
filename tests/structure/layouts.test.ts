/**
 * Checks that each breakpoint is defined once, by name, in client/ui/layouts.ts. See docs/DESIGN-LANGUAGE.md, Layouts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAYOUTS } from '../../client/ui/layouts.ts';

const HOME = 'client/ui/layouts.ts';
const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .map((name) => `client/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.(svelte|css|ts|html)$/.test(name) && name !== HOME)
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));

const MEDIA = [
  // Patterns that find media queries in styles, imports of styles, scripts and elements.
  /@(?:media|import)\b([^{;]*)/g,
  /\b(?:matchMedia|MediaQuery)\(\s*['"`]([^'"`]*)/g,
  /\bmedia=["'{]([^"'}]*)/g,
];
/** Matches a media query that depends on the size or the shape of the window. */
const WINDOW = /\b(?:width|height|orientation|aspect-ratio)\b/;

/** The media queries in a text that depend on the size or the shape of the window. */
function breakpointsIn(text: string): string[] {
  return MEDIA.flatMap((media) => [...text.matchAll(media)].map(([, query = '']) => query.trim())).filter(
    (query) => WINDOW.test(query),
  );
}

/** What the first group of a pattern matches in the client's files, without duplicates. */
function asked(pattern: RegExp): string[] {
  return [...new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)))];
}

test('only one file has media queries for the size or shape of the window', () => {
  const found = files.flatMap(({ name, text }) => breakpointsIn(text).map((query) => `${name}: ${query}`));
  expect(found).toEqual([]);
});

test('every layout that is used exists, and every layout is used', () => {
  const names = asked(/data-layout~='([^']*)'/g);
  const inScripts = asked(/\bLAYOUTS\.(\w+)/g);
  expect(new Set([...names, ...inScripts])).toEqual(new Set(Object.keys(LAYOUTS)));
  // Several layouts can apply at the same time, so a selector must not compare the whole attribute.
  expect(asked(/(\[data-layout(?!~='|\])[^\]]*\])/g)).toEqual([]);
});

test('the page on the design names every layout', () => {
  const chapter =
    readFileSync('docs/DESIGN-LANGUAGE.md', 'utf8').split('## Layouts')[1]?.split('\n## ')[0] ?? '';
  const names = [...chapter.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(names).toEqual(Object.keys(LAYOUTS));
});

test('every container that is asked for by name is set up', () => {
  const names = asked(/@container ([a-z]+)/g).filter((name) => name !== 'not');
  expect(asked(/\bcontainer: ([a-z]+) \//g)).toEqual(expect.arrayContaining(names));
});

test('the check finds breakpoints anywhere, and ignores preferences', () => {
  const breakpoints = [
    '@media (max-width: 599px) {',
    '@media (hover: hover) and (orientation: landscape) {',
    '@media (400px < width <= 60rem) {',
    '@media\n  (min-aspect-ratio: 1) {',
    "@import url('a.css') (min-height: 3rem);",
    "new MediaQuery('min-width: 64rem')",
    "matchMedia('(pointer: coarse) and (max-height: 9px)').matches",
    '<source media="(min-width: 9px)" />',
  ];
  expect(breakpoints.filter((text) => breakpointsIn(text).length !== 1)).toEqual([]);
  const others = [
    '@media (prefers-reduced-motion: no-preference) { .a { width: 1px; } }',
    '@media not (any-hover: hover) { .a { height: 1px; } }',
    '@media print { .a { width: auto; } }',
    '@container (max-height: 19rem) { .a { width: 1px; } }',
    'new MediaQuery(LAYOUTS.broad)',
    "matchMedia('(pointer: coarse)').matches ? width : height",
  ];
  expect(others.filter((text) => breakpointsIn(text).length > 0)).toEqual([]);
});
