/** `npm run mutants`: which faults no test would notice. See docs/MUTANTS.md. */
import part from './parts.ts';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: part.mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A machine that has other things to do is no reason to take a mutant for an endless loop.
  timeoutMS: 60_000,
  timeoutFactor: 4,
  // Some mutants fill the memory: soon is soon enough.
  testRunnerNodeArgs: ['--max-old-space-size=1024'],
  ignorePatterns: ['dist', 'data', 'docs', 'client', 'test-results'],
  tempDirName: `test-results/mutants/sandbox-${part.name}`,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: `test-results/mutants/${part.name}.html` },
  jsonReporter: { fileName: `test-results/mutants/${part.name}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
