/**
 * Where the page is: `/` is home, `/t/CODE` a table, `/t/CODE/record` its evening, `/t/CODE/olympus` its
 * big screen; `/g/LINK` is a game that somebody shares, `/g` opens one from a file; `/voyage/poseidon` and `/voyage/navigators` are first voyages (with a table's code in the hash they lead back to it), `/rules` the rules,
 * `/puzzles` the puzzles and `/puzzles/ID` one of them; `/alone` is for playing alone, `/daily` the voyage of the day, with another day in
 * the hash. A key in the hash (`#key=…`) takes a player's place over.
 */
import { parseCode } from '../../shared/wire/codes.ts';
import type { Side } from '../../shared/game/game.ts';

export type TablePart = 'play' | 'record' | 'olympus';

export type Route =
  | { name: 'home' }
  | { name: 'table'; code: string; part: TablePart; key: string | null }
  | { name: 'voyage'; role: Side; table: string | null }
  | { name: 'rules' }
  | { name: 'puzzles'; id: string | null }
  | { name: 'alone' }
  | { name: 'daily'; day: string | null }
  | { name: 'shared'; link: string | null }
  | { name: 'nowhere' };

const PARTS: Readonly<Record<string, TablePart>> = { '': 'play', record: 'record', olympus: 'olympus' };

class Router {
  #path = $state(location.pathname);
  #hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  /** The page to show; a table's code may be written in any way that people type it. */
  get route(): Route {
    if (this.#path === '/') return { name: 'home' };
    if (this.#path === '/rules') return { name: 'rules' };
    if (this.#path === '/alone') return { name: 'alone' };
    if (this.#path === '/daily')
      return { name: 'daily', day: /^#([\d-]{10})$/.exec(this.#hash)?.[1] ?? null };
    const [, role] = /^\/voyage\/(poseidon|navigators)$/.exec(this.#path) ?? [];
    if (role !== undefined) {
      const table = parseCode(this.#hash.slice(1)) ?? null;
      return { name: 'voyage', role: role as Side, table };
    }
    const puzzles = /^\/puzzles(?:\/([\w-]*))?\/?$/.exec(this.#path);
    if (puzzles) return { name: 'puzzles', id: puzzles[1] || null };
    const shared = /^\/g(?:\/([\w-]*))?\/?$/.exec(this.#path);
    if (shared) return { name: 'shared', link: shared[1] || null };
    const [, typed, rest = ''] = /^\/t\/([^/]+)(?:\/(\w*))?\/?$/.exec(this.#path) ?? [];
    const code = typed === undefined ? undefined : parseCode(decode(typed));
    const part = PARTS[rest];
    if (code === undefined || part === undefined) return { name: 'nowhere' };
    const key = /^#key=(.*)$/.exec(this.#hash)?.[1];
    return { name: 'table', code, part, key: key === undefined ? null : decode(key) };
  }

  /** Goes to another page without loading it anew. */
  go(path: string): void {
    if (path === this.#path + this.#hash) return;
    history.pushState(null, '', path);
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
    history.replaceState(null, '', this.#path);
    this.#read();
  }

  #read(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
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
/** With the code of a table, the voyage leads back to it. */
export const voyagePath = (role: Side, table?: string | null) => `/voyage/${role}${table ? `#${table}` : ''}`;
export const RULES_PATH = '/rules';
export const PUZZLES_PATH = '/puzzles';
export const puzzlePath = (id: string) => `/puzzles/${id}`;
export const ALONE_PATH = '/alone';
export const DAILY_PATH = '/daily';
/** The voyage of a day, whatever day it is opened on. */
export const dayPath = (day: string) => `/daily#${day}`;
export const OPEN_GAME_PATH = '/g';
export const sharedPath = (link: string) => `/g/${link}`;
export const recordPath = (code: string) => `/t/${code}/record`;
export const olympusPath = (code: string) => `/t/${code}/olympus`;
export const keyPath = (code: string, key: string) => `/t/${code}#key=${key}`;
