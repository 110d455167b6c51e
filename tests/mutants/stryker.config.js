/** `npm run mutants` finds faults that no test would detect (see docs/MUTANTS.md). */
import part from './parts.ts';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: part.mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Allow plenty of time. On a busy machine, a slow mutant must not be mistaken for one with an endless loop.
  timeoutMS: 60_000,
  timeoutFactor: 4,
  // Some mutants fill the memory. A low memory limit ends their tests early.
  testRunnerNodeArgs: ['--max-old-space-size=1024'],
  ignorePatterns: ['dist', 'data', 'docs', 'client', 'test-results'],
  tempDirName: `test-results/mutants/sandbox-${part.name}`,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: `test-results/mutants/${part.name}.html` },
  jsonReporter: { fileName: `test-results/mutants/${part.name}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
