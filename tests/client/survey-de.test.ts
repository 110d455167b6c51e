/** The sentence of a reply in German: a case for everything that any variant can tell. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../client/text/catalogue.svelte.ts';
import * as de from '../../client/text/de/index.ts';
import { around, order, sentence, spoken } from '../../client/text/de/survey.ts';
import type { Reply } from '../../shared/game/game.ts';
import { reply } from '../helpers/replies.ts';

const CASES: readonly (readonly [said: string, reply: Reply])[] = [
  // The rulebook's example of a Navigators' turn.
  ['Du siehst zwei Inseln.', reply({}, { islands: 2 })],
  [
    'Du bist auf tiefer See. Du siehst zwei Inseln und ein Schiff.',
    reply({ deepSea: true }, { islands: 2, ships: 1 }),
  ],
  ['Du bist auf einer Felsinsel. Du siehst eine Insel.', reply({ island: 'rocky' }, { islands: 1 })],
  ['Du siehst eine Insel und die Küste.', reply({}, { islands: 1, coastline: true })],

  // The ship's own square.
  ['Du siehst nichts.', reply()],
  ['Du bist auf tiefer See. Du siehst nichts.', reply({ deepSea: true })],
  ['Du bist auf einer Waldinsel. Du siehst nichts.', reply({ island: 'woody' })],
  ['Du bist auf der Heiligen Insel. Du siehst nichts.', reply({ island: 'sacred' })],
  [
    'Du bist auf der Heiligen Insel, zusammen mit dem grünen Schiff. Du siehst zwei Schiffe.',
    reply({ island: 'sacred', ships: ['green'] }, { ships: 2 }),
  ],
  ['Das rote Schiff ist hier bei dir. Du siehst nichts.', reply({ ships: ['red'] })],
  ['Das rote und das weiße Schiff sind hier bei dir. Du siehst nichts.', reply({ ships: ['red', 'white'] })],
  [
    'Das rote, das grüne und das gelbe Schiff sind hier bei dir. Du siehst nichts.',
    reply({ ships: ['red', 'green', 'yellow'] }),
  ],
  [
    'Du bist auf einer Felsinsel, zusammen mit dem roten Schiff. Du siehst drei Inseln.',
    reply({ island: 'rocky', ships: ['red'] }, { islands: 3 }),
  ],
  [
    'Du bist auf einer Waldinsel, zusammen mit dem roten, dem grünen und dem gelben Schiff. Du siehst nichts.',
    reply({ island: 'woody', ships: ['red', 'green', 'yellow'] }),
  ],
  [
    'Du bist auf tiefer See, zusammen mit dem weißen und dem gelben Schiff. Du siehst die Küste.',
    reply({ deepSea: true, ships: ['white', 'yellow'] }, { coastline: true }),
  ],

  // The squares around: none, one, two, five.
  ['Du siehst ein Schiff.', reply({}, { ships: 1 })],
  ['Du siehst drei Schiffe.', reply({}, { ships: 3 })],
  ['Du siehst fünf Inseln.', reply({}, { islands: 5 })],
  ['Du siehst acht Inseln.', reply({}, { islands: 8 })],
  ['Du siehst eine Insel, ein Schiff und die Küste.', reply({}, { islands: 1, ships: 1, coastline: true })],

  // Off the board.
  [
    'Weiter geht es nicht: Hier ist der Rand des Bretts. Du siehst die Küste.',
    reply({}, { coastline: true }, true),
  ],
  [
    'Weiter geht es nicht: Hier ist der Rand des Bretts. Du bist auf einer Felsinsel, zusammen mit dem roten Schiff. Du siehst eine Insel und die Küste.',
    reply({ island: 'rocky', ships: ['red'] }, { islands: 1, coastline: true }, true),
  ],

  // Ships in sight: whether any.
  ['Du siehst mindestens ein Schiff.', reply({}, { ships: 'some' })],
  ['Du siehst zwei Inseln und mindestens ein Schiff.', reply({}, { islands: 2, ships: 'some' })],

  // Easier Deduction.
  ['Du siehst nichts.', reply({}, { kinds: [], colours: [] })],
  ['Du siehst eine Waldinsel.', reply({}, { islands: 1, kinds: ['woody'], colours: [] })],
  [
    'Du siehst zwei Waldinseln, eine Felsinsel und die Heilige Insel.',
    reply({}, { islands: 4, kinds: ['woody', 'woody', 'rocky', 'sacred'], colours: [] }),
  ],
  [
    'Du siehst drei Felsinseln, das grüne Schiff und das gelbe Schiff.',
    reply({}, { islands: 3, kinds: ['rocky', 'rocky', 'rocky'], ships: 2, colours: ['green', 'yellow'] }),
  ],
  ['Du siehst das rote Schiff.', reply({}, { ships: 'some', kinds: [], colours: ['red'] })],

  // Lighthouses.
  ['Du siehst einen Leuchtturm.', reply({}, { lighthouses: 1 })],
  ['Du siehst zwei Leuchttürme und die Küste.', reply({}, { lighthouses: 2, coastline: true })],
  ['Du bist an einem Leuchtturm. Du siehst nichts.', reply({ lighthouse: 'unlit' })],
  [
    'Du bist am Leuchtturm mit dem gelben Licht. Du siehst eine Insel.',
    reply({ lighthouse: 'yellow' }, { islands: 1 }),
  ],
  [
    'Du bist am Leuchtturm mit dem roten Licht, zusammen mit dem weißen Schiff. Du siehst einen Leuchtturm.',
    reply({ lighthouse: 'red', ships: ['white'] }, { lighthouses: 1 }),
  ],

  // Fog banks.
  ['Du siehst eine Nebelbank.', reply({}, { fogBanks: 1 })],
  ['Du siehst zwei Nebelbänke.', reply({}, { fogBanks: 2 })],
  ['Du bist in einer Nebelbank. Du siehst zwei Inseln.', reply({ fogBank: true }, { islands: 2 })],

  // Everything at once.
  [
    'Du bist in einer Nebelbank. Du siehst eine Waldinsel, das rote Schiff, einen Leuchtturm, eine Nebelbank und die Küste.',
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
      'Gelb segelt nach Süden. Du bist auf tiefer See. Du siehst nichts.',
    );
  });
});

describe('the German catalogue', () => {
  it('says everything that the app says', () => {
    const catalogue: Catalogue = de;
    expect(catalogue.feedback.sample).toBe(
      spoken('red', 'E', reply({ deepSea: true }, { islands: 2, ships: 1 })),
    );
  });
});
