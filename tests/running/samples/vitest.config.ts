import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/running/samples/*.sample.ts'],
    runner: 'tests/running/runner.ts',
    reporters: ['default', 'tests/running/reporter.ts'],
  },
});
