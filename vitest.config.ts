import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** `EXPLORE=1` draws new chances, `EXPLORE=<seed>` those of an earlier run; else they are the same in every run. */
const explore = process.env['EXPLORE'] ?? '';
const seed = explore === '1' ? String(Date.now() % 1_000_000_000) : explore;

/** What takes long and is left to `npm run test:all`. */
const LONG = 'tests/**/*.long.test.ts';
const IN_BROWSER = ['tests/browser/**/*.test.ts', 'tests/gallery/**/*.test.ts'];
const BROWSER_SETUP = 'tests/running/browser-setup.ts';

/** They replace modules, or plant faults into them: each needs a process of its own. */
const ISOLATED = ['tests/server/making.test.ts', 'tests/harness/**/*.test.ts'];

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, test: { ...test, name } };
}

export default defineConfig({
  plugins: [svelte()],
  test: {
    projects: [
      project('browser', { include: IN_BROWSER, exclude: [LONG], globalSetup: BROWSER_SETUP }),
      project('quick', { include: ['tests/**/*.test.ts'], exclude: [LONG, ...IN_BROWSER, ...ISOLATED] }),
      project('isolated', { include: ISOLATED, exclude: [LONG], isolate: true }),
      project('long', { include: [LONG], globalSetup: BROWSER_SETUP }),
    ],
    // A process runs many files, each of which would otherwise load the same modules anew.
    isolate: false,
    setupFiles: ['tests/helpers/texts.ts', 'tests/helpers/setup.ts'],
    runner: 'tests/running/runner.ts',
    env: { EXPLORE: seed },
    // These only end what hangs. A test that may take longer says so itself.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // Tests of pages wait for paints and timers as often as they compute: two files at a time, also on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A browser that dies on a machine shared with others is no fault of ours; a fault of ours fails twice.
    retry: process.env['CI'] ? 1 : 0,
    reporters: [
      'default',
      'tests/running/reporter.ts',
      ...(process.env['CI']
        ? [['json', { outputFile: 'test-results/vitest.json' }] satisfies [string, object]]
        : []),
    ],
  },
});
