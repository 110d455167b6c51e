import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { COMPILE_CACHE } from './tests/helpers/compile-cache.ts';

/**
 * The seed of the tests' random numbers. `EXPLORE=1` chooses a new seed, and `EXPLORE=<seed>` repeats an earlier run.
 * Without it, the numbers are the same in every run.
 */
const explore = process.env['EXPLORE'] ?? '';
const seed = explore === '1' ? String(Date.now() % 1_000_000_000) : explore;

// All processes of the run and their threads use the cache, because many of them load the whole server.
process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE;

/** Tests that take long. Only `npm run test:all` runs them. */
const LONG = 'tests/**/*.long.test.ts';
/** Checks some states of the gallery. The long tests of the gallery check them more thoroughly. */
const EVERY_RUN = 'tests/gallery/every-run.test.ts';
const IN_BROWSER = ['tests/browser/**/*.test.ts', 'tests/gallery/**/*.test.ts'];
const BROWSER_SETUP = 'tests/running/browser-setup.ts';
const POSTGRES_SETUP = 'tests/running/postgres-setup.ts';

/** Tests that replace modules or plant faults in them. Each of these files needs a process of its own. */
const ISOLATED = ['tests/server/making.test.ts', 'tests/harness/**/*.test.ts'];

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, test: { ...test, name } };
}

// `npm run test:all` sets the mode `all`.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  test: {
    projects: [
      project('browser', {
        include: IN_BROWSER,
        exclude: mode === 'all' ? [LONG, EVERY_RUN] : [LONG],
        globalSetup: BROWSER_SETUP,
      }),
      project('quick', {
        include: ['tests/**/*.test.ts'],
        exclude: [LONG, ...IN_BROWSER, ...ISOLATED],
        globalSetup: POSTGRES_SETUP,
      }),
      project('isolated', { include: ISOLATED, exclude: [LONG], isolate: true }),
      project('long', { include: [LONG], globalSetup: [BROWSER_SETUP, POSTGRES_SETUP] }),
    ],
    // Files share a process, because otherwise each file would load the same modules again.
    isolate: false,
    setupFiles: ['tests/helpers/texts.ts', 'tests/helpers/setup.ts'],
    runner: 'tests/running/runner.ts',
    env: { EXPLORE: seed },
    // These timeouts are meant only for tests that hang. A test that may take longer sets its own timeout.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // Tests of pages spend about half their time waiting for paints and timers, so even on two cores two files run at
    // a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // On a shared machine, a browser may crash through no fault of our code, so a failed test is repeated once. A fault
    // in our code fails both times.
    retry: process.env['CI'] ? 1 : 0,
    reporters: [
      'default',
      'tests/running/reporter.ts',
      ...(process.env['CI']
        ? [['json', { outputFile: 'test-results/vitest.json' }] satisfies [string, object]]
        : []),
    ],
  },
}));
