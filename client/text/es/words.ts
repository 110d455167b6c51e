/** Phrases used by several Spanish files. They aren't part of the catalogue. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';

const conjunction = new Intl.ListFormat('es', { type: 'conjunction' });
/** Joins phrases with "and", such as "a, b y c" or "Ana e Inés". */
export const list = (phrases: readonly string[]) => conjunction.format(phrases);
const disjunction = new Intl.ListFormat('es', { type: 'disjunction' });
/** Joins phrases with "or", such as "a, b o c" or "siete u ocho". */
export const either = (parts: readonly string[]) => disjunction.format(parts);
export const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

export const theShip: Readonly<Record<Ship, string>> = {
  red: 'el barco rojo',
  green: 'el barco verde',
  white: 'el barco blanco',
  yellow: 'el barco amarillo',
};
export const toTheShip: Readonly<Record<Ship, string>> = {
  red: 'al barco rojo',
  green: 'al barco verde',
  white: 'al barco blanco',
  yellow: 'al barco amarillo',
};
export const ofTheShip: Readonly<Record<Ship, string>> = {
  red: 'del barco rojo',
  green: 'del barco verde',
  white: 'del barco blanco',
  yellow: 'del barco amarillo',
};

/** A ship, named by its colour alone. */
export const theOne: Readonly<Record<Ship, string>> = {
  red: 'el rojo',
  green: 'el verde',
  white: 'el blanco',
  yellow: 'el amarillo',
};
export const toTheOne: Readonly<Record<Ship, string>> = {
  red: 'al rojo',
  green: 'al verde',
  white: 'al blanco',
  yellow: 'al amarillo',
};
export const ofTheOne: Readonly<Record<Ship, string>> = {
  red: 'del rojo',
  green: 'del verde',
  white: 'del blanco',
  yellow: 'del amarillo',
};

/** A colour as a masculine adjective in the singular. */
export const hue: Readonly<Record<Ship, string>> = {
  red: 'rojo',
  green: 'verde',
  white: 'blanco',
  yellow: 'amarillo',
};
/** A colour as a masculine adjective in the plural. */
export const hues: Readonly<Record<Ship, string>> = {
  red: 'rojos',
  green: 'verdes',
  white: 'blancos',
  yellow: 'amarillos',
};

export const theMonster: Readonly<Record<SeaMonster, string>> = {
  leviathan: 'el Leviatán',
  kraken: 'el Kraken',
};

/** West is "oeste", so its letter is O. */
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

export const remain = (left: number) => (left === 1 ? 'queda 1' : `quedan ${left}`);
