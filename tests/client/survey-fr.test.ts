/** The sentence of a reply in French: numbers, articles, genders and lists. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../client/text/catalogue.svelte.ts';
import * as fr from '../../client/text/fr/index.ts';
import type { Reply } from '../../shared/game/game.ts';
import { reply } from '../helpers/replies.ts';

const catalogue: Catalogue = fr;
const { around, order, sentence, spoken } = catalogue.survey;

const CASES: readonly (readonly [said: string, reply: Reply])[] = [
  // The rulebook's example of a Navigators' turn.
  ['Tu vois deux îles.', reply({}, { islands: 2 })],
  [
    'Tu es en eaux profondes. Tu vois deux îles et un navire.',
    reply({ deepSea: true }, { islands: 2, ships: 1 }),
  ],
  ['Tu es sur une île rocheuse. Tu vois une île.', reply({ island: 'rocky' }, { islands: 1 })],
  ['Tu vois une île et la côte.', reply({}, { islands: 1, coastline: true })],

  // The ship's own square.
  ['Tu ne vois rien.', reply()],
  ['Tu es en eaux profondes. Tu ne vois rien.', reply({ deepSea: true })],
  ['Tu es sur une île boisée. Tu ne vois rien.', reply({ island: 'woody' })],
  ['Tu as atteint l’Île sacrée. Tu ne vois rien.', reply({ island: 'sacred' })],
  ['Le navire rouge est ici avec toi. Tu ne vois rien.', reply({ ships: ['red'] })],
  ['Les navires rouge et blanc sont ici avec toi. Tu ne vois rien.', reply({ ships: ['red', 'white'] })],
  [
    'Les navires rouge, vert et jaune sont ici avec toi. Tu ne vois rien.',
    reply({ ships: ['red', 'green', 'yellow'] }),
  ],
  [
    'Tu es sur une île boisée, avec le navire vert. Tu vois un navire.',
    reply({ island: 'woody', ships: ['green'] }, { ships: 1 }),
  ],
  [
    'Tu es sur une île rocheuse, avec les navires rouge et vert. Tu vois trois îles.',
    reply({ island: 'rocky', ships: ['red', 'green'] }, { islands: 3 }),
  ],
  [
    'Tu as atteint l’Île sacrée, avec les navires rouge, vert et jaune. Tu ne vois rien.',
    reply({ island: 'sacred', ships: ['red', 'green', 'yellow'] }),
  ],
  [
    'Tu es en eaux profondes, avec le navire jaune. Tu vois la côte.',
    reply({ deepSea: true, ships: ['yellow'] }, { coastline: true }),
  ],

  // The squares around.
  ['Tu vois deux navires.', reply({}, { ships: 2 })],
  ['Tu vois cinq îles et trois navires.', reply({}, { islands: 5, ships: 3 })],
  ['Tu vois huit îles.', reply({}, { islands: 8 })],
  ['Tu vois une île, un navire et la côte.', reply({}, { islands: 1, ships: 1, coastline: true })],
  ['Tu vois deux îles et un ou plusieurs navires.', reply({}, { islands: 2, ships: 'some' })],

  // Off the board.
  [
    'Tu ne peux pas aller plus loin\u202f: c’est le bord du plateau. Tu es sur une île rocheuse, avec le navire rouge. Tu vois une île et la côte.',
    reply({ island: 'rocky', ships: ['red'] }, { islands: 1, coastline: true }, true),
  ],

  // Easier Deduction.
  ['Tu ne vois rien.', reply({}, { kinds: [], colours: [] })],
  ['Tu vois une île boisée.', reply({}, { islands: 1, kinds: ['woody'], colours: [] })],
  [
    'Tu vois deux îles boisées, une île rocheuse et l’Île sacrée.',
    reply({}, { islands: 4, kinds: ['woody', 'woody', 'rocky', 'sacred'], colours: [] }),
  ],
  [
    'Tu vois cinq îles rocheuses, le navire vert et le navire jaune.',
    reply(
      {},
      {
        islands: 5,
        kinds: ['rocky', 'rocky', 'rocky', 'rocky', 'rocky'],
        ships: 2,
        colours: ['green', 'yellow'],
      },
    ),
  ],
  ['Tu vois le navire rouge.', reply({}, { ships: 'some', kinds: [], colours: ['red'] })],

  // Lighthouses.
  ['Tu vois un phare.', reply({}, { lighthouses: 1 })],
  ['Tu vois deux phares et la côte.', reply({}, { lighthouses: 2, coastline: true })],
  ['Tu es au pied d’un phare. Tu ne vois rien.', reply({ lighthouse: 'unlit' })],
  ['Tu es au pied du phare à feu jaune. Tu vois une île.', reply({ lighthouse: 'yellow' }, { islands: 1 })],
  [
    'Tu es au pied du phare à feu rouge, avec le navire blanc. Tu vois un phare.',
    reply({ lighthouse: 'red', ships: ['white'] }, { lighthouses: 1 }),
  ],

  // Fog banks.
  ['Tu vois un banc de brume.', reply({}, { fogBanks: 1 })],
  ['Tu es dans un banc de brume. Tu vois deux bancs de brume.', reply({ fogBank: true }, { fogBanks: 2 })],

  // Everything at once.
  [
    'Tu es dans un banc de brume. Tu vois une île boisée, le navire rouge, un phare, un banc de brume et la côte.',
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

describe('the sentence of a reply in French', () => {
  it.each(CASES)('« %s »', (said, told) => {
    expect(sentence(told)).toBe(said);
  });

  it('tells kinds in an order of its own, whatever the order on the wire', () => {
    const one = reply({}, { islands: 2, kinds: ['sacred', 'woody'], colours: [] });
    expect(around(one.sighting)).toBe('Tu vois une île boisée et l’Île sacrée.');
  });
});

describe('the order above a reply in French', () => {
  it('names ship and heading', () => {
    expect(order('red', 'NE')).toBe('Le rouge met le cap au nord-est');
    expect(order('green', 'W')).toBe('Le vert met le cap à l’ouest');
  });

  it('of a ship that is held says that it keeps a lookout', () => {
    expect(order('white', null)).toBe('Le blanc fait le guet');
  });

  it('goes before the reply when it is spoken', () => {
    expect(spoken('yellow', 'E', reply({}, { ships: 1 }))).toBe(
      'Le jaune met le cap à l’est. Tu vois un navire.',
    );
  });
});

describe('French grammar elsewhere', () => {
  it('elides before a vowel', () => {
    expect(catalogue.table.freeSeatTitle('Anne')).toBe('Libérer la place d’Anne\u202f?');
    expect(catalogue.table.freeSeatTitle('Yves')).toBe('Libérer la place d’Yves\u202f?');
    expect(catalogue.table.freeSeatTitle('Marie')).toBe('Libérer la place de Marie\u202f?');
  });

  it('counts nought with the singular', () => {
    expect(catalogue.series.points(0)).toBe('0 point');
    expect(catalogue.series.points(1)).toBe('1 point');
    expect(catalogue.series.points(2)).toBe('2 points');
  });

  it('makes participles agree with the ships', () => {
    expect(catalogue.ending.home([{ ships: ['red', 'green'], round: 4 }])).toBe(
      'Le rouge et le vert sont rentrés à la manche 4.',
    );
    expect(catalogue.ending.home([{ ships: ['red'], round: 4 }])).toBe('Le rouge est rentré à la manche 4.');
    expect(catalogue.ending.short([{ ships: ['white', 'yellow'], squares: 2 }])).toBe(
      'Il manquait 2 cases au blanc et au jaune.',
    );
  });

  it('writes compass letters as French sailors do', () => {
    expect(catalogue.navigators.roseLetters.SW).toBe('SO');
    expect(catalogue.poseidon.shortPush('e7', 'NW')).toBe('NO E7');
  });
});
