/**
 * The addresses of the pages: `/` is home, `/t/CODE` a table, `/t/CODE/record` its evening, `/t/CODE/olympus` its
 * big screen; `/g/LINK` is a game that somebody shares, `/g` opens one from a file; `/voyage/poseidon` and
 * `/voyage/navigators` are the tutorials (with a table's code in the hash they lead back to it), `/rules` the rules,
 * `/puzzles` the puzzles and `/puzzles/ID` one of them; `/alone` is for playing alone, `/daily` the voyage of the day,
 * with another day in the hash. A key in the hash (`#key=…`) takes a player's place over.
 */
import type { Side } from '../game/game.ts';
import { cleaned } from './cleaned.ts';
import { codesIn, keysIn } from './codes-in.ts';

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

const PARTS: ReadonlyMap<string, TablePart> = new Map([
  ['', 'play'],
  ['record', 'record'],
  ['olympus', 'olympus'],
]);

const NOWHERE: Route = { name: 'nowhere' };

/**
 * The page that an address means. Links come through chats and mails with quotes, brackets, a full stop or the rest
 * of the sentence on them, in capitals, with invisible marks, with what a tracker adds: whatever still names a page
 * leads there.
 */
export function routeOf(path: string, hash = ''): Route {
  const text = cleaned(path);
  const [place = '', behind = ''] = text.split(/[?&#](.*)/s);
  // An escaped "#" is part of the path for browsers, but not for who sent the link.
  const fragment = hash.length > 1 ? cleaned(hash) : text.includes('#') ? `#${behind}` : '';
  const [first, second, ...more] = place
    .split(/[/\\]+/)
    .map((part) => part.replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, ''))
    .filter((part) => part !== '');
  if (first === undefined) return { name: 'home' };
  const name = nameIn(first);
  if (name === 't' && second !== undefined) return tableOf(second, more, fragment);
  if (more.length > 0) return NOWHERE;
  if (second === undefined) {
    if (name === 'index') return { name: 'home' };
    if (name === 'rules' || name === 'alone') return { name };
    if (name === 'daily') return { name, day: dayIn(fragment) };
  }
  if (name === 'puzzles') return { name, id: second === undefined ? null : puzzleIn(second) };
  if (name === 'g') return sharedOf(second);
  const role = second && nameIn(second);
  if (name === 'voyage' && (role === 'poseidon' || role === 'navigators'))
    return { name, role, table: only(codesIn(fragment)) };
  return NOWHERE;
}

function tableOf(second: string, more: readonly string[], hash: string): Route {
  const [code] = codesIn(second);
  const part = more.length < 2 ? PARTS.get(nameIn(more[0] ?? '')) : undefined;
  if (code === undefined || part === undefined) return NOWHERE;
  const typed = /[#?&]key=([^&?#]*)/i.exec(hash)?.[1];
  return { name: 'table', code, part, key: typed === undefined ? null : (only(keysIn(typed)) ?? typed) };
}

function sharedOf(second: string | undefined): Route {
  if (second === undefined) return { name: 'shared', link: null };
  const link = /^[\w-]+/.exec(second)?.[0];
  return link === undefined ? NOWHERE : { name: 'shared', link };
}

/** The word that a part of a path begins with, in small letters: what follows it may be the rest of a sentence. */
function nameIn(part: string): string {
  return /^[a-z]+(?![a-z0-9])/i.exec(part)?.[0].toLowerCase() ?? '';
}

function puzzleIn(part: string): string {
  return /^[a-z]+\d+-\d+/i.exec(part)?.[0].toLowerCase() ?? part;
}

/** The day that a hash names; a day that has no voyage is up to the page. */
function dayIn(hash: string): string | null {
  return /\d{4}-\d\d-\d\d/.exec(hash)?.[0] ?? null;
}

function only(those: readonly string[]): string | null {
  const [one = null] = those;
  return those.length === 1 ? one : null;
}

/** What somebody means who types or pastes something where a table's code is asked for. */
export type Meant =
  | { what: 'table'; code: string; key: string | null }
  /** More than one: which of them can't be known. */
  | { what: 'several'; codes: readonly string[] }
  | { what: 'nothing' };

/** The table meant by a code, a link to a table, or a text with one of them in it. */
export function tableMeant(typed: string): Meant {
  const links = [...cleaned(typed).matchAll(/\/t\/\S*/gi)]
    .map(([path]) => routeOf(...split(path)))
    .filter((route) => route.name === 'table');
  const codes = links.length > 0 ? [...new Set(links.map(({ code }) => code))] : codesIn(typed);
  const [code] = codes;
  if (code === undefined) return { what: 'nothing' };
  if (codes.length > 1) return { what: 'several', codes };
  return { what: 'table', code, key: links.find(({ key }) => key !== null)?.key ?? null };
}

/** The keys in what somebody types or pastes where one is asked for: alone, in a link, or in a text. */
export function keysMeant(typed: string): string[] {
  const inLinks = [...cleaned(typed).matchAll(/[#?&]key=([^&?#\s]*)/gi)].flatMap(([, key = '']) =>
    keysIn(key),
  );
  return inLinks.length > 0 ? [...new Set(inLinks)] : keysIn(typed);
}

function split(link: string): [path: string, hash: string] {
  const at = link.indexOf('#');
  return at < 0 ? [link, ''] : [link.slice(0, at), link.slice(at)];
}

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

/** The address of a page as we write it; null for none. */
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
