/** Tests which pages need the server. */
import { expect, it } from 'vitest';
import { needsServer } from '../../client/lib/needs-server.ts';
import type { Route } from '../../shared/wire/routes.ts';

const CASES: readonly [route: Route, needs: boolean][] = [
  [{ name: 'home' }, true],
  [{ name: 'alone' }, true],
  [{ name: 'table', code: 'CD5F', part: 'play', key: null }, true],
  [{ name: 'table', code: 'CD5F', part: 'record', key: null }, true],
  [{ name: 'table', code: 'CD5F', part: 'olympus', key: null }, true],
  [{ name: 'shared', link: 'link' }, true],
  [{ name: 'shared', link: null }, false],
  [{ name: 'daily', day: null }, false],
  [{ name: 'daily', day: '2026-11-20' }, false],
  [{ name: 'rules' }, false],
  [{ name: 'puzzles', id: null }, false],
  [{ name: 'puzzles', id: 'a1-1' }, false],
  [{ name: 'voyage', role: 'navigators', table: null }, false],
  [{ name: 'voyage', role: 'poseidon', table: 'CD5F' }, false],
  [{ name: 'nowhere' }, false],
];

it.each(CASES)('%j: %s', (route, needs) => {
  expect(needsServer(route)).toBe(needs);
});
