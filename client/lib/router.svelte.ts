/** Where the page is, and how it goes elsewhere. The addresses are those of shared/wire/addresses.ts. */
import { pathOf, routeOf, type Route } from '../../shared/wire/addresses.ts';
import { overlays } from './overlays.ts';

export type { TablePart } from '../../shared/wire/addresses.ts';
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
} from '../../shared/wire/addresses.ts';

class Router {
  #path = $state(location.pathname);
  #hash = $state(location.hash);
  readonly #route = $derived(routeOf(this.#path, this.#hash));

  constructor() {
    addEventListener('popstate', () => this.#read());
    this.#tidy();
    overlays.listen();
  }

  /** The page to show. */
  get route(): Route {
    return this.#route;
  }

  /** Goes to another page without loading it anew. */
  go(path: string): void {
    if (path === this.#path + this.#hash) return;
    overlays.leave(path);
    this.#read();
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
    history.replaceState(history.state, '', this.#path);
    this.#read();
  }

  #read(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
    this.#tidy();
  }

  /** An address that came with something on it is written as we write it: people copy it, and reload. */
  #tidy(): void {
    const [path = '', hash] = pathOf(routeOf(this.#path, this.#hash))?.split(/(?=#)/) ?? [];
    if (path === '' || path === this.#path) return;
    history.replaceState(history.state, '', path + location.search + (hash ?? this.#hash));
    this.#path = location.pathname;
    this.#hash = location.hash;
  }
}

export const router = new Router();
