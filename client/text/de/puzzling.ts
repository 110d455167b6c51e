export * from './puzzles.ts';
