/** The sentences for reports in English. */
import { reply } from '../../helpers/replies.ts';
import type { Expected } from './replies.ts';

const sentences: Expected['sentences'] = {
  // The replies in the rulebook's example of a Navigators' turn.
  'two islands': 'You see two islands.',
  'deep sea; two islands and a ship': 'You are in the deep sea. You see two islands and a ship.',
  'a rocky island; an island': 'You are on a rocky island. You see an island.',
  'an island and the coastline': 'You see an island and the coastline.',

  // Reports about the ship's own square.
  nothing: 'You see nothing.',
  'deep sea': 'You are in the deep sea. You see nothing.',
  'a woody island': 'You are on a woody island. You see nothing.',
  'the Sacred Island': 'You are home on the Sacred Island. You see nothing.',
  'the Sacred Island with green; two ships':
    'You are home on the Sacred Island, with the green ship. You see two ships.',
  'with red': 'The red ship is here with you. You see nothing.',
  'with red and white': 'The red ship and the white ship are here with you. You see nothing.',
  'with red, green and yellow':
    'The red ship, the green ship and the yellow ship are here with you. You see nothing.',
  'a rocky island with red; three islands':
    'You are on a rocky island, with the red ship. You see three islands.',
  'a woody island with red; three islands':
    'You are on a woody island, with the red ship. You see three islands.',
  'deep sea with white and yellow; the coastline':
    'You are in the deep sea, with the white ship and the yellow ship. You see the coastline.',

  // Reports about the squares around the ship.
  'a ship': 'You see a ship.',
  'three ships': 'You see three ships.',
  'five islands': 'You see five islands.',
  'eight islands': 'You see eight islands.',
  'an island, a ship and the coastline': 'You see an island, a ship and the coastline.',

  // Reports after an order that leads off the board.
  'off the board; the coastline':
    'You can go no further: this is the edge of the board. You see the coastline.',
  'off the board; a rocky island with red; an island and the coastline':
    'You can go no further: this is the edge of the board. You are on a rocky island, with the red ship. You see an island and the coastline.',

  // Reports with the variant in which ships only say whether any ship is in sight.
  'some ships': 'You see at least one ship.',
  'two islands and some ships': 'You see two islands and at least one ship.',

  // Reports with the Easier Deduction variant.
  'no kind and no colour': 'You see nothing.',
  'a woody island in sight': 'You see a woody island.',
  'two woody islands, a rocky one and the Sacred Island':
    'You see two woody islands, a rocky island and the Sacred Island.',
  'a woody island and the Sacred Island': 'You see a woody island and the Sacred Island.',
  'three rocky islands, green and yellow': 'You see three rocky islands, the green ship and the yellow ship.',
  'five rocky islands, green and yellow': 'You see five rocky islands, the green ship and the yellow ship.',
  'the red ship': 'You see the red ship.',

  // Reports about lighthouses.
  'a lighthouse': 'You see a lighthouse.',
  'two lighthouses and the coastline': 'You see two lighthouses and the coastline.',
  'at an unlit lighthouse': 'You are at a lighthouse. You see nothing.',
  'at the yellow lamp; an island': 'You are at the lighthouse with the yellow lamp. You see an island.',
  'at the red lamp with white; a lighthouse':
    'You are at the lighthouse with the red lamp, with the white ship. You see a lighthouse.',

  // Reports about fog banks.
  'a fog bank': 'You see a fog bank.',
  'two fog banks': 'You see two fog banks.',
  'in a fog bank; two islands': 'You are in a fog bank. You see two islands.',

  // A report that contains everything at once.
  everything:
    'You are in a fog bank. You see a woody island, the red ship, a lighthouse, a fog bank and the coastline.',
};

export const en: Expected = {
  sentences,
  ownSentences: [['the coastline alone', reply({}, { coastline: true }), 'You see the coastline.']],
  orders: [
    ['red', 'NE', 'Red sails north-east'],
    ['white', null, 'White stays and reports'],
  ],
};
