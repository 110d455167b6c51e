/** The texts of the boards that somebody draws, and of judging them. */
export * as drawing from './drawing.ts';
export * as judging from './judging.ts';
