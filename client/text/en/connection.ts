/** Texts about the connection to the server. */
import type { Obstacle } from '../../lib/obstacle.ts';

export const connecting = 'Connecting…';
export const lost = 'Connection lost. Reconnecting…';
export const outdated = 'The server is running a different version of Odyssey.';
export const notLoaded = 'Part of the page could not be loaded.';
export const reload = 'Reload';
export const noAnswer = 'The server isn’t responding. Please try again in a moment.';
/** Shown above a page that works without the server. */
export const notNeeded = 'Not connected. Everything saved on this device still works.';
/** Why there is no connection. */
export const obstacles: Readonly<Record<Exclude<Obstacle, 'silent'>, string>> = {
  refused: 'The server doesn’t accept this address',
  stopping: 'The server is shutting down',
  busy: 'Too many connections from your network',
  gateway: 'Odyssey isn’t responding to its proxy',
  stranger: 'This isn’t an Odyssey server',
};
