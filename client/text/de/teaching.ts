/** What the first voyage and the rules say. */
export * as lessons from './lessons.ts';
export * as rules from './rules.ts';
export * as voyage from './voyage.ts';
