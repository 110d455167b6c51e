/** The texts shown when the server can’t be reached. */
export * as obstacles from './obstacles.ts';
