/**
 * The part of the service worker that is about notices. The build makes it a script of its own (notices.js), which the
 * generated service worker imports.
 */
import { renewSubscription } from './renew.ts';
import { openTapped, showNotice } from './show.ts';
import type { NotificationTap, PushedEvent, SubscriptionChange, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope & {
  addEventListener<E extends Event>(name: string, listener: (event: E) => void): void;
};

scope.addEventListener<PushedEvent>('push', (event) => {
  event.waitUntil(showNotice(scope, event.data?.text(), new Date()));
});
scope.addEventListener<NotificationTap>('notificationclick', (event) => {
  event.waitUntil(openTapped(scope, event.notification));
});
scope.addEventListener<SubscriptionChange>('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(scope, event));
});
