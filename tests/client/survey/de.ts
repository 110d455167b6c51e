/** The sentences for reports in German. */
import { reply } from '../../helpers/replies.ts';
import type { Expected } from './replies.ts';

const sentences: Expected['sentences'] = {
  // The replies in the rulebook's example of a Navigators' turn.
  'two islands': 'Du siehst zwei Inseln.',
  'deep sea; two islands and a ship': 'Du bist auf tiefer See. Du siehst zwei Inseln und ein Schiff.',
  'a rocky island; an island': 'Du bist auf einer Felsinsel. Du siehst eine Insel.',
  'an island and the coastline': 'Du siehst eine Insel und die Küste.',

  // Reports about the ship's own square.
  nothing: 'Du siehst nichts.',
  'deep sea': 'Du bist auf tiefer See. Du siehst nichts.',
  'a woody island': 'Du bist auf einer Waldinsel. Du siehst nichts.',
  'the Sacred Island': 'Du bist auf der Heiligen Insel. Du siehst nichts.',
  'the Sacred Island with green; two ships':
    'Du bist auf der Heiligen Insel, zusammen mit dem grünen Schiff. Du siehst zwei Schiffe.',
  'with red': 'Das rote Schiff ist hier bei dir. Du siehst nichts.',
  'with red and white': 'Das rote und das weiße Schiff sind hier bei dir. Du siehst nichts.',
  'with red, green and yellow':
    'Das rote, das grüne und das gelbe Schiff sind hier bei dir. Du siehst nichts.',
  'a rocky island with red; three islands':
    'Du bist auf einer Felsinsel, zusammen mit dem roten Schiff. Du siehst drei Inseln.',
  'a woody island with red; three islands':
    'Du bist auf einer Waldinsel, zusammen mit dem roten Schiff. Du siehst drei Inseln.',
  'deep sea with white and yellow; the coastline':
    'Du bist auf tiefer See, zusammen mit dem weißen und dem gelben Schiff. Du siehst die Küste.',

  // Reports about the squares around the ship.
  'a ship': 'Du siehst ein Schiff.',
  'three ships': 'Du siehst drei Schiffe.',
  'five islands': 'Du siehst fünf Inseln.',
  'eight islands': 'Du siehst acht Inseln.',
  'an island, a ship and the coastline': 'Du siehst eine Insel, ein Schiff und die Küste.',

  // Reports after an order that leads off the board.
  'off the board; the coastline': 'Weiter geht es nicht: Hier ist der Rand des Bretts. Du siehst die Küste.',
  'off the board; a rocky island with red; an island and the coastline':
    'Weiter geht es nicht: Hier ist der Rand des Bretts. Du bist auf einer Felsinsel, zusammen mit dem roten Schiff. Du siehst eine Insel und die Küste.',

  // Reports with the variant in which ships only say whether any ship is in sight.
  'some ships': 'Du siehst mindestens ein Schiff.',
  'two islands and some ships': 'Du siehst zwei Inseln und mindestens ein Schiff.',

  // Reports with the Easier Deduction variant.
  'no kind and no colour': 'Du siehst nichts.',
  'a woody island in sight': 'Du siehst eine Waldinsel.',
  'two woody islands, a rocky one and the Sacred Island':
    'Du siehst zwei Waldinseln, eine Felsinsel und die Heilige Insel.',
  'a woody island and the Sacred Island': 'Du siehst eine Waldinsel und die Heilige Insel.',
  'three rocky islands, green and yellow':
    'Du siehst drei Felsinseln, das grüne Schiff und das gelbe Schiff.',
  'five rocky islands, green and yellow': 'Du siehst fünf Felsinseln, das grüne Schiff und das gelbe Schiff.',
  'the red ship': 'Du siehst das rote Schiff.',

  // Reports about lighthouses.
  'a lighthouse': 'Du siehst einen Leuchtturm.',
  'two lighthouses and the coastline': 'Du siehst zwei Leuchttürme und die Küste.',
  'at an unlit lighthouse': 'Du bist an einem Leuchtturm. Du siehst nichts.',
  'at the yellow lamp; an island': 'Du bist am Leuchtturm mit dem gelben Licht. Du siehst eine Insel.',
  'at the red lamp with white; a lighthouse':
    'Du bist am Leuchtturm mit dem roten Licht, zusammen mit dem weißen Schiff. Du siehst einen Leuchtturm.',

  // Reports about fog banks.
  'a fog bank': 'Du siehst eine Nebelbank.',
  'two fog banks': 'Du siehst zwei Nebelbänke.',
  'in a fog bank; two islands': 'Du bist in einer Nebelbank. Du siehst zwei Inseln.',

  // A report that contains everything at once.
  everything:
    'Du bist in einer Nebelbank. Du siehst eine Waldinsel, das rote Schiff, einen Leuchtturm, eine Nebelbank und die Küste.',
};

export const de: Expected = {
  sentences,
  ownSentences: [
    [
      'a woody island with red, green and yellow: one article each',
      reply({ island: 'woody', ships: ['red', 'green', 'yellow'] }),
      'Du bist auf einer Waldinsel, zusammen mit dem roten, dem grünen und dem gelben Schiff. Du siehst nichts.',
    ],
  ],
  orders: [
    ['red', 'NE', 'Rot segelt nach Nordosten'],
    ['white', null, 'Weiß hält Ausschau'],
  ],
  spoken: [
    [
      'yellow',
      'S',
      reply({ deepSea: true }),
      'Gelb segelt nach Süden. Du bist auf tiefer See. Du siehst nichts.',
    ],
  ],
};
