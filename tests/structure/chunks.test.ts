/** Which of the app's shared files a module is bundled into. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameSharedChunk, SHARED_CHUNKS } from '../../client/build/chunks.ts';

/** The shared file of a module that these lazily loaded modules import, directly and through another module. */
function chunkOf(...users: readonly string[]): string | null {
  const between = { importers: users.slice(1), dynamicImporters: [] };
  const name = nameSharedChunk();
  return name('module.ts', {
    getModuleInfo: (id) => {
      if (id === 'module.ts')
        return { importers: [...users.slice(0, 1), 'between.ts'], dynamicImporters: [] };
      if (id === 'between.ts') return between;
      return { importers: [], dynamicImporters: ['app.ts'] };
    },
  });
}

const USERS = [
  ...[
    'app/TablePage.svelte',
    'Join.svelte',
    'Lobby.svelte',
    'PoseidonScreen.svelte',
    'NavigatorsScreen.svelte',
  ],
  ...['AlonePage.svelte', 'RulesPage.svelte', 'text/en/teaching.ts', 'EndingScreen.svelte', 'banners.ts'],
];

describe('a module', () => {
  it.each([
    ['table', ['app/TablePage.svelte']],
    ['table', ['Join.svelte', 'Lobby.svelte', 'PoseidonScreen.svelte']],
    ['common', ['Join.svelte', 'RulesPage.svelte']],
    ['common', ['app/TablePage.svelte', 'text/de/teaching.ts']],
    ['late', ['app/TablePage.svelte', 'banners.ts']],
    ['light', ['Lobby.svelte', 'AlonePage.svelte']],
    ['common', ['Lobby.svelte', 'AlonePage.svelte', 'PoseidonScreen.svelte']],
    ['settings', ['Lobby.svelte', 'RulesPage.svelte']],
    ['lobby-and-game', ['Lobby.svelte', 'PoseidonScreen.svelte']],
    ['boards', ['PoseidonScreen.svelte', 'RulesPage.svelte']],
    ['game', ['PoseidonScreen.svelte', 'NavigatorsScreen.svelte']],
    [null, ['Lobby.svelte']],
    [null, ['RulesPage.svelte', 'EndingScreen.svelte']],
  ])('belongs to %s if %j use it', (chunk, users) => {
    expect(chunkOf(...users)).toBe(chunk);
  });

  it('never moves to a later file if more screens use it, so that a file imports only earlier ones', () => {
    const place = (users: readonly string[]) => {
      const chunk = chunkOf(...users);
      return chunk === null ? SHARED_CHUNKS.length : SHARED_CHUNKS.indexOf(chunk);
    };
    const some = fc.subarray(USERS, { minLength: 1 });
    fc.assert(
      fc.property(some, some, (users, more) => place([...new Set([...users, ...more])]) <= place(users)),
    );
  });
});
