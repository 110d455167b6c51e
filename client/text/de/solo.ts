export * from './alone.ts';
export * from './daily.ts';
