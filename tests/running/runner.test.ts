/**
 * Tests that after a test hangs or throws an uncaught error, the rest of its file is soon skipped and the output names
 * the test. Runs samples to check this.
 */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs a sample, which must fail, and returns its output. */
function run(sample: string, ...flags: string[]): string {
  const file = `tests/running/samples/${sample}.sample.ts`;
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/running/samples/vitest.config.ts',
    file,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...vitest, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    timeout: 50_000,
  });
  expect(status).toBe(1);
  return stdout + stderr;
}

it('a test that hangs fails by its name, and the rest of its file is skipped', () => {
  const said = run('hangs', '--testTimeout=200');
  expect(said).toMatch(/FAIL .*hangs\.sample\.ts > hangs/);
  expect(said).toMatch(/Tests .*1 failed.*2 skipped/);
  expect(said).toContain('2 of: "hangs" hung');
});

it('an exception that nothing catches fails the test that runs, at once', () => {
  const said = run('throws', '--testTimeout=40000');
  expect(said).toMatch(/FAIL .*throws\.sample\.ts > waits for a child/);
  expect(said).toContain('ENOENT');
  expect(said).toMatch(/Tests .*1 failed.*1 skipped/);
});
