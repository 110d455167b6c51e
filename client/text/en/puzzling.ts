/** The texts of the puzzles. */
export * as puzzles from './puzzles.ts';
