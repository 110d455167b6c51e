/** Decides which pages need the server. All other pages work offline after the first visit. */
import type { Route } from '../../shared/wire/routes.ts';

export function needsServer(route: Route): boolean {
  switch (route.name) {
    case 'home':
    case 'table':
    case 'alone':
      return true;
    case 'shared':
      // Without a link in the address, the page opens a game from a file, which needs no server.
      return route.link !== null;
    // These two work offline, because results and boards are stored on this device. Only starting a game needs the
    // server.
    case 'daily':
    case 'boards':
    case 'rules':
    case 'voyage':
    case 'puzzles':
    case 'nowhere':
      return false;
  }
}
