/** The current page, and functions that go to another page. The addresses are defined in shared/wire/routes.ts. */
import { exactRoute, pathOf, type Route } from '../../shared/wire/routes.ts';

export type { TablePart } from '../../shared/wire/routes.ts';
export {
  ALONE_PATH,
  BOARDS_PATH,
  DAILY_PATH,
  dayPath,
  keyPath,
  olympusPath,
  OPEN_GAME_PATH,
  puzzlePath,
  PUZZLES_PATH,
  recordPath,
  RULES_PATH,
  sharedPath,
  tablePath,
  voyagePath,
} from '../../shared/wire/routes.ts';

class Router {
  #route = $state.raw<Route>({ name: 'nowhere' });
  /** Changes the address. overlays.ts replaces this function when it is loaded. */
  leave: (path: string) => void = (path) => history.pushState(null, '', path);

  /** Follows the page's address and its links from now on. Resolves once there is a page to show. */
  async start(): Promise<void> {
    addEventListener('popstate', () => void this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
    await this.#read();
  }

  /** The page to show. */
  get route(): Route {
    return this.#route;
  }

  /** Goes to another page without a reload. */
  go(path: string): void {
    if (path === location.pathname + location.hash) return;
    this.leave(path);
    void this.#read();
    scrollTo(0, 0);
  }

  /** Removes the key from the address. Called after the player has used or declined it. */
  forgetKey(): void {
    history.replaceState(history.state, '', location.pathname);
    void this.#read();
  }

  /** Opens a clicked link to another page of the app without a reload, unless the click opens it elsewhere. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/') || link?.target || event.defaultPrevented) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(path);
  }

  async #read(): Promise<void> {
    const { pathname, hash } = location;
    const exact = exactRoute(pathname, hash);
    if (exact) return void (this.#route = exact);
    const meant = await meantBy(pathname, hash);
    // The user has gone to another page in the meantime.
    if (pathname !== location.pathname || hash !== location.hash) return;
    this.#tidy(meant);
    this.#route = meant;
  }

  /** Rewrites the address in its canonical form, because people copy it and reload it. */
  #tidy(route: Route): void {
    const [path = '', hash] = pathOf(route)?.split(/(?=#)/) ?? [];
    if (path === '' || path === location.pathname) return;
    history.replaceState(history.state, '', path + location.search + (hash ?? location.hash));
  }
}

/**
 * Finds the page for an address that isn't in canonical form. The result is "nowhere" if the address means no page, or
 * if that can't be checked.
 */
async function meantBy(path: string, hash: string): Promise<Route> {
  try {
    const { routeOf } = await import('../../shared/wire/addresses.ts');
    return routeOf(path, hash);
  } catch {
    return { name: 'nowhere' };
  }
}

export const router = new Router();
