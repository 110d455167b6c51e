/** What the puzzles say. */
export * as puzzles from './puzzles.ts';
