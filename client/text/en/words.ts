/** Helpers used by several English files. They aren't part of the catalogue. */
import type { Ship } from '../../../shared/board/board.ts';
import { colours } from './common.ts';

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** Joins phrases with "and", such as "a, b and c". */
export const list = (phrases: readonly string[]) => conjunction.format(phrases);
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** Joins phrases with "or", such as "a, b or c". */
export const either = (parts: readonly string[]) => disjunction.format(parts);
/** A phrase as it is written at the start of a sentence. */
export const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);
/** The name of a ship's colour, as it is written within a sentence. */
export const low = (ship: Ship) => colours[ship].toLowerCase();
