export * from './app.ts';
export * from './common.ts';
export * from './connection.ts';
export * from './home.ts';
export * from './player.ts';
