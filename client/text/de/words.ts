/**
 * Words that only German needs: ships and monsters in the cases that sentences need, and German letters for the
 * compass points.
 */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';

const conjunction = new Intl.ListFormat('de', { type: 'conjunction' });
/** Joins phrases with "and", such as "a, b und c". */
export const list = (parts: readonly string[]) => conjunction.format(parts);
const disjunction = new Intl.ListFormat('de', { type: 'disjunction' });
/** Joins phrases with "or", such as "a, b oder c". */
export const either = (parts: readonly string[]) => disjunction.format(parts);

export const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** A ship in the nominative or the accusative, which are the same. */
export const theShip: Readonly<Record<Ship, string>> = {
  red: 'das rote Schiff',
  green: 'das grüne Schiff',
  white: 'das weiße Schiff',
  yellow: 'das gelbe Schiff',
};
export const ofTheShip: Readonly<Record<Ship, string>> = {
  red: 'des roten Schiffs',
  green: 'des grünen Schiffs',
  white: 'des weißen Schiffs',
  yellow: 'des gelben Schiffs',
};

const the: Readonly<Record<Ship, string>> = {
  red: 'das rote',
  green: 'das grüne',
  white: 'das weiße',
  yellow: 'das gelbe',
};
const withThe: Readonly<Record<Ship, string>> = {
  red: 'dem roten',
  green: 'dem grünen',
  white: 'dem weißen',
  yellow: 'dem gelben',
};
/** Several ships with the article, such as "das rote, das grüne und das gelbe Schiff". */
export const theShips = (ships: readonly Ship[]) => `${list(ships.map((ship) => the[ship]))} Schiff`;
/** Several ships in the dative, such as "dem roten und dem gelben Schiff" after "mit". */
export const withTheShips = (ships: readonly Ship[]) => `${list(ships.map((ship) => withThe[ship]))} Schiff`;

export const theMonster: Readonly<Record<SeaMonster, string>> = {
  leviathan: 'der Leviathan',
  kraken: 'der Krake',
};
/** A monster in the dative, as it is written after "mit". */
export const withTheMonster: Readonly<Record<SeaMonster, string>> = {
  leviathan: 'dem Leviathan',
  kraken: 'dem Kraken',
};

export const headingLetters: Readonly<Record<Heading, string>> = {
  N: 'N',
  NE: 'NO',
  E: 'O',
  SE: 'SO',
  S: 'S',
  SW: 'SW',
  W: 'W',
  NW: 'NW',
};

export const reminder: Readonly<Record<Ship, string>> = {
  red: 'roter Merkstein',
  green: 'grüner Merkstein',
  white: 'weißer Merkstein',
  yellow: 'gelber Merkstein',
};
