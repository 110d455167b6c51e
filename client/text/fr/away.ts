export * from './obstacles.ts';
