/** Links that messengers and e-mail programs have modified, and the pages to which they lead. */
import { describe, expect, it } from 'vitest';
import { boardAt } from '../../client/seas/paths.ts';
import { routeOf } from '../../shared/wire/addresses.ts';
import { exactRoute, pathOf, type Route } from '../../shared/wire/routes.ts';

const LINK = 'q3gkq0w8Z_-xYz012345678901234567';
const table = (part: 'play' | 'record' | 'olympus' = 'play', key: string | null = null): Route => ({
  name: 'table',
  code: 'RH7N2K',
  part,
  key,
});

const boards = (rest = ''): Route => ({ name: 'boards', rest });

/** Every page, by its address without the part after `#`. */
const PAGES: Readonly<Record<string, Route>> = {
  '/t/RH7N2K': table(),
  '/t/RH7N2K/record': table('record'),
  '/t/RH7N2K/olympus': table('olympus'),
  '/rules': { name: 'rules' },
  '/alone': { name: 'alone' },
  '/daily': { name: 'daily', day: null },
  '/puzzles': { name: 'puzzles', id: null },
  '/puzzles/a26-6': { name: 'puzzles', id: 'a26-6' },
  '/boards': boards(),
  '/boards/k3f9x2': boards('/k3f9x2'),
  '/boards/k3f9x2/edit': boards('/k3f9x2/edit'),
  [`/g/${LINK}`]: { name: 'shared', link: LINK },
  '/g': { name: 'shared', link: null },
  '/voyage/poseidon': { name: 'voyage', role: 'poseidon', table: null },
  '/voyage/navigators': { name: 'voyage', role: 'navigators', table: null },
};

/** Characters that may follow a link in a message. Browsers then take them for a part of the path. */
const TAILS = [
  ...[
    '',
    '/',
    '//',
    '.',
    ',',
    ')',
    ']',
    '!',
    ';',
    ':',
    '>',
    '*',
    "'",
    '’',
    '…',
    '...',
    '.)',
    '/.',
    '&utm_source=x',
  ],
  ...[
    '%22',
    '%3E',
    '%E2%80%9D',
    '%E2%80%99',
    '%C2%BB',
    '%E2%80%A6',
    '%3F',
    '%EF%BC%89',
    '%E3%80%82',
    '%2522',
  ],
  ...[
    '%E2%80%8B',
    '%EF%BB%BF',
    '%C2%AD',
    '%E2%80%8E',
    '%0A',
    '%20',
    '%E2',
    '%',
    '%3Ffbclid=abc',
    '%2C%20come',
  ],
  ...['.Then', '%E3%80%82%E3%81%9D%E3%81%97%E3%81%A6'],
];

describe.each(Object.entries(PAGES))('%s', (path, route) => {
  it.each(TAILS)('is found with “%s” behind it', (tail) => {
    expect(routeOf(path + tail)).toEqual(route);
  });

  it('is found with doubled slashes, and marks before its parts', () => {
    expect(routeOf(path.replaceAll('/', '//'))).toEqual(route);
    expect(routeOf(path.replace(/\/(?=[^/]*$)/, '/%E2%80%9C%E2%80%8B'))).toEqual(route);
  });

  it('is written as it was, and read as such', () => {
    expect(pathOf(route)).toBe(path);
    expect(exactRoute(path)).toEqual(route);
  });

  it.each(TAILS.filter((tail) => tail !== ''))(
    'is never read as another where “%s” stands behind it',
    (tail) => {
      expect([undefined, routeOf(path + tail)]).toContainEqual(exactRoute(path + tail));
    },
  );
});

it.each(Object.entries(PAGES).filter(([, { name }]) => name !== 'shared'))(
  '%s is found in capitals and in small letters',
  (path, route) => {
    expect(routeOf(path.toUpperCase())).toEqual(route);
    expect(routeOf(path.toLowerCase())).toEqual(route);
  },
);

it.each([
  ['', { key: null, isEdited: false, packed: null }],
  ['/k3f9x2', { key: 'k3f9x2', isEdited: false, packed: null }],
  ['/k3f9x2/edit', { key: 'k3f9x2', isEdited: true, packed: null }],
  ['#Ac-_9', { key: null, isEdited: false, packed: 'Ac-_9' }],
])('/boards%s leads to what it names', (rest, found) => {
  expect(boardAt(rest)).toEqual(found);
});

describe('what stands behind the “#”', () => {
  const keyed = table('play', 'M7KPX2RT');

  it.each([
    ['/t/RH7N2K', '#key=M7KPX2RT', keyed],
    ['/t/RH7N2K', '#key=M7KPX2RT.', keyed],
    ['/t/RH7N2K', '#key=m7kp-x2rt%E2%80%9D', keyed],
    ['/t/RH7N2K', '#KEY=M7KPX2RT&utm_source=x', keyed],
    ['/t/RH7N2K', '#key=M7KPX2RT?fbclid=x', keyed],
    ['/t/RH7N2K%23key=M7KPX2RT', '', keyed],
    ['/t/RH7N2K/%23key%3DM7KPX2RT%29', '', keyed],
    ['/t/RH7N2K', '#key=nonsense', table('play', 'nonsense')],
    ['/t/RH7N2K', '#xtor=mail', table()],
    ['/daily', '#2026-11-05', { name: 'daily', day: '2026-11-05' }],
    ['/daily', '#2026-11-05).', { name: 'daily', day: '2026-11-05' }],
    ['/daily', '#2026%E2%80%9111%E2%80%9105', { name: 'daily', day: '2026-11-05' }],
    ['/daily%232026-11-05', '', { name: 'daily', day: '2026-11-05' }],
    ['/boards', '#Ac-_9', boards('#Ac-_9')],
    ['/boards', '#Ac-_9%E2%80%9D', boards('#Ac-_9')],
    ['/boards%23Ac-_9', '', boards('#Ac-_9')],
    ['/boards', '#', boards()],
    ['/boards', '#!', boards()],
    ['/voyage/poseidon', '#RH7N2K.', { name: 'voyage', role: 'poseidon', table: 'RH7N2K' }],
  ] as const)('%s%s', (path, hash, route) => {
    expect(routeOf(path, hash)).toEqual(route);
    expect([undefined, route]).toContainEqual(exactRoute(path, hash));
  });
});

it.each(['/', '//', '/.', '/%E2%80%9D', '/index.html', '/&utm_source=x'])('%s is home', (path) => {
  expect(routeOf(path)).toEqual({ name: 'home' });
});

it.each([
  ...['/t', '/t/', '/t/nothing', '/t/RH7', '/t/RH7N2K/else', '/t/RH7N2K/record/more', '/tables/RH7N'],
  ...[
    '/rules/more',
    '/ruleset',
    '/voyage',
    '/voyage/triton',
    '/puzzles/a1-1/b',
    '/boards/k3f9',
    '/boards/k3f9x2/play',
    '/boards/k3f9x2/edit/more',
    '/assets/index-abc.js',
    '/sw.js',
  ],
  ...['/favicon.ico', '/manifest.webmanifest', '/icon-192.png', '/socket.io/'],
])('%s is nowhere', (path) => {
  expect(routeOf(path)).toEqual({ name: 'nowhere' });
});
