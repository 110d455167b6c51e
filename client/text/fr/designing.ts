export * from './drawing.ts';
export * from './judging.ts';
