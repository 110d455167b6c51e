/** The texts of the boards that somebody draws. */
export * as drawing from './drawing.ts';
