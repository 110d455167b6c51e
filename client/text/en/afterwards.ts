/** What is said when a finished game is looked at. */
export * as analysis from './analysis.ts';
