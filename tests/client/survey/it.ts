/** The sentences for reports in Italian. */
import type { Expected } from './replies.ts';

const sentences: Expected['sentences'] = {
  // The replies in the rulebook's example of a Navigators' turn.
  'two islands': 'Vedi due isole.',
  'deep sea; two islands and a ship': 'Sei in acque profonde. Vedi due isole e una nave.',
  'a rocky island; an island': 'Sei su un’isola rocciosa. Vedi un’isola.',
  'an island and the coastline': 'Vedi un’isola e la costa.',

  // Reports about the ship's own square.
  nothing: 'Non vedi nulla.',
  'deep sea': 'Sei in acque profonde. Non vedi nulla.',
  'a woody island': 'Sei su un’isola boscosa. Non vedi nulla.',
  'the Sacred Island': 'Hai raggiunto l’Isola Sacra. Non vedi nulla.',
  'the Sacred Island with green; two ships': 'Hai raggiunto l’Isola Sacra, con la nave verde. Vedi due navi.',
  'with red': 'La nave rossa è qui con te. Non vedi nulla.',
  'with red and white': 'La nave rossa e la nave bianca sono qui con te. Non vedi nulla.',
  'with red, green and yellow':
    'La nave rossa, la nave verde e la nave gialla sono qui con te. Non vedi nulla.',
  'a rocky island with red; three islands': 'Sei su un’isola rocciosa, con la nave rossa. Vedi tre isole.',
  'a woody island with red; three islands': 'Sei su un’isola boscosa, con la nave rossa. Vedi tre isole.',
  'deep sea with white and yellow; the coastline':
    'Sei in acque profonde, con la nave bianca e la nave gialla. Vedi la costa.',

  // Reports about the squares around the ship.
  'a ship': 'Vedi una nave.',
  'three ships': 'Vedi tre navi.',
  'five islands': 'Vedi cinque isole.',
  'eight islands': 'Vedi otto isole.',
  'an island, a ship and the coastline': 'Vedi un’isola, una nave e la costa.',

  // Reports after an order that leads off the board.
  'off the board; the coastline': 'Non puoi andare oltre: qui finisce il tabellone. Vedi la costa.',
  'off the board; a rocky island with red; an island and the coastline':
    'Non puoi andare oltre: qui finisce il tabellone. Sei su un’isola rocciosa, con la nave rossa. Vedi un’isola e la costa.',

  // Reports with the variant in which ships only say whether any ship is in sight.
  'some ships': 'Vedi almeno una nave.',
  'two islands and some ships': 'Vedi due isole e almeno una nave.',

  // Reports with the Easier Deduction variant.
  'no kind and no colour': 'Non vedi nulla.',
  'a woody island in sight': 'Vedi un’isola boscosa.',
  'two woody islands, a rocky one and the Sacred Island':
    'Vedi due isole boscose, un’isola rocciosa e l’Isola Sacra.',
  'a woody island and the Sacred Island': 'Vedi un’isola boscosa e l’Isola Sacra.',
  'three rocky islands, green and yellow': 'Vedi tre isole rocciose, la nave verde e la nave gialla.',
  'five rocky islands, green and yellow': 'Vedi cinque isole rocciose, la nave verde e la nave gialla.',
  'the red ship': 'Vedi la nave rossa.',

  // Reports about lighthouses.
  'a lighthouse': 'Vedi un faro.',
  'two lighthouses and the coastline': 'Vedi due fari e la costa.',
  'at an unlit lighthouse': 'Sei ai piedi di un faro. Non vedi nulla.',
  'at the yellow lamp; an island': 'Sei ai piedi del faro dalla luce gialla. Vedi un’isola.',
  'at the red lamp with white; a lighthouse':
    'Sei ai piedi del faro dalla luce rossa, con la nave bianca. Vedi un faro.',

  // Reports about fog banks.
  'a fog bank': 'Vedi un banco di nebbia.',
  'two fog banks': 'Vedi due banchi di nebbia.',
  'in a fog bank; two islands': 'Sei in un banco di nebbia. Vedi due isole.',

  // A report that contains everything at once.
  everything:
    'Sei in un banco di nebbia. Vedi un’isola boscosa, la nave rossa, un faro, un banco di nebbia e la costa.',
};

export const it: Expected = {
  sentences,
  orders: [
    ['red', 'NE', 'La rossa fa rotta a nord-est'],
    ['white', null, 'La bianca sta di vedetta'],
  ],
};
