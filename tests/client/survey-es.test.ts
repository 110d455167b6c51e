/** The sentence of a reply in Spanish: whole sentences for everything that any variant can tell. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../client/text/catalogue.svelte.ts';
import * as es from '../../client/text/es/index.ts';
import type { Reply } from '../../shared/game/game.ts';
import { reply } from '../helpers/replies.ts';

const catalogue: Catalogue = es;
const { order, sentence, spoken } = catalogue.survey;

const CASES: readonly (readonly [said: string, reply: Reply])[] = [
  // The rulebook's example of a Navigators' turn.
  ['Ves dos islas.', reply({}, { islands: 2 })],
  ['Estás en aguas profundas. Ves dos islas y un barco.', reply({ deepSea: true }, { islands: 2, ships: 1 })],
  ['Estás en una isla rocosa. Ves una isla.', reply({ island: 'rocky' }, { islands: 1 })],
  ['Ves una isla y la costa.', reply({}, { islands: 1, coastline: true })],

  // The ship's own square.
  ['No ves nada.', reply()],
  ['Estás en aguas profundas. No ves nada.', reply({ deepSea: true })],
  ['Estás en una isla arbolada. No ves nada.', reply({ island: 'woody' })],
  ['Has llegado a la Isla Sagrada. No ves nada.', reply({ island: 'sacred' })],
  [
    'Has llegado a la Isla Sagrada, con el barco verde. Ves dos barcos.',
    reply({ island: 'sacred', ships: ['green'] }, { ships: 2 }),
  ],
  ['El barco rojo está aquí contigo. No ves nada.', reply({ ships: ['red'] })],
  ['El barco rojo y el barco blanco están aquí contigo. No ves nada.', reply({ ships: ['red', 'white'] })],
  [
    'El barco rojo, el barco verde y el barco amarillo están aquí contigo. No ves nada.',
    reply({ ships: ['red', 'green', 'yellow'] }),
  ],
  [
    'Estás en una isla arbolada, con el barco rojo. Ves tres islas.',
    reply({ island: 'woody', ships: ['red'] }, { islands: 3 }),
  ],
  [
    'Estás en aguas profundas, con el barco blanco y el barco amarillo. Ves la costa.',
    reply({ deepSea: true, ships: ['white', 'yellow'] }, { coastline: true }),
  ],

  // The squares around.
  ['Ves un barco.', reply({}, { ships: 1 })],
  ['Ves tres barcos.', reply({}, { ships: 3 })],
  ['Ves cinco islas.', reply({}, { islands: 5 })],
  ['Ves ocho islas.', reply({}, { islands: 8 })],
  ['Ves una isla, un barco y la costa.', reply({}, { islands: 1, ships: 1, coastline: true })],

  // Off the board.
  ['No puedes seguir: este es el borde del tablero. Ves la costa.', reply({}, { coastline: true }, true)],
  [
    'No puedes seguir: este es el borde del tablero. Estás en una isla rocosa, con el barco rojo. Ves una isla y la costa.',
    reply({ island: 'rocky', ships: ['red'] }, { islands: 1, coastline: true }, true),
  ],

  // Ships in sight: whether any.
  ['Ves al menos un barco.', reply({}, { ships: 'some' })],
  ['Ves dos islas y al menos un barco.', reply({}, { islands: 2, ships: 'some' })],

  // Easier Deduction.
  ['No ves nada.', reply({}, { kinds: [], colours: [] })],
  ['Ves una isla arbolada.', reply({}, { islands: 1, kinds: ['woody'], colours: [] })],
  [
    'Ves dos islas arboladas, una isla rocosa y la Isla Sagrada.',
    reply({}, { islands: 4, kinds: ['woody', 'sacred', 'woody', 'rocky'], colours: [] }),
  ],
  [
    'Ves cinco islas rocosas, el barco verde y el barco amarillo.',
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
  ['Ves el barco rojo.', reply({}, { ships: 'some', kinds: [], colours: ['red'] })],

  // Lighthouses.
  ['Ves un faro.', reply({}, { lighthouses: 1 })],
  ['Ves dos faros y la costa.', reply({}, { lighthouses: 2, coastline: true })],
  ['Estás al pie de un faro. No ves nada.', reply({ lighthouse: 'unlit' })],
  ['Estás al pie del faro de luz amarilla. Ves una isla.', reply({ lighthouse: 'yellow' }, { islands: 1 })],
  [
    'Estás al pie del faro de luz roja, con el barco blanco. Ves un faro.',
    reply({ lighthouse: 'red', ships: ['white'] }, { lighthouses: 1 }),
  ],

  // Fog banks.
  ['Ves un banco de niebla.', reply({}, { fogBanks: 1 })],
  ['Ves dos bancos de niebla.', reply({}, { fogBanks: 2 })],
  ['Estás en un banco de niebla. Ves dos islas.', reply({ fogBank: true }, { islands: 2 })],

  // Everything at once.
  [
    'Estás en un banco de niebla. Ves una isla arbolada, el barco rojo, un faro, un banco de niebla y la costa.',
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

describe('the sentence of a reply in Spanish', () => {
  it.each(CASES)('«%s»', (said, told) => {
    expect(sentence(told)).toBe(said);
  });
});

describe('the order above a reply', () => {
  it('names ship and heading', () => {
    expect(order('red', 'NE')).toBe('El rojo navega al noreste');
    expect(order('yellow', 'W')).toBe('El amarillo navega al oeste');
  });

  it('of a ship that is held says that it looks out', () => {
    expect(order('white', null)).toBe('El blanco otea el mar');
  });

  it('is what the sample of the voice says', () => {
    const told = reply({ deepSea: true }, { islands: 2, ships: 1 });
    expect(spoken('red', 'E', told)).toBe(catalogue.feedback.sample);
  });
});
