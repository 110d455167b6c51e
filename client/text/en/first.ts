/** What the first page says, and what goes wrong: there from the start. */
export * as common from './common.ts';
export * as home from './home.ts';
export * as refusals from './refusals.ts';
export * as senses from './senses.ts';
