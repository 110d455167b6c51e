/** Phrases used by several French files. They aren't part of the catalogue. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';

const conjunction = new Intl.ListFormat('fr', { type: 'conjunction' });
/** Joins phrases with "and", such as "a, b et c". */
export const list = (items: readonly string[]) => conjunction.format(items);
const disjunction = new Intl.ListFormat('fr', { type: 'disjunction' });
/** Joins phrases with "or", such as "a, b ou c". */
export const either = (parts: readonly string[]) => disjunction.format(parts);
export const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);
/** In French, zero is followed by the singular. */
export const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** Matches names before which "de" is elided. Of the names that begin with an h, only French ones are included. */
const ELIDES =
  /^(?:[aàáâäæeéèêëiîïoóôöœuùúûü]|y(?![aeiouéè])|h(?:é|enri|ervé|ubert|ugo|ugues|onor|ortense|yacinthe))/i;
/** A name after "de", such as "de Marie" or "d’Anne". */
export const of = (name: string) => (ELIDES.test(name) ? `d’${name}` : `de ${name}`);

/** The colour of a ship or a reminder, both of which are masculine. */
export const adjective: Readonly<Record<Ship, string>> = {
  red: 'rouge',
  green: 'vert',
  white: 'blanc',
  yellow: 'jaune',
};
/** A ship, named by its colour alone. */
export const theColour: Readonly<Record<Ship, string>> = {
  red: 'le rouge',
  green: 'le vert',
  white: 'le blanc',
  yellow: 'le jaune',
};
export const TheColour: Readonly<Record<Ship, string>> = {
  red: 'Le rouge',
  green: 'Le vert',
  white: 'Le blanc',
  yellow: 'Le jaune',
};
export const theShip: Readonly<Record<Ship, string>> = {
  red: 'le navire rouge',
  green: 'le navire vert',
  white: 'le navire blanc',
  yellow: 'le navire jaune',
};
export const TheShip: Readonly<Record<Ship, string>> = {
  red: 'Le navire rouge',
  green: 'Le navire vert',
  white: 'Le navire blanc',
  yellow: 'Le navire jaune',
};
export const ofShip: Readonly<Record<Ship, string>> = {
  red: 'du navire rouge',
  green: 'du navire vert',
  white: 'du navire blanc',
  yellow: 'du navire jaune',
};
export const theMonster: Readonly<Record<SeaMonster, string>> = {
  leviathan: 'le Léviathan',
  kraken: 'le Kraken',
};

/** One or several ships with the article, such as "le navire rouge" or "les navires rouge et vert". */
export const theShips = (ships: readonly Ship[]) =>
  ships.length === 1
    ? ships.map((ship) => theShip[ship]).join()
    : `les navires ${list(ships.map((ship) => adjective[ship]))}`;

/** An order's heading in words. */
export const course: Readonly<Record<Heading, string>> = {
  N: 'cap au nord',
  NE: 'cap au nord-est',
  E: 'cap à l’est',
  SE: 'cap au sud-est',
  S: 'cap au sud',
  SW: 'cap au sud-ouest',
  W: 'cap à l’ouest',
  NW: 'cap au nord-ouest',
};
/** The direction in which a ship is driven. */
export const towards: Readonly<Record<Heading, string>> = {
  N: 'vers le nord',
  NE: 'vers le nord-est',
  E: 'vers l’est',
  SE: 'vers le sud-est',
  S: 'vers le sud',
  SW: 'vers le sud-ouest',
  W: 'vers l’ouest',
  NW: 'vers le nord-ouest',
};
export const letters: Readonly<Record<Heading, string>> = {
  N: 'N',
  NE: 'NE',
  E: 'E',
  SE: 'SE',
  S: 'S',
  SW: 'SO',
  W: 'O',
  NW: 'NO',
};
