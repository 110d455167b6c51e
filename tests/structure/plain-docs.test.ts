/**
 * Checks that the docs contain none of the phrases that readers stumbled over. For each phrase, tests/english/banned.ts
 * says what to write instead.
 */
import { expect, it, test } from 'vitest';
import { stumblesIn } from '../english/banned.ts';
import { documents, proseOf, read } from '../english/documents.ts';

it.each(documents())('%s is in plain English', (path) => {
  const stumbles = stumblesIn(proseOf(read(path)));
  expect(stumbles.map(({ line, found, instead }) => `line ${line}: "${found}", say: ${instead}`)).toEqual([]);
});

test.each([
  'Spectators look on.',
  'Ships are dealt by lot.',
  'Who leaves is passed over.',
  'Whoever comes next has to look.',
  'It is judged on the own device.',
  'The page is loaded anew.',
])('"%s" is found', (sentence) => {
  expect(stumblesIn(sentence)).not.toEqual([]);
});

test.each([
  'Who wins?',
  'Look onto the board.',
  'Anyone who leaves is skipped.',
  'Their own device scores it.',
])('"%s" is not', (sentence) => {
  expect(stumblesIn(sentence)).toEqual([]);
});
