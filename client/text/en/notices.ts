/** The texts about notifications. */
export * as notifications from './notifications.ts';
