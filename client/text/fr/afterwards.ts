export * from './analysis.ts';
export * from './moments.ts';
