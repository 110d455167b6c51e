/** The one catalogue of everything that the app says. */
export * as t from './en/index.ts';
