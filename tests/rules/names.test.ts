/** What players may be called, as it comes over the wire. */
import { expect, it } from 'vitest';
import { REQUESTS } from '../../shared/wire/schemas.ts';

const token = 'A'.repeat(43);
const named = (name: string) => {
  const { data } = REQUESTS.make.safeParse({ token, name });
  return data?.name;
};

it.each([
  ['  Ann \t Lee ', 'Ann Lee'],
  // What can't be seen must not make two names of one.
  ['An\u200bn\u202e', 'An n'],
  ['Ann\u200d', 'Ann'],
  // A family is one emoji of several, joined.
  ['👩\u200d👧 Ann', '👩\u200d👧 Ann'],
  ['Åsa', 'Åsa'],
  ['佳子', '佳子'],
])('%j is called %j', (typed, called) => {
  expect(named(typed)).toBe(called);
});

it.each(['', ' \u200b ', 'A'.repeat(25)])('%j is no name', (typed) => {
  expect(named(typed)).toBeUndefined();
});
