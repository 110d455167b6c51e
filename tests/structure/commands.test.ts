/**
 * There is a single way to give commands, so that every refusal is shown, and few components know the
 * session.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesIn } from './imports.ts';

const GIVES = /\.command\(/;
const ASKS = /\buseTable\(\)/;

/** The files of the client that contain this pattern. */
const saying = (words: RegExp) =>
  sourcesIn('.', 'client').filter((file) => words.test(readFileSync(file, 'utf8')));

test('only an Action gives commands to the session', () => {
  expect(saying(GIVES)).toEqual(['client/session/action.svelte.ts']);
});

test('what a screen only draws with is given to it: nothing below the session, and no board or text, asks for a table', () => {
  expect(saying(ASKS).filter((file) => !/^client\/(app|screens|table)\//.test(file))).toEqual([]);
});

test('the check sees a command that is given by hand', () => {
  expect('await session.command({ type: 1 })').toMatch(GIVES);
  expect('const { session } = useTable();').toMatch(ASKS);
});
