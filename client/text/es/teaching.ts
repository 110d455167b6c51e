export * from './lessons.ts';
export * from './rules.ts';
export * from './voyage.ts';
