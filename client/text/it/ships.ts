/** Ships, monsters and headings, with the articles and prepositions that sentences need. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';

export const theShip: Readonly<Record<Ship, string>> = {
  red: 'la nave rossa',
  green: 'la nave verde',
  white: 'la nave bianca',
  yellow: 'la nave gialla',
};
export const ofTheShip: Readonly<Record<Ship, string>> = {
  red: 'della nave rossa',
  green: 'della nave verde',
  white: 'della nave bianca',
  yellow: 'della nave gialla',
};
/** A ship, named by its colour alone. */
export const theRed: Readonly<Record<Ship, string>> = {
  red: 'la rossa',
  green: 'la verde',
  white: 'la bianca',
  yellow: 'la gialla',
};
export const toTheRed: Readonly<Record<Ship, string>> = {
  red: 'alla rossa',
  green: 'alla verde',
  white: 'alla bianca',
  yellow: 'alla gialla',
};
export const theMonster: Readonly<Record<SeaMonster, string>> = {
  leviathan: 'il Leviatano',
  kraken: 'il Kraken',
};
export const byTheMonster: Readonly<Record<SeaMonster, string>> = {
  leviathan: 'dal Leviatano',
  kraken: 'dal Kraken',
};
export const toward: Readonly<Record<Heading, string>> = {
  N: 'a nord',
  NE: 'a nord-est',
  E: 'a est',
  SE: 'a sud-est',
  S: 'a sud',
  SW: 'a sud-ovest',
  W: 'a ovest',
  NW: 'a nord-ovest',
};

/** Joins phrases with "and", such as "a, b e c", but "a ed e". */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${/^[eèé]/i.test(last) ? 'ed' : 'e'} ${last}`;
}

const disjunction = new Intl.ListFormat('it', { type: 'disjunction' });
/** Joins phrases with "or", such as "a, b o c". */
export const either = (parts: readonly string[]) => disjunction.format(parts);
/** A name after "a", such as "a Beppe" or "ad Anna". */
export const to = (name: string) => (/^[aàá]/i.test(name) ? `ad ${name}` : `a ${name}`);
export const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

export const reminder: Readonly<Record<Ship, string>> = {
  red: 'promemoria rosso',
  green: 'promemoria verde',
  white: 'promemoria bianco',
  yellow: 'promemoria giallo',
};
export const remain = (count: number) => (count === 1 ? 'ne resta 1' : `ne restano ${count}`);
