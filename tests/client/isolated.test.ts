/** Names in right-to-left scripts must not change the order of the text around them. */
import { describe, expect, it } from 'vitest';
import { isolated, isolating } from '../../client/text/isolated.ts';
import { LANGUAGES } from '../../client/text/catalogue.svelte.ts';

const NAME = 'דוד';
const ISOLATED = `\u2068${NAME}\u2069`;

it.each(['Ann', 'Zoë', 'Иван', '王', 'A-1', ''])('"%s" is left as it is', (name) => {
  expect(isolated(name)).toBe(name);
});

it.each([NAME, 'عمر', 'Ann שרה', '\u202eAnn'])('"%s" is isolated', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

it('a text is given isolated names, one or many, or those of whom it tells', () => {
  const texts = isolating({
    one: (name: string, count: number) => `${name}: ${count}`,
    many: [(names: readonly string[]) => names.join(', ')],
    points: (lines: readonly { name: string; points: number }[]) =>
      lines.map(({ name, points }) => `${name} ${points}`).join(', '),
  });
  expect(texts.one(NAME, 3)).toBe(`${ISOLATED}: 3`);
  expect(texts.many[0]?.([NAME, 'Ann'])).toBe(`${ISOLATED}, Ann`);
  expect(texts.points([{ name: NAME, points: 2 }])).toBe(`${ISOLATED} 2`);
});

/**
 * All sentences that a catalogue's texts produce for players with the test's name. Texts that can't take such values
 * are skipped.
 */
function said(texts: unknown): string[] {
  if (typeof texts !== 'object' && typeof texts !== 'function') return [];
  if (typeof texts !== 'function') return Object.values(texts ?? {}).flatMap(said);
  const named = { name: NAME, points: 2, ships: [] };
  return [NAME, [NAME, NAME], [named], null].flatMap((first) => {
    try {
      const sentence: unknown = texts(first, NAME, NAME);
      return typeof sentence === 'string' ? [sentence] : [];
    } catch {
      return [];
    }
  });
}

describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  it('no sentence joins a bare name', async () => {
    const catalogue = (await import(`../../client/text/${language}/index.ts`)) as object;
    const sentences = said(isolating({ ...catalogue })).filter((sentence) => sentence.includes(NAME));
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((sentence) => sentence.replaceAll(ISOLATED, '').includes(NAME))).toEqual([]);
  });
});
