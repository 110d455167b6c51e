/**
 * The addresses of the pages:
 * - `/` home
 * - `/t/CODE` a table, `/t/CODE/record` the list of its games, `/t/CODE/olympus` its big screen
 * - `/g/LINK` a shared game, `/g` opens a game from a file
 * - `/voyage/poseidon`, `/voyage/navigators` the tutorials; a table's code in the hash leads back to that
 *   table
 * - `/rules` the rules
 * - `/puzzles` the puzzles, `/puzzles/ID` one of them
 * - `/boards` the boards of this device, and the board in the hash; `/boards/KEY` one of them, `/boards/KEY/edit` its
 *   editor
 * - `/alone` playing alone
 * - `/daily` today's game, or the game of the day in the hash
 *
 * A key in the hash (`#key=…`) takes over a player's seat.
 */
import type { Side } from '../game/game.ts';
import { isCode, isKey } from './codes.ts';

export type TablePart = 'play' | 'record' | 'olympus';

export type Route =
  | { name: 'home' }
  | { name: 'table'; code: string; part: TablePart; key: string | null }
  | { name: 'voyage'; role: Side; table: string | null }
  | { name: 'rules' }
  | { name: 'puzzles'; id: string | null }
  | { name: 'boards'; rest: string }
  | { name: 'alone' }
  | { name: 'daily'; day: string | null }
  | { name: 'shared'; link: string | null }
  | { name: 'nowhere' };

export const PARTS: ReadonlyMap<string, TablePart> = new Map([
  ['', 'play'],
  ['record', 'record'],
  ['olympus', 'olympus'],
]);

/** The pages of boards, which client/seas/paths.ts tells apart. */
const BOARDS = /^\/boards((?:#[\w-]+|\/[a-z0-9]{6}(?:\/edit)?)?)$/;

/**
 * The page for an address that has exactly the form that the app itself uses; otherwise undefined. Forwarded links
 * often have extra characters. Such links are read by `routeOf` in addresses.ts, which is loaded only when needed.
 */
export function exactRoute(path: string, hash = ''): Route | undefined {
  const [, name, second, third, ...more] = path.split('/');
  if (more.length > 0) return undefined;
  if (name === 't') return exactTable(second, third, hash);
  const [, rest] = BOARDS.exec(path + hash) ?? [];
  if (rest !== undefined) return { name: 'boards', rest };
  if (third !== undefined) return undefined;
  if (second === undefined) {
    if (name === '') return { name: 'home' };
    if (name === 'rules' || name === 'alone') return { name };
    if (name === 'puzzles') return { name, id: null };
    if (name === 'g') return { name: 'shared', link: null };
    if (name === 'daily' && /^(#\d{4}-\d\d-\d\d)?$/.test(hash)) return { name, day: hash.slice(1) || null };
    return undefined;
  }
  if (name === 'puzzles' && /^[a-z]\d+-\d+$/.test(second)) return { name, id: second };
  if (name === 'g' && /^[\w-]+$/.test(second)) return { name: 'shared', link: second };
  const isSide = second === 'poseidon' || second === 'navigators';
  if (name === 'voyage' && isSide && (hash === '' || isCode(hash.slice(1))))
    return { name, role: second, table: hash.slice(1) || null };
  return undefined;
}

function exactTable(code = '', named = '', hash: string): Route | undefined {
  const part = PARTS.get(named);
  const [, key = null] = /^#key=(.*)$/.exec(hash) ?? [];
  if (!isCode(code) || part === undefined || (hash !== '' && (key === null || !isKey(key)))) return undefined;
  return { name: 'table', code, part, key };
}

export const tablePath = (code: string) => `/t/${code}`;
/** The path of a tutorial. If a table's code is given, the tutorial leads back to that table. */
export const voyagePath = (role: Side, table?: string | null) => `/voyage/${role}${table ? `#${table}` : ''}`;
export const RULES_PATH = '/rules';
export const PUZZLES_PATH = '/puzzles';
export const puzzlePath = (id: string) => `/puzzles/${id}`;
export const BOARDS_PATH = '/boards';
export const ALONE_PATH = '/alone';
export const DAILY_PATH = '/daily';
/** The path of the game of a given day. It can be opened on later days too. */
export const dayPath = (day: string) => `/daily#${day}`;
export const OPEN_GAME_PATH = '/g';
export const sharedPath = (link: string) => `/g/${link}`;
export const recordPath = (code: string) => `/t/${code}/record`;
export const olympusPath = (code: string) => `/t/${code}/olympus`;
export const keyPath = (code: string, key: string) => `/t/${code}#key=${key}`;

/** The address of a page, or null if it has none. */
export function pathOf(route: Route): string | null {
  switch (route.name) {
    case 'home':
      return '/';
    case 'table': {
      const { code, part, key } = route;
      const path =
        part === 'play' ? tablePath(code) : part === 'record' ? recordPath(code) : olympusPath(code);
      return key === null ? path : `${path}#key=${encodeURIComponent(key)}`;
    }
    case 'voyage':
      return voyagePath(route.role, route.table);
    case 'rules':
      return RULES_PATH;
    case 'puzzles':
      return route.id === null ? PUZZLES_PATH : puzzlePath(route.id);
    case 'boards':
      return BOARDS_PATH + route.rest;
    case 'alone':
      return ALONE_PATH;
    case 'daily':
      return route.day === null ? DAILY_PATH : dayPath(route.day);
    case 'shared':
      return route.link === null ? OPEN_GAME_PATH : sharedPath(route.link);
    case 'nowhere':
      return null;
  }
}
