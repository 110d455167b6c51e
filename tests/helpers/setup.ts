/** Before each test, seeds its random numbers. After a failed test, prints what helpers have recorded. */
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { EXPLORED, seeded } from './random.ts';
import { witnesses } from './witnesses.ts';

beforeEach(({ task }) => {
  // Each test has its own seed; otherwise all would try the same games.
  const seed = crc32(`${task.file.name} ${task.name} ${EXPLORED}`) | 0;
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
  // Code under test that uses Math.random must not make a test pass one day and fail the next.
  Math.random = seeded(seed);
});

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const told = await Promise.all([...witnesses].map((witness) => witness(task.name)));
  if (EXPLORED !== 0) told.unshift(`EXPLORE=${EXPLORED} draws the chances of this run again.`);
  process.stderr.write(told.map((words) => `${words}\n\n`).join(''));
});

afterAll(() => {
  // The next file of this process finds what a new process would.
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
