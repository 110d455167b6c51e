/** The sentence of a reply in German: a case for everything that any variant can tell. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../client/text/catalogue.svelte.ts';
import * as de from '../../client/text/de/index.ts';
import { around, order, sentence, spoken } from '../../client/text/de/survey.ts';
import type { Reply } from '../../shared/game.ts';
import { reply } from '../helpers/replies.ts';

const CASES: readonly (readonly [said: string, reply: Reply])[] = [
  // The rulebook's example of a Navigators' turn.
  ['Zwei Inseln in Sicht.', reply({}, { islands: 2 })],
  [
    'Auf tiefer See. Zwei Inseln und ein Schiff in Sicht.',
    reply({ deepSea: true }, { islands: 2, ships: 1 }),
  ],
  ['Auf einer Felsinsel. Eine Insel in Sicht.', reply({ island: 'rocky' }, { islands: 1 })],
  ['Eine Insel und die Küste in Sicht.', reply({}, { islands: 1, coastline: true })],

  // The ship's own square.
  ['Nichts in Sicht.', reply()],
  ['Auf tiefer See. Nichts in Sicht.', reply({ deepSea: true })],
  ['Auf einer Waldinsel. Nichts in Sicht.', reply({ island: 'woody' })],
  ['Auf der Heiligen Insel. Nichts in Sicht.', reply({ island: 'sacred' })],
  [
    'Auf der Heiligen Insel, zusammen mit dem grünen Schiff. Zwei Schiffe in Sicht.',
    reply({ island: 'sacred', ships: ['green'] }, { ships: 2 }),
  ],
  ['Das rote Schiff ist auch hier. Nichts in Sicht.', reply({ ships: ['red'] })],
  ['Das rote und das weiße Schiff sind auch hier. Nichts in Sicht.', reply({ ships: ['red', 'white'] })],
  [
    'Das rote, das grüne und das gelbe Schiff sind auch hier. Nichts in Sicht.',
    reply({ ships: ['red', 'green', 'yellow'] }),
  ],
  [
    'Auf einer Felsinsel, zusammen mit dem roten Schiff. Drei Inseln in Sicht.',
    reply({ island: 'rocky', ships: ['red'] }, { islands: 3 }),
  ],
  [
    'Auf einer Waldinsel, zusammen mit dem roten, dem grünen und dem gelben Schiff. Nichts in Sicht.',
    reply({ island: 'woody', ships: ['red', 'green', 'yellow'] }),
  ],
  [
    'Auf tiefer See, zusammen mit dem weißen und dem gelben Schiff. Die Küste in Sicht.',
    reply({ deepSea: true, ships: ['white', 'yellow'] }, { coastline: true }),
  ],

  // The squares around: none, one, two, five.
  ['Ein Schiff in Sicht.', reply({}, { ships: 1 })],
  ['Drei Schiffe in Sicht.', reply({}, { ships: 3 })],
  ['Fünf Inseln in Sicht.', reply({}, { islands: 5 })],
  ['Acht Inseln in Sicht.', reply({}, { islands: 8 })],
  ['Eine Insel, ein Schiff und die Küste in Sicht.', reply({}, { islands: 1, ships: 1, coastline: true })],

  // Off the board.
  [
    'Weiter geht es nicht: Hier ist der Rand des Bretts. Die Küste in Sicht.',
    reply({}, { coastline: true }, true),
  ],
  [
    'Weiter geht es nicht: Hier ist der Rand des Bretts. Auf einer Felsinsel, zusammen mit dem roten Schiff. Eine Insel und die Küste in Sicht.',
    reply({ island: 'rocky', ships: ['red'] }, { islands: 1, coastline: true }, true),
  ],

  // Ships in sight: whether any.
  ['Mindestens ein Schiff in Sicht.', reply({}, { ships: 'some' })],
  ['Zwei Inseln und mindestens ein Schiff in Sicht.', reply({}, { islands: 2, ships: 'some' })],

  // Easier Deduction.
  ['Nichts in Sicht.', reply({}, { kinds: [], colours: [] })],
  ['Eine Waldinsel in Sicht.', reply({}, { islands: 1, kinds: ['woody'], colours: [] })],
  [
    'Zwei Waldinseln, eine Felsinsel und die Heilige Insel in Sicht.',
    reply({}, { islands: 4, kinds: ['woody', 'woody', 'rocky', 'sacred'], colours: [] }),
  ],
  [
    'Drei Felsinseln, das grüne Schiff und das gelbe Schiff in Sicht.',
    reply({}, { islands: 3, kinds: ['rocky', 'rocky', 'rocky'], ships: 2, colours: ['green', 'yellow'] }),
  ],
  ['Das rote Schiff in Sicht.', reply({}, { ships: 'some', kinds: [], colours: ['red'] })],

  // Lighthouses.
  ['Ein Leuchtturm in Sicht.', reply({}, { lighthouses: 1 })],
  ['Zwei Leuchttürme und die Küste in Sicht.', reply({}, { lighthouses: 2, coastline: true })],
  ['An einem Leuchtturm. Nichts in Sicht.', reply({ lighthouse: 'unlit' })],
  [
    'Am Leuchtturm mit dem gelben Licht. Eine Insel in Sicht.',
    reply({ lighthouse: 'yellow' }, { islands: 1 }),
  ],
  [
    'Am Leuchtturm mit dem roten Licht, zusammen mit dem weißen Schiff. Ein Leuchtturm in Sicht.',
    reply({ lighthouse: 'red', ships: ['white'] }, { lighthouses: 1 }),
  ],

  // Fog banks.
  ['Eine Nebelbank in Sicht.', reply({}, { fogBanks: 1 })],
  ['Zwei Nebelbänke in Sicht.', reply({}, { fogBanks: 2 })],
  ['In einer Nebelbank. Zwei Inseln in Sicht.', reply({ fogBank: true }, { islands: 2 })],

  // Everything at once.
  [
    'In einer Nebelbank. Eine Waldinsel, das rote Schiff, ein Leuchtturm, eine Nebelbank und die Küste in Sicht.',
    reply(
      { fogBank: true },
      {
        islands: 1,
        ships: 1,
        lighthouses: 1,
        fogBanks: 1,
        coastline: true,
        kinds: ['woody'],
        colours: ['red'],
      },
    ),
  ],
];

describe('the sentence of a reply in German', () => {
  it.each(CASES)('„%s“', (said, told) => {
    expect(sentence(told)).toBe(said);
  });

  it('tells kinds in an order of its own, whatever the order on the wire', () => {
    const one = reply({}, { islands: 2, kinds: ['sacred', 'woody'], colours: [] });
    const other = reply({}, { islands: 2, kinds: ['woody', 'sacred'], colours: [] });
    expect(around(one.sighting)).toBe(around(other.sighting));
  });
});

describe('the order above a reply in German', () => {
  it('names ship and heading', () => {
    expect(order('red', 'NE')).toBe('Rot segelt nach Nordosten');
  });

  it('of a ship that is held says that it keeps a lookout', () => {
    expect(order('white', null)).toBe('Weiß hält Ausschau');
  });

  it('is spoken before the reply', () => {
    expect(spoken('yellow', 'S', reply({ deepSea: true }))).toBe(
      'Gelb segelt nach Süden. Auf tiefer See. Nichts in Sicht.',
    );
  });
});

describe('the German catalogue', () => {
  it('says everything that the app says', () => {
    const catalogue: Catalogue = de;
    expect(catalogue.senses.sample).toBe(
      spoken('red', 'E', reply({ deepSea: true }, { islands: 2, ships: 1 })),
    );
  });
});
