/** The texts of playing solo and of the daily voyage. */
export * as alone from './alone.ts';
export * as daily from './daily.ts';
