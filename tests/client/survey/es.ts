/** The sentences for reports in Spanish. */
import type { Expected } from './replies.ts';

const sentences: Expected['sentences'] = {
  // The replies in the rulebook's example of a Navigators' turn.
  'two islands': 'Ves dos islas.',
  'deep sea; two islands and a ship': 'Estás en aguas profundas. Ves dos islas y un barco.',
  'a rocky island; an island': 'Estás en una isla rocosa. Ves una isla.',
  'an island and the coastline': 'Ves una isla y la costa.',

  // Reports about the ship's own square.
  nothing: 'No ves nada.',
  'deep sea': 'Estás en aguas profundas. No ves nada.',
  'a woody island': 'Estás en una isla arbolada. No ves nada.',
  'the Sacred Island': 'Has llegado a la Isla Sagrada. No ves nada.',
  'the Sacred Island with green; two ships':
    'Has llegado a la Isla Sagrada, con el barco verde. Ves dos barcos.',
  'with red': 'El barco rojo está aquí contigo. No ves nada.',
  'with red and white': 'El barco rojo y el barco blanco están aquí contigo. No ves nada.',
  'with red, green and yellow':
    'El barco rojo, el barco verde y el barco amarillo están aquí contigo. No ves nada.',
  'a rocky island with red; three islands': 'Estás en una isla rocosa, con el barco rojo. Ves tres islas.',
  'a woody island with red; three islands': 'Estás en una isla arbolada, con el barco rojo. Ves tres islas.',
  'deep sea with white and yellow; the coastline':
    'Estás en aguas profundas, con el barco blanco y el barco amarillo. Ves la costa.',

  // Reports about the squares around the ship.
  'a ship': 'Ves un barco.',
  'three ships': 'Ves tres barcos.',
  'five islands': 'Ves cinco islas.',
  'eight islands': 'Ves ocho islas.',
  'an island, a ship and the coastline': 'Ves una isla, un barco y la costa.',

  // Reports after an order that leads off the board.
  'off the board; the coastline': 'No puedes seguir: este es el borde del tablero. Ves la costa.',
  'off the board; a rocky island with red; an island and the coastline':
    'No puedes seguir: este es el borde del tablero. Estás en una isla rocosa, con el barco rojo. Ves una isla y la costa.',

  // Reports with the variant in which ships only say whether any ship is in sight.
  'some ships': 'Ves al menos un barco.',
  'two islands and some ships': 'Ves dos islas y al menos un barco.',

  // Reports with the Easier Deduction variant.
  'no kind and no colour': 'No ves nada.',
  'a woody island in sight': 'Ves una isla arbolada.',
  'two woody islands, a rocky one and the Sacred Island':
    'Ves dos islas arboladas, una isla rocosa y la Isla Sagrada.',
  'a woody island and the Sacred Island': 'Ves una isla arbolada y la Isla Sagrada.',
  'three rocky islands, green and yellow': 'Ves tres islas rocosas, el barco verde y el barco amarillo.',
  'five rocky islands, green and yellow': 'Ves cinco islas rocosas, el barco verde y el barco amarillo.',
  'the red ship': 'Ves el barco rojo.',

  // Reports about lighthouses.
  'a lighthouse': 'Ves un faro.',
  'two lighthouses and the coastline': 'Ves dos faros y la costa.',
  'at an unlit lighthouse': 'Estás al pie de un faro. No ves nada.',
  'at the yellow lamp; an island': 'Estás al pie del faro de luz amarilla. Ves una isla.',
  'at the red lamp with white; a lighthouse':
    'Estás al pie del faro de luz roja, con el barco blanco. Ves un faro.',

  // Reports about fog banks.
  'a fog bank': 'Ves un banco de niebla.',
  'two fog banks': 'Ves dos bancos de niebla.',
  'in a fog bank; two islands': 'Estás en un banco de niebla. Ves dos islas.',

  // A report that contains everything at once.
  everything:
    'Estás en un banco de niebla. Ves una isla arbolada, el barco rojo, un faro, un banco de niebla y la costa.',
};

export const es: Expected = {
  sentences,
  orders: [
    ['red', 'NE', 'El rojo navega al noreste'],
    ['yellow', 'W', 'El amarillo navega al oeste'],
    ['white', null, 'El blanco otea el mar'],
  ],
};
