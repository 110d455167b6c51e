/** The service worker's message to the pages after the browser has replaced the subscription. */
export const CHANGED = 'push-subscription-changed';
