/** The texts of the tutorial and the rules. */
export * as lessons from './lessons.ts';
export * as rules from './rules.ts';
export * as voyage from './voyage.ts';
