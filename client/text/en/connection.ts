/** The connection to the server. */
import type { Obstacle } from '../../lib/obstacle.ts';

export const connecting = 'Looking for the server…';
export const lost = 'The connection is lost. Looking for it…';
export const outdated = 'The server runs another version of Odyssey.';
export const notLoaded = 'A part of the page could not be loaded.';
export const reload = 'Reload';
export const noAnswer = 'The server does not answer. Please try again in a moment.';
/** Over a page that works without the server. */
export const notNeeded = 'Not connected. Everything that is kept on this device still works.';
/** What stands in the way. */
export const obstacles: Readonly<Record<Exclude<Obstacle, 'silent'>, string>> = {
  refused: 'The server refuses this address',
  stopping: 'The server is stopping',
  busy: 'Too many connections from your network',
  gateway: 'Odyssey does not answer its proxy',
  stranger: 'Something else answers here',
};
