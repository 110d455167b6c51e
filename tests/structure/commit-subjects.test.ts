/**
 * Tests which commit subjects `npm run check:commits` refuses, and that the command succeeds if it can't read the
 * history.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPT = resolve('tests/english/commit-subjects.ts');
const LONG = 'A subject that is seventy-three characters long has one character too man';
const BEFORE_THE_RULE = '2026-01-01T00:00:00Z';
const AFTER_THE_RULE = '2027-01-01T00:00:00Z';

const hasGit = spawnSync('git', ['--version']).status === 0;
let folder = '';
beforeEach((context) => {
  context.skip(!hasGit, 'no git on this machine');
  folder = mkdtempSync(join(tmpdir(), 'odyssey-commits-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...words: string[]): void {
  const { status, stderr } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

function commit(subject: string, date = AFTER_THE_RULE): void {
  const who = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@b.c',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@b.c',
  };
  const when = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const { status, stderr } = spawnSync('git', ['commit', '--allow-empty', '--no-gpg-sign', '-m', subject], {
    cwd: folder,
    env: { ...process.env, ...who, ...when },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

function check(cwd = folder): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd, encoding: 'utf8' });
  return { status, printed: stdout + stderr };
}

it('passes outside a repository', () => {
  expect(check()).toEqual({ status: 0, printed: '0 commit subjects, 0 longer than 72 characters\n' });
});

it('refuses a long subject by its commit', () => {
  git('init', '--quiet');
  commit(LONG.slice(0, 72));
  expect(check().status).toBe(0);
  commit(LONG);
  const { status, printed } = check();
  expect(status).toBe(1);
  expect(printed).toContain(`73: ${LONG}`);
});

it('passes long subjects from before the rule, and from before the last tag', () => {
  git('init', '--quiet');
  commit(LONG, BEFORE_THE_RULE);
  expect(check().status).toBe(0);
  commit(LONG);
  git('tag', 'v1');
  expect(check()).toEqual({ status: 0, printed: '0 commit subjects, 0 longer than 72 characters\n' });
});

it('looks at the commits that a shallow clone has', () => {
  git('init', '--quiet');
  commit('Begin', BEFORE_THE_RULE);
  commit(LONG);
  git('clone', '--quiet', '--depth', '1', `file://${folder}`, 'shallow');
  expect(check(join(folder, 'shallow')).status).toBe(1);
});

it('passes a copy of the files inside another repository', () => {
  git('init', '--quiet');
  commit(LONG);
  const copy = mkdtempSync(join(folder, 'copy-'));
  expect(check(copy).status).toBe(0);
});
