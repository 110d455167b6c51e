/** The texts of the review of a finished game. */
export * as analysis from './analysis.ts';
export * as moments from './moments.ts';
