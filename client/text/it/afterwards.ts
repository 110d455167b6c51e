/** What is said when a finished game is looked at. */
export * as analysis from './analysis.ts';
export * as moments from './moments.ts';
