/** Reads addresses, codes and keys in the form in which people type, paste and forward them. */
import { cleaned } from './cleaned.ts';
import { codesIn, keysIn } from './codes-in.ts';
import { exactRoute, PARTS, type Route } from './routes.ts';

const NOWHERE: Route = { name: 'nowhere' };

/**
 * The page for an address. Links that are pasted from chats and mails may come with quotes, brackets, other words of
 * the message, capitals, invisible characters or tracking parameters. Any address that still identifies a page leads to
 * that page.
 */
export function routeOf(path: string, hash = ''): Route {
  const text = cleaned(path);
  const [place = '', behind = ''] = text.split(/[?&#](.*)/s);
  // Browsers treat an escaped "#" as part of the path, but the sender meant it as the beginning of the hash.
  const fragment = hash.length > 1 ? cleaned(hash) : text.includes('#') ? `#${behind}` : '';
  const [first, second, ...more] = place
    .split(/[/\\]+/)
    .map((part) => part.replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, ''))
    .filter((part) => part !== '');
  if (first === undefined) return { name: 'home' };
  const name = nameIn(first);
  if (name === 't' && second !== undefined) return tableOf(second, more, fragment);
  if (name === 'boards') return boardsOf(second, more, fragment);
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

function boardsOf(second: string | undefined, more: readonly string[], hash: string): Route {
  const [packed] = /[\w-]+/.exec(hash) ?? [];
  const key = second && /^[a-z0-9]*/i.exec(second)?.[0].toLowerCase();
  const rest = key === undefined ? (packed ? `#${packed}` : '') : ['', key, ...more.map(nameIn)].join('/');
  return exactRoute(`/boards${rest}`) ?? NOWHERE;
}

/**
 * The word at the start of a path segment, in lower case. The rest is ignored: it may be text
 * that stood directly after the link.
 */
function nameIn(part: string): string {
  return /^[a-z]+(?![a-z0-9])/i.exec(part)?.[0].toLowerCase() ?? '';
}

function puzzleIn(part: string): string {
  return /^[a-z]+\d+-\d+/i.exec(part)?.[0].toLowerCase() ?? part;
}

/** The date in a hash. There may be no game on that date: the page handles this case. */
function dayIn(hash: string): string | null {
  return /\d{4}-\d\d-\d\d/.exec(hash)?.[0] ?? null;
}

function only(those: readonly string[]): string | null {
  const [one = null] = those;
  return those.length === 1 ? one : null;
}

/** What somebody means by the text that they typed into a field for a table's code. */
export type Meant =
  | { what: 'table'; code: string; key: string | null }
  /** The input contains several codes, and it is unclear which one is meant. */
  | { what: 'several'; codes: readonly string[] }
  | { what: 'nothing' };

/** The table that an input identifies. The input may be a code, a link, or a text that contains one of these. */
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

/** The keys in an input where a key is expected. A key may be alone, in a link or in a text. */
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
