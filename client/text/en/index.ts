/** The whole English catalogue. */
export * from './first.ts';
export * from './tables.ts';
export * from './teaching.ts';
export * from './afterwards.ts';
export * from './puzzling.ts';
export * from './solo.ts';
export * from './away.ts';
export * from './notices.ts';
export * from './worker.ts';
export * from './designing.ts';
