import { expect, test } from 'vitest';
import { clientFigures } from './client-figures.ts';

/** The most that each figure may be. Lower a number whenever the client falls below it; never raise one. */
const MOST: Readonly<Record<string, number>> = {
  'lines of components': 34_855,
  'lines of style': 14_756,
  '@container conditions': 100,
  'combinations of layouts': 38,
  'rules for a size': 793,
  'rules reaching into another component': 307,
  'components with such rules': 83,
  'blocks of declarations in several components': 110,
  'literal lengths': 1_203,
  'different literal lengths': 221,
  ':has': 79,
  'negative margins': 57,
  'files over 300 lines': 10,
};

test('the client is no harder to change than before', () => {
  const found = clientFigures();
  expect(Object.keys(found)).toEqual(Object.keys(MOST));
  const above = Object.entries(MOST).filter(([name, most]) => (found[name] ?? Infinity) > most);
  expect(above.map(([name, most]) => `${name}: ${found[name]}, at most ${most}`)).toEqual([]);
});
