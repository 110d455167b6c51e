/** Searching the rules: what matches, and which words are marked. */
import { describe, expect, it } from 'vitest';
import type { Section } from '../../client/text/rule-blocks.ts';
import { piecesOf, placesIn, wordsOf } from '../../client/screens/rules/search/search.ts';

/** Puts the words of a text that match a search into brackets. */
const marked = (text: string, query: string) =>
  piecesOf(text, wordsOf(query))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

describe('a word is found', () => {
  it.each([
    ['whatever its case', 'Great Storms', 'great', '[Great] Storms'],
    ['without its accents', 'Die Küste', 'kuste', 'Die [Küste]'],
    ['with accents too many', 'La costa', 'cósta', 'La [costa]'],
    [
      'with letters that come apart',
      'Der Große Sturm, le cœur',
      'grosse coeur',
      'Der [Große] Sturm, le [cœur]',
    ],
    ['by another apostrophe', 'l’île sacrée', "l'ile", '[l’île] sacrée'],
    ['written in two signs', 'Die Ku\u0308ste', 'küste', 'Die [Ku\u0308ste]'],
    ['in every place', 'sea and sea', 'sea', '[sea] and [sea]'],
    ['within another, if it is long', 'Ein Seesturm', 'sturm', 'Ein See[sturm]'],
    ['only where a word begins, if it is short', 'covered, red', 'red', 'covered, [red]'],
    ['beside another one', 'the Sacred Island', 'island sacred', 'the [Sacred] [Island]'],
    ['once where two of them meet', 'stormy', 'storm stormy', '[stormy]'],
    ['nowhere', 'The sea', 'kraken', 'The sea'],
  ])('%s', (_, text, query, found) => {
    expect(marked(text, query)).toBe(found);
  });

  it('and nothing of the text is lost', () => {
    for (const query of ['', ' ', 'e', 'the', 'ß', '(', '.*'])
      expect(
        piecesOf('The straße (and the sea).', wordsOf(query))
          .map(({ text }) => text)
          .join(''),
      ).toBe('The straße (and the sea).');
  });
});

describe('a section', () => {
  const section: Section = {
    title: 'Fog',
    blocks: [
      'Fog hides ships.',
      { list: ['One ship', 'no sea'] },
      { aside: 'Deep fog' },
      { head: ['Who'], rows: [['A whale']] },
      { story: ['A squid'] },
      { figure: 'fog', caption: 'A crab' },
    ],
  };

  it('is searched in all that it says', () => {
    expect(placesIn(section, wordsOf('fog'))).toBe(3);
    for (const word of ['sea', 'deep', 'who', 'whale', 'squid', 'crab'])
      expect(placesIn(section, [word])).toBe(1);
    expect(placesIn(section, ['gist'], 'The gist of it')).toBe(1);
  });

  it('is found if it has every word', () => {
    expect(placesIn(section, wordsOf('whale squid'))).toBe(2);
    expect(placesIn(section, wordsOf('whale kraken'))).toBe(0);
  });
});
