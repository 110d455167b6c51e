/** Where the page is: `/` is home, `/t/CODE` a table. */
import { parseCode } from '../shared/codes.ts';

export type Route = { name: 'home' } | { name: 'table'; code: string } | { name: 'nowhere' };

class Router {
  #path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.#path = location.pathname));
  }

  /** The page to show; a table's code may be written in any way that people type it. */
  get route(): Route {
    if (this.#path === '/') return { name: 'home' };
    const typed = /^\/t\/([^/]+)\/?$/.exec(this.#path)?.[1];
    const code = typed === undefined ? undefined : parseCode(decode(typed));
    return code === undefined ? { name: 'nowhere' } : { name: 'table', code };
  }

  /** Goes to another page without loading it anew. */
  go(path: string): void {
    if (path === this.#path) return;
    history.pushState(null, '', path);
    this.#path = path;
    scrollTo(0, 0);
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export const router = new Router();

export const tablePath = (code: string) => `/t/${code}`;
