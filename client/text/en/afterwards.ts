/** The texts for the review of a finished game. */
export * as analysis from './analysis.ts';
export * as moments from './moments.ts';
