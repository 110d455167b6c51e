import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/helpers/texts.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: process.env['CI']
      ? ['default', ['json', { outputFile: 'test-results/vitest.json' }]]
      : ['default'],
  },
});
