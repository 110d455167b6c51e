/** What is said where there is no way to the server. */
export * as obstacles from './obstacles.ts';
