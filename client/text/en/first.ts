/** The texts of the home page. They are part of the first load. */
export * as app from './app.ts';
export * as common from './common.ts';
export * as connection from './connection.ts';
export * as home from './home.ts';
export * as player from './player.ts';
