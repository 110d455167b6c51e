/** Seeds the random numbers before each test. After a failed test, prints what the helpers have recorded. */
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { EXPLORED, seeded } from './random.ts';
import { witnesses } from './witnesses.ts';

beforeEach(({ task }) => {
  // Give each test its own seed. Otherwise, all tests would try the same games.
  const seed = crc32(`${task.file.name} ${task.name} ${EXPLORED}`) | 0;
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
  // Code under test that uses Math.random has to give the same result in every run.
  Math.random = seeded(seed);
});

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const told = await Promise.all([...witnesses].map((witness) => witness(task.name)));
  if (EXPLORED !== 0) told.unshift(`EXPLORE=${EXPLORED} draws the chances of this run again.`);
  process.stderr.write(told.map((words) => `${words}\n\n`).join(''));
});

afterAll(() => {
  // Undo all fakes, so that the next test file in this process starts as if in a new process.
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
