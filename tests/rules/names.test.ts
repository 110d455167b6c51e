/** Which names players may have, and how the server normalises names. */
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
  // A family emoji consists of several emoji with joiners between them.
  ['👩\u200d👧 Ann', '👩\u200d👧 Ann'],
  ['Åsa', 'Åsa'],
  ['A\u030asa', 'Åsa'],
  ['佳子', '佳子'],
  ['นิ่ม', 'นิ่ม'],
  // These characters are invisible too, although they aren't control characters.
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
  // All parts of an emoji are kept: its skin colour, its variation selector and its joiner.
  ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  ['👩🏽\u200d🚀', '👩🏽\u200d🚀'],
  ['1\ufe0f\u20e3', '1\ufe0f\u20e3'],
  // Too many marks on one letter would cover the lines above and below, so only three are kept.
  [`Z${'\u0335'.repeat(9)}o`, `Z${'\u0335'.repeat(3)}o`],
  [`Z${'\u20dd'.repeat(9)}o`, 'Zo'],
  [`Z${'\u0489\u0335'.repeat(9)}o`, `Z${'\u0335'.repeat(3)}o`],
  [`क${'\u093e'.repeat(9)}`, `क${'\u093e'.repeat(4)}`],
  [`क${'\u0302\u093e'.repeat(9)}`, `क${'\u0302\u093e'.repeat(2)}`],
  [`क${'\u0302\u0303\u0304\u0305\u093e'.repeat(5)}`, `क\u0302\u0303\u0304\u093e`],
  ['မြို့', 'မြို့'],
  // Without a letter of its own, a mark would be drawn on whatever precedes the name.
  ['\u0335\u0335Ann', 'Ann'],
  ['\u0903 \u20dd Ann', 'Ann'],
])('%j is called %j', (typed, called) => {
  expect(named(typed)).toBe(called);
});

it.each(['', ' \u200b ', '\u3164\u2800', 'A'.repeat(25)])('%j is not a valid name', (typed) => {
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
  it.each([
    ...[
      'Ⲁnn',
      'ⲀⲚⲚ',
      'Aɴɴ',
      'ᴀɴɴ',
      'Λnn',
      'Дnn',
      'Ann\u200b',
      'ᗅnn',
      'Ꭺnn',
      'ꓮnn',
      'Ɐnn',
      'Ⱥnn',
      'ꬰnn',
      'ꭺnn',
    ],
    ...['🅰nn', '🅐nn', '🄰nn', '🇦nn', 'Ⓐnn', '∀nn', '₳nn', 'ᴬnn', 'Aո\u0578', 'Aղղ', 'ᎪՌՌ', 'Аռռ', 'ａոn'],
  ])("another's, by a letter of another script or of phonetics: %s", (name) => {
    expect(whyNoName(table, name)).toBe('name-taken');
    expect(whyNoName({ players: [{ id: 'eve', name }] }, 'Ann')).toBe('name-taken');
  });
  it.each(['Anna', 'Änn', 'An n', 'Hann', 'Ann🎲', 'Анна', '佳子', 'Åsa', 'Bob', 'Ⲃⲟⲃ', 'Ø', 'עדי'])(
    'no other is: %s',
    (name) => {
      expect(whyNoName(table, name)).toBeNull();
    },
  );
  it.each([
    ['Иван', 'Олег'],
    ['Иван', 'Слав'],
    ['Ελένη', 'Μαρία'],
    ['佳子Ann', '花子Ann'],
    ['지민', '서연'],
    ['Thảo', 'Thủy'],
    ['Łukasz', 'Tomasz'],
    ['Søren', 'Soren'],
    ['Amy', 'Arny Ott'],
  ])('neither is %s to %s', (name, other) => {
    expect(whyNoName({ players: [{ id: 'eve', name: other }] }, name)).toBeNull();
  });
  it('not if it only sounds like one', () => {
    expect(whyNoName({ players: [{ id: 'ann', name: 'Weiß' }] }, 'Weiss')).toBeNull();
  });
});
