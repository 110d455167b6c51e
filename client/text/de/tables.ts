/** What is said at a table and in its games. */
export * as ending from './ending.ts';
export * as help from './help.ts';
export * as lobby from './lobby.ts';
export * as navigators from './navigators.ts';
export * as olympus from './olympus.ts';
export * as onlookers from './onlookers.ts';
export * as play from './play.ts';
export * as poseidon from './poseidon.ts';
export * as feedback from './feedback.ts';
export * as series from './series.ts';
export * as survey from './survey.ts';
export * as table from './table.ts';
