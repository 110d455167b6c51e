/** How the tests run for each mutant: only the tests of the mutant's part, in one thread, the slow ones last. */
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import part from './parts.ts';

/**
 * These tests play thousands of games or damage many files. They run last, because most mutants are killed by other
 * tests before that.
 */
const LONG = [
  'daily-copies',
  'table',
  'series-at-random',
  'moves',
  'review',
  'poseidon',
  'garbage',
  'allowed',
  'alarm',
  'views',
  'perft',
  'properties',
  'navigators',
  'damage',
  'planted-faults',
];

class LongLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => LONG.indexOf(basename(moduleId, '.test.ts'));
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)));
  }
}

export default defineConfig({
  test: {
    include: part.tests,
    setupFiles: ['tests/mutants/setup.ts', 'tests/helpers/setup.ts'],
    env: { EXPLORE: '', STORE_FAULTS: '6' },
    reporters: [],
    isolate: false,
    sequence: { sequencer: LongLast },
    testTimeout: 60_000,
  },
});
