/** The texts of the service worker. */
export * as alerts from './alerts.ts';
