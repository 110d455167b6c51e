/** Helpers that several English files share. Not part of the catalogue. */
import type { Ship } from '../../../shared/board/board.ts';
import { colours } from './common.ts';

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** Joins phrases with "and": "a, b and c". */
export const list = (phrases: readonly string[]) => conjunction.format(phrases);
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** Joins phrases with "or": "a, b or c". */
export const either = (parts: readonly string[]) => disjunction.format(parts);
/** A phrase as it is written at the beginning of a sentence. */
export const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);
/** The name of a ship's colour, as it is written within a sentence. */
export const low = (ship: Ship) => colours[ship].toLowerCase();
