/** Which pages are nothing without the server; all others are on the device, and work offline once it has been visited. */
import type { Route } from '../../shared/wire/routes.ts';

export function needsServer(route: Route): boolean {
  switch (route.name) {
    case 'home':
    case 'table':
    case 'alone':
      return true;
    case 'shared':
      // Without a link a game is opened from a file.
      return route.link !== null;
    // A day's results and all days are kept here, though to begin one takes the server.
    case 'daily':
    case 'rules':
    case 'voyage':
    case 'puzzles':
    case 'nowhere':
      return false;
  }
}
