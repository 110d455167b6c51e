/** The client has only one way to give commands, so that every refusal is shown. Few components know the session. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesIn } from './imports.ts';

const GIVES = /\.command\(/;
const ASKS = /\buseTable\(\)/;

/** The client's files whose text matches a pattern. */
const saying = (words: RegExp) =>
  sourcesIn('.', 'client').filter((file) => words.test(readFileSync(file, 'utf8')));

test('only an Action gives commands to the session', () => {
  expect(saying(GIVES)).toEqual(['client/session/action.svelte.ts']);
});

test('no layer below the session, and no board or text, uses the table’s context', () => {
  expect(saying(ASKS).filter((file) => !/^client\/(app|screens|table)\//.test(file))).toEqual([]);
});

test('the check detects a command that bypasses Action', () => {
  expect('await session.command({ type: 1 })').toMatch(GIVES);
  expect('const { session } = useTable();').toMatch(ASKS);
});
