import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** `EXPLORE=1` draws new chances, `EXPLORE=<seed>` those of an earlier run; else they are the same in every run. */
const explore = process.env['EXPLORE'] ?? '';
const seed = explore === '1' ? String(Date.now() % 1_000_000_000) : explore;

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/helpers/texts.ts', 'tests/helpers/setup.ts'],
    env: { EXPLORE: seed },
    // How long is no matter on a machine that is slow or has other things to do: these only end what hangs.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    // Tests of pages wait for paints and timers as often as they compute: two files at a time, also on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A browser that dies on a machine shared with others is no fault of ours; a fault of ours fails twice.
    retry: process.env['CI'] ? 1 : 0,
    reporters: process.env['CI']
      ? ['default', ['json', { outputFile: 'test-results/vitest.json' }]]
      : ['default'],
  },
});
