/** Where the page is, and how it goes elsewhere. The addresses are those of shared/wire/routes.ts. */
import { exactRoute, pathOf, type Route } from '../../shared/wire/routes.ts';

export type { TablePart } from '../../shared/wire/routes.ts';
export {
  ALONE_PATH,
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
  /** Changes the address: as overlays.ts wants it, once something can lie over a page. */
  leave: (path: string) => void = (path) => history.pushState(null, '', path);

  /** Reads the page's address, now and whenever it changes; resolves when there is a page to show. */
  async start(): Promise<void> {
    addEventListener('popstate', () => void this.#read());
    await this.#read();
  }

  /** The page to show. */
  get route(): Route {
    return this.#route;
  }

  /** Goes to another page without loading it anew. */
  go(path: string): void {
    if (path === location.pathname + location.hash) return;
    this.leave(path);
    void this.#read();
    scrollTo(0, 0);
  }

  /** A link was clicked: goes there without loading the page anew, unless it is to be opened elsewhere. */
  followLink(event: MouseEvent, path: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(path);
  }

  /** Takes the key out of the address: it has been used, or was not wanted. */
  forgetKey(): void {
    history.replaceState(history.state, '', location.pathname);
    void this.#read();
  }

  async #read(): Promise<void> {
    const { pathname, hash } = location;
    const exact = exactRoute(pathname, hash);
    if (exact) return void (this.#route = exact);
    const meant = await meantBy(pathname, hash);
    // Somebody has gone on meanwhile.
    if (pathname !== location.pathname || hash !== location.hash) return;
    this.#tidy(meant);
    this.#route = meant;
  }

  /** An address that came with something on it is written as we write it: people copy it, and reload. */
  #tidy(route: Route): void {
    const [path = '', hash] = pathOf(route)?.split(/(?=#)/) ?? [];
    if (path === '' || path === location.pathname) return;
    history.replaceState(history.state, '', path + location.search + (hash ?? location.hash));
  }
}

/** The page meant by an address that is not written as we write it; nowhere, too, if that can't be found out. */
async function meantBy(path: string, hash: string): Promise<Route> {
  try {
    const { routeOf } = await import('../../shared/wire/addresses.ts');
    return routeOf(path, hash);
  } catch {
    return { name: 'nowhere' };
  }
}

export const router = new Router();
