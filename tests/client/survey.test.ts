/** The sentence of a reply: a case for everything that any variant can tell. */
import { describe, expect, it } from 'vitest';
import { around, order, sentence } from '../../client/text/en/survey.ts';
import type { Reply } from '../../shared/game/game.ts';
import { reply } from '../helpers/replies.ts';

const CASES: readonly (readonly [said: string, reply: Reply])[] = [
  // The rulebook's example of a Navigators' turn.
  ['You see two islands.', reply({}, { islands: 2 })],
  [
    'You are in deep sea. You see two islands and a ship.',
    reply({ deepSea: true }, { islands: 2, ships: 1 }),
  ],
  ['You are on a rocky island. You see an island.', reply({ island: 'rocky' }, { islands: 1 })],
  ['You see an island and the coastline.', reply({}, { islands: 1, coastline: true })],

  // The ship's own square.
  ['You see nothing.', reply()],
  ['You are in deep sea. You see nothing.', reply({ deepSea: true })],
  ['You are on a woody island. You see nothing.', reply({ island: 'woody' })],
  ['You have reached the Sacred Island. You see nothing.', reply({ island: 'sacred' })],
  [
    'You have reached the Sacred Island, with the green ship. You see two ships.',
    reply({ island: 'sacred', ships: ['green'] }, { ships: 2 }),
  ],
  ['The red ship is here with you. You see nothing.', reply({ ships: ['red'] })],
  ['The red ship and the white ship are here with you. You see nothing.', reply({ ships: ['red', 'white'] })],
  [
    'The red ship, the green ship and the yellow ship are here with you. You see nothing.',
    reply({ ships: ['red', 'green', 'yellow'] }),
  ],
  [
    'You are on a rocky island, with the red ship. You see three islands.',
    reply({ island: 'rocky', ships: ['red'] }, { islands: 3 }),
  ],
  [
    'You are in deep sea, with the white ship and the yellow ship. You see the coastline.',
    reply({ deepSea: true, ships: ['white', 'yellow'] }, { coastline: true }),
  ],

  // The squares around.
  ['You see a ship.', reply({}, { ships: 1 })],
  ['You see three ships.', reply({}, { ships: 3 })],
  ['You see eight islands.', reply({}, { islands: 8 })],
  ['You see the coastline.', reply({}, { coastline: true })],
  ['You see an island, a ship and the coastline.', reply({}, { islands: 1, ships: 1, coastline: true })],

  // Off the board.
  [
    'You can go no further: this is the edge of the board. You see the coastline.',
    reply({}, { coastline: true }, true),
  ],
  [
    'You can go no further: this is the edge of the board. You are on a rocky island, with the red ship. You see an island and the coastline.',
    reply({ island: 'rocky', ships: ['red'] }, { islands: 1, coastline: true }, true),
  ],

  // Ships in sight: whether any.
  ['You see one ship or more.', reply({}, { ships: 'some' })],
  ['You see two islands and one ship or more.', reply({}, { islands: 2, ships: 'some' })],

  // Easier Deduction.
  ['You see nothing.', reply({}, { kinds: [], colours: [] })],
  ['You see a woody island.', reply({}, { islands: 1, kinds: ['woody'], colours: [] })],
  [
    'You see two woody islands, a rocky island and the Sacred Island.',
    reply({}, { islands: 4, kinds: ['woody', 'woody', 'rocky', 'sacred'], colours: [] }),
  ],
  [
    'You see three rocky islands, the green ship and the yellow ship.',
    reply({}, { islands: 3, kinds: ['rocky', 'rocky', 'rocky'], ships: 2, colours: ['green', 'yellow'] }),
  ],
  ['You see the red ship.', reply({}, { ships: 'some', kinds: [], colours: ['red'] })],

  // Lighthouses.
  ['You see a lighthouse.', reply({}, { lighthouses: 1 })],
  ['You see two lighthouses and the coastline.', reply({}, { lighthouses: 2, coastline: true })],
  ['You are at a lighthouse. You see nothing.', reply({ lighthouse: 'unlit' })],
  [
    'You are at the lighthouse of the yellow lamp. You see an island.',
    reply({ lighthouse: 'yellow' }, { islands: 1 }),
  ],
  [
    'You are at the lighthouse of the red lamp, with the white ship. You see a lighthouse.',
    reply({ lighthouse: 'red', ships: ['white'] }, { lighthouses: 1 }),
  ],

  // Fog banks.
  ['You see a fog bank.', reply({}, { fogBanks: 1 })],
  ['You see two fog banks.', reply({}, { fogBanks: 2 })],
  ['You are in a fog bank. You see two islands.', reply({ fogBank: true }, { islands: 2 })],

  // Everything at once.
  [
    'You are in a fog bank. You see a woody island, the red ship, a lighthouse, a fog bank and the coastline.',
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

describe('the sentence of a reply', () => {
  it.each(CASES)('“%s”', (said, told) => {
    expect(sentence(told)).toBe(said);
  });

  it('tells kinds in an order of its own, whatever the order on the wire', () => {
    const one = reply({}, { islands: 2, kinds: ['sacred', 'woody'], colours: [] });
    const other = reply({}, { islands: 2, kinds: ['woody', 'sacred'], colours: [] });
    expect(around(one.sighting)).toBe(around(other.sighting));
  });
});

describe('the order above a reply', () => {
  it('names ship and heading', () => {
    expect(order('red', 'NE')).toBe('Red sails north-east');
  });

  it('of a ship that is held says that it keeps a lookout', () => {
    expect(order('white', null)).toBe('White keeps a lookout');
  });
});
