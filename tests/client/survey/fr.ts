/** The sentences for reports in French, including numbers, articles, genders and lists. */
import { reply } from '../../helpers/replies.ts';
import type { Expected } from './replies.ts';

const sentences: Expected['sentences'] = {
  // The replies in the rulebook's example of a Navigators' turn.
  'two islands': 'Tu vois deux îles.',
  'deep sea; two islands and a ship': 'Tu es en eaux profondes. Tu vois deux îles et un navire.',
  'a rocky island; an island': 'Tu es sur une île rocheuse. Tu vois une île.',
  'an island and the coastline': 'Tu vois une île et la côte.',

  // Reports about the ship's own square.
  nothing: 'Tu ne vois rien.',
  'deep sea': 'Tu es en eaux profondes. Tu ne vois rien.',
  'a woody island': 'Tu es sur une île boisée. Tu ne vois rien.',
  'the Sacred Island': 'Tu as atteint l’Île sacrée. Tu ne vois rien.',
  'the Sacred Island with green; two ships':
    'Tu as atteint l’Île sacrée, avec le navire vert. Tu vois deux navires.',
  'with red': 'Le navire rouge est ici avec toi. Tu ne vois rien.',
  'with red and white': 'Les navires rouge et blanc sont ici avec toi. Tu ne vois rien.',
  'with red, green and yellow': 'Les navires rouge, vert et jaune sont ici avec toi. Tu ne vois rien.',
  'a rocky island with red; three islands':
    'Tu es sur une île rocheuse, avec le navire rouge. Tu vois trois îles.',
  'a woody island with red; three islands':
    'Tu es sur une île boisée, avec le navire rouge. Tu vois trois îles.',
  'deep sea with white and yellow; the coastline':
    'Tu es en eaux profondes, avec les navires blanc et jaune. Tu vois la côte.',

  // Reports about the squares around the ship.
  'a ship': 'Tu vois un navire.',
  'three ships': 'Tu vois trois navires.',
  'five islands': 'Tu vois cinq îles.',
  'eight islands': 'Tu vois huit îles.',
  'an island, a ship and the coastline': 'Tu vois une île, un navire et la côte.',

  // Reports after an order that leads off the board.
  'off the board; the coastline':
    'Tu ne peux pas aller plus loin\u202f: c’est le bord du plateau. Tu vois la côte.',
  'off the board; a rocky island with red; an island and the coastline':
    'Tu ne peux pas aller plus loin\u202f: c’est le bord du plateau. Tu es sur une île rocheuse, avec le navire rouge. Tu vois une île et la côte.',

  // Reports with the variant in which ships only say whether any ship is in sight.
  'some ships': 'Tu vois un ou plusieurs navires.',
  'two islands and some ships': 'Tu vois deux îles et un ou plusieurs navires.',

  // Reports with the Easier Deduction variant.
  'no kind and no colour': 'Tu ne vois rien.',
  'a woody island in sight': 'Tu vois une île boisée.',
  'two woody islands, a rocky one and the Sacred Island':
    'Tu vois deux îles boisées, une île rocheuse et l’Île sacrée.',
  'a woody island and the Sacred Island': 'Tu vois une île boisée et l’Île sacrée.',
  'three rocky islands, green and yellow': 'Tu vois trois îles rocheuses, le navire vert et le navire jaune.',
  'five rocky islands, green and yellow': 'Tu vois cinq îles rocheuses, le navire vert et le navire jaune.',
  'the red ship': 'Tu vois le navire rouge.',

  // Reports about lighthouses.
  'a lighthouse': 'Tu vois un phare.',
  'two lighthouses and the coastline': 'Tu vois deux phares et la côte.',
  'at an unlit lighthouse': 'Tu es au pied d’un phare. Tu ne vois rien.',
  'at the yellow lamp; an island': 'Tu es au pied du phare à feu jaune. Tu vois une île.',
  'at the red lamp with white; a lighthouse':
    'Tu es au pied du phare à feu rouge, avec le navire blanc. Tu vois un phare.',

  // Reports about fog banks.
  'a fog bank': 'Tu vois un banc de brume.',
  'two fog banks': 'Tu vois deux bancs de brume.',
  'in a fog bank; two islands': 'Tu es dans un banc de brume. Tu vois deux îles.',

  // A report that contains everything at once.
  everything:
    'Tu es dans un banc de brume. Tu vois une île boisée, le navire rouge, un phare, un banc de brume et la côte.',
};

export const fr: Expected = {
  sentences,
  ownSentences: [
    [
      'a woody island with green: a colour alone',
      reply({ island: 'woody', ships: ['green'] }, { ships: 1 }),
      'Tu es sur une île boisée, avec le navire vert. Tu vois un navire.',
    ],
    [
      'a rocky island with red and green: one noun for two colours',
      reply({ island: 'rocky', ships: ['red', 'green'] }, { islands: 3 }),
      'Tu es sur une île rocheuse, avec les navires rouge et vert. Tu vois trois îles.',
    ],
    [
      'the Sacred Island with red, green and yellow: one noun for three colours',
      reply({ island: 'sacred', ships: ['red', 'green', 'yellow'] }),
      'Tu as atteint l’Île sacrée, avec les navires rouge, vert et jaune. Tu ne vois rien.',
    ],
    [
      'deep sea with yellow',
      reply({ deepSea: true, ships: ['yellow'] }, { coastline: true }),
      'Tu es en eaux profondes, avec le navire jaune. Tu vois la côte.',
    ],
    ['two ships', reply({}, { ships: 2 }), 'Tu vois deux navires.'],
    [
      'five islands and three ships',
      reply({}, { islands: 5, ships: 3 }),
      'Tu vois cinq îles et trois navires.',
    ],
    [
      'in a fog bank; two fog banks',
      reply({ fogBank: true }, { fogBanks: 2 }),
      'Tu es dans un banc de brume. Tu vois deux bancs de brume.',
    ],
  ],
  orders: [
    ['red', 'NE', 'Le rouge met le cap au nord-est'],
    ['green', 'W', 'Le vert met le cap à l’ouest'],
    ['white', null, 'Le blanc fait le guet'],
  ],
  spoken: [['yellow', 'E', reply({}, { ships: 1 }), 'Le jaune met le cap à l’est. Tu vois un navire.']],
};
