/** Which names players may have, as they come over the wire. */
import { describe, expect, it } from 'vitest';
import { whyNoName } from '../../shared/table/rules/names.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';

const token = 'A'.repeat(43);
const named = (name: string) => {
  const { data } = REQUESTS.make.safeParse({ token, name });
  return data?.name;
};

it.each([
  ['  Ann \t Lee ', 'Ann Lee'],
  // Invisible characters must not make two names look the same.
  ['An\u200bn\u202e', 'An n'],
  ['Ann\u200d', 'Ann'],
  // A family is a single emoji made of several joined ones.
  ['👩\u200d👧 Ann', '👩\u200d👧 Ann'],
  ['Åsa', 'Åsa'],
  ['A\u030asa', 'Åsa'],
  ['佳子', '佳子'],
  ['นิ่ม', 'นิ่ม'],
  // These are not control characters, but they are invisible too.
  ['An\u115fn', 'An n'],
  ['An\u1160n', 'An n'],
  ['Ann\u3164', 'Ann'],
  ['Ann\uffa0', 'Ann'],
  ['Ann\u2800', 'Ann'],
  ['A\u034fnn', 'A nn'],
  ['Ann\ufe0f', 'Ann'],
  ['Ann1\ufe0f', 'Ann1'],
  ['Ann\u{e0101}', 'Ann'],
  ['Ann\u200d👧', 'Ann 👧'],
  // The parts of an emoji stay: its colour, its selector, its joiner.
  ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  ['👩🏽\u200d🚀', '👩🏽\u200d🚀'],
  ['1\ufe0f\u20e3', '1\ufe0f\u20e3'],
  // Many marks stacked on one letter would cover the lines around it.
  [`Z${'\u0335'.repeat(9)}o`, `Z${'\u0335'.repeat(3)}o`],
])('%j is called %j', (typed, called) => {
  expect(named(typed)).toBe(called);
});

it.each(['', ' \u200b ', '\u3164\u2800', 'A'.repeat(25)])('%j is no name', (typed) => {
  expect(named(typed)).toBeUndefined();
});

const table = { players: [{ id: 'ann', name: 'Ann' }] };

describe('a name is taken that looks like', () => {
  it.each(['Ann', 'ann', 'ANN', 'Аnn', 'ΑΝΝ', 'Ａｎｎ', 'A\u034fnn'])("another's: %s", (name) => {
    expect(whyNoName(table, name)).toBe('name-taken');
    expect(whyNoName(table, name, 'ben')).toBe('name-taken');
    expect(whyNoName(table, name, 'ann')).toBeNull();
    const before = { players: [{ id: 'eve', name }] };
    expect(whyNoName(before, 'Ann')).toBe('name-taken');
  });
  it.each(['Anna', 'Änn', 'An n', 'Hann'])('no other is: %s', (name) => {
    expect(whyNoName(table, name)).toBeNull();
  });
  it('no other is one that only sounds like it', () => {
    expect(whyNoName({ players: [{ id: 'ann', name: 'Weiß' }] }, 'Weiss')).toBeNull();
  });
});
